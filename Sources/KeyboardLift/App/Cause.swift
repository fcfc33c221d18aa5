import KeyboardLiftCore

/// Why everything that depends on the keyboard is updated.
@MainActor enum Cause {
  /// UIKit posted a keyboard notification, for the keyboard of a screen if it names one.
  case keyboard(KeyboardNotification, on: UIScreen?)
  case didBeginEditing(UIView)
  case didEndEditing(UIView)
  case textDidChange(UIView)
  /// The caret moved without an edit.
  case selectionDidChange(UIView)
  /// The user scrolled.
  case didScroll(UIScrollView)
  /// An assistive technology moved its focus to a view.
  case assistiveFocus(UIView)
  case windowDidBecomeKey(UIWindow)
  case didEnterBackground(UIScene)
  case willEnterForeground(UIScene)
  case didDisconnect(UIScene)
  /// The app changed an option, a lifter or a docked bar.
  case settings
  /// The app asked for a new reading, or the text size changed.
  case layout
  /// A view controller transition ended, or the next turn of the run loop began: what waited for it is looked at again.
  case transitionEnded
  /// The next turn of the run loop began after a keyboard notification: UIKit has placed what it moves by itself.
  case turnBegan(after: KeyboardNotification)

  /// The keyboard notification, if that is the cause.
  var notification: KeyboardNotification? {
    switch self {
    case .keyboard(let notification, _), .turnBegan(let notification): notification
    default: nil
    }
  }

  /// The scene that comes or goes, if that is the cause: it concerns no other.
  var scene: UIScene? {
    switch self {
    case .didEnterBackground(let scene), .willEnterForeground(let scene): scene
    default: nil
    }
  }

  /// Whether everything is to be read anew.
  var isLayout: Bool { if case .layout = self { true } else { false } }

  /// Whether the text or the caret of a view changed.
  func isEdit(of view: UIView?) -> Bool {
    switch self {
    case .textDidChange(let edited), .selectionDidChange(let edited): edited === view
    default: false
    }
  }

  /// How views move that follow the cause without an engine's plan.
  var animation: Animation {
    switch self {
    case .keyboard(let notification, _), .turnBegan(let notification): notification.animation
    case .didBeginEditing, .assistiveFocus: Event.focus(0).usersAnimation
    default: .immediate
    }
  }
}
