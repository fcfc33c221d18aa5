import KeyboardLiftCore
import KeyboardLiftDevices

/// What the systems do differently in keyboard notifications.
///
/// Each fact was seen in a log of the version named; it is kept for later systems until one is known to differ.
extension OSVersion {
  /// Frames are in portrait coordinates however the interface is turned: `{{0, 0}, {352, 1024}}` on an iPad in
  /// landscape (OmniGroup's OUIDocumentRenameViewController, iOS 5). In the interface's own coordinates from iOS 8
  /// on.
  var reportsPortraitCoordinates: Bool { self < OSVersion(8) }

  /// The animation's raw curve: ease-in-out before iOS 7, then 7, which has no name (openradar 14872290).
  var keyboardCurve: Int { self < OSVersion(7) ? 0 : 7 }

  /// Whether `UIKeyboardIsLocalUserInfoKey` is there: since iOS 9.
  var reportsIsLocal: Bool { self >= OSVersion(9) }

  /// Whether `didShow` and `didHide` carry frames alone. Logs of iOS 5.1 and of iOS 9 to 11 have neither duration,
  /// curve nor isLocal there; iOS 5.0 still had them (OmniGroup), and later logs have them again.
  var didShowCarriesFramesOnly: Bool { self >= OSVersion(5, 1) && self < OSVersion(12) }

  /// Whether the `did…` of a rotation carry frames alone; on iOS 5 they did, when those of a show still carried
  /// everything.
  var rotationEndsWithFramesOnly: Bool { self < OSVersion(9) }

  /// The duration of a show or hide without anything special, in seconds.
  static let plainDuration = 0.25
  /// The duration with a controller that is presented, in seconds (logs of iOS 7 to 11).
  static let presentationDuration = 0.4
  /// The duration with a controller that is pushed or popped, in seconds (openradar 15054825).
  static let navigationDuration = 0.35

  /// The duration of a keyboard that fades in, in seconds: 0.383 on iOS 26 (react-native-keyboard-controller #1242).
  var crossFadeDuration: Double { self < OSVersion(26) ? Self.plainDuration : 0.383 }

  /// Whether the keyboard slides sideways with a pushed or popped controller: up to iOS 6 (openradar 15054825).
  var slidesWithNavigation: Bool { self < OSVersion(7) }

  /// Whether a scroll view can drag the keyboard down: since iOS 7.
  var dismissesInteractively: Bool { self >= OSVersion(7) }

  /// Whether every field that becomes first responder gets a `willShow`: up to iOS 10 (openradar 34432484).
  var announcesEveryField: Bool { self < OSVersion(11) }

  /// Whether a change of the keyboard's kind posts no change-frame: seen in iOS 9.0 (openradar 22437233).
  var missesFrameOfKindChange: Bool { self >= OSVersion(9) && self < OSVersion(9, 1) }

  /// Whether the begin frame leaves the suggestion bar out when a hardware keyboard is taken away (openradar 18500204).
  var forgetsBarAfterHardwareKeyboard: Bool { self >= OSVersion(8) && self < OSVersion(8, 1) }

  /// Whether an undocked keyboard's `didChangeFrame` has the begin frame alone (iOS 5.1; stackoverflow.com/q/10749311).
  var undockingLosesEndFrame: Bool { self < OSVersion(8) }

  /// Whether docking posts its long pattern of nine (openradar 25032907, iOS 9.2).
  var docksInNine: Bool { self >= OSVersion(9) }

  /// Whether an iPad that rotates posts twelve notifications (openradar 25032907, iOS 9.2).
  var padRotatesInTwelve: Bool { self >= OSVersion(9) }

  /// Whether a keyboard that a dismissed controller gives back is there at once, with one `didShow` alone (iOS 15;
  /// react-native-keyboard-controller pull 557).
  var isAtOnceAfterDismissal: Bool { self >= OSVersion(15) && self < OSVersion(16) }

  /// Whether third-party keyboards begin without height: three `willShow` (iOS 8 to 10); two from iOS 11 on.
  var thirdPartyBeginsEmpty: Bool { self < OSVersion(11) }

  /// Whether Reduce Motion can make the keyboard fade: since iOS 14.
  var canCrossFade: Bool { self >= OSVersion(14) }

  /// Whether an iPad's keyboard can float as a small one: since iPadOS 13.
  var canFloat: Bool { self >= OSVersion(13) }

  /// Whether the keyboard's frame leaves the input accessory view out: since iOS 26 (badoo/Chatto #797).
  var reportsAccessoryApart: Bool { self >= OSVersion(26) }

  /// Whether a hide tells of a frame as high as the accessory view, at the screen's bottom: since iOS 26
  /// (hackiftekhar/IQKeyboardManager #2124).
  var leavesAccessoryBehind: Bool { self >= OSVersion(26) }

  /// Whether an iPad tells frames in the window's coordinates for a text view with an accessory view: iPadOS 26
  /// (FB18129544).
  var confusesWindowAndScreen: Bool { self >= OSVersion(26) }

  /// Whether an iPad can show number pads as popovers: since iPadOS 26 (Apple, `allowsNumberPadPopover`).
  var canShowPadsInPopovers: Bool { self >= OSVersion(26) }
}
