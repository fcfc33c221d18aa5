/// Something that happened on a screen.
///
/// An event names the view it concerns; the new values stand in the ``Screen`` handed over with it.
public enum Event: Equatable, Sendable {
  /// The app laid the views out anew: at first, after a rotation, a resize or a change of the tree. Everything that the
  /// engine had added to scroll views is gone; the root's translation is not.
  case layout
  /// An input became first responder.
  case focus(Int)
  /// An input stopped being first responder.
  case blur(Int)
  /// UIKit posted a keyboard notification.
  case keyboard(KeyboardNotification)
  /// The user scrolled a scroll view.
  case scroll(Int)
  /// A text view's caret moved, or is no longer known.
  case caret(Int)
  /// The app set a view's frame, a scroll view's content size or both; what the engine had added to these is gone.
  case content(Int, setsFrame: Bool, setsContentSize: Bool)
  /// The app set a scroll view's own `contentInset`; what the engine had added to it is gone.
  case inset(Int)
  /// The app left the screen.
  case background
  /// The app came back.
  case foreground
}
