// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  static let shortcutBar: Double = 55
  static let shortcutBarWithHomeIndicator: Double = 69
  static let floatingKeyboardSince: Int = 13
  static let floatingKeyboardWidth: Double = 320
  static let floatingKeyboardHeights: ClosedRange<Double> = 254...270

  /// What no height tells.
  static let keyboardNotes: [KeyboardNote] = [
    KeyboardNote(
      topic: "beginHeight",
      text: "on 414-wide Face ID phones the first show has begin height 243 with end 301/346 (two independent logs)"
    ),
    KeyboardNote(
      topic: "customInputView",
      text: """
        custom inputView 30 pt on iPhone X reported 69 (Apple forums 668644): bottom safe area and more are added \
        (measured once)
        """
    ),
    KeyboardNote(topic: "docked", text: "frame spans the screen width and ends at the screen bottom"),
    KeyboardNote(
      topic: "floating",
      text: "iPadOS 13: about 320 wide x 254-270 high (iPhone-like); our general knowledge, NOT measured here"
    ),
    KeyboardNote(
      topic: "floating.notifications",
      text: """
        willHide on entering; frame in willChangeFrame may be CGRectZero during drags; keyboardLayoutGuide ignores it \
        unless followsUndockedKeyboard
        """
    ),
    KeyboardNote(
      topic: "hardwareKeyboard",
      text: "55 measured (iOS 10 Simulator, several iPads); 69 from general knowledge (55 + home-indicator room)"
    ),
    KeyboardNote(
      topic: "hardwareKeyboard.frame",
      text: """
        end frame keeps the full keyboard height (313) and hangs below the screen: visible part = screenHeight - end.y \
        (ionic PR 273). So use the intersection, never height
        """
    ),
    KeyboardNote(topic: "hardwareKeyboard.ios5", text: "no notification at all"),
    KeyboardNote(
      topic: "hardwareKeyboard.noAccessoryNoBar",
      text: "nothing posted when there is no accessory and no bar (iPhone), or zero-height frames"
    ),
    KeyboardNote(
      topic: "inputAccessoryView",
      text: """
        an inputAccessoryView adds its own height to the same frame (44 -> 302, 380, ...); fractional heights occur \
        (289.5)
        """
    ),
    KeyboardNote(
      topic: "minimisedToolbar",
      text: """
        iPadOS 16+: the shortcuts toolbar can be a small pill; outside Stage Manager it does not act as part of the \
        keyboard, in Stage Manager it does (WWDC23 'Keep up with the keyboard', quoted in cogwheel0/conduit PR 740)
        """
    ),
    KeyboardNote(
      topic: "parts", text: "measured parts (Keyman iOS 18, logs), the sums agree with the logged frames 336, 346, 209"
    ),
    KeyboardNote(
      topic: "slideOver",
      text: """
        frame.y ignores the gap below the app window: add screenHeight - viewBottom when the frame bottom differs from \
        the screen bottom (Flutter)
        """
    ),
    KeyboardNote(
      topic: "split",
      text: """
        two halves, total height in landscape 216 per one Stack Overflow answer (10749311: height of the split \
        keyboard's end frame 'must equal 21x' - cut off, low confidence); same notification behaviour as undocked; \
        removed on iPads without a home button
        """
    ),
    KeyboardNote(
      topic: "splitView", text: "both visible apps receive the notifications; isLocal false in the other app"
    ),
    KeyboardNote(
      topic: "stageManager",
      text: """
        keyboard may be wider than the window; frames are in screen coordinates, convert and intersect; iPadOS 26 bug \
        FB18129544 reports view coordinates when an inputAccessoryView is used with a UITextView
        """
    ),
    KeyboardNote(
      topic: "undocked",
      text: """
        full-size keyboard moved up (any y); willHide is posted when undocking, only will/didChangeFrame while \
        undocked, and those may carry CGRectZero or no end key (see traces ipad5-undock-*, ipad-floating-zero-drag)
        """
    ),
  ]
}
