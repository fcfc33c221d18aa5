import KeyboardLiftDevices

extension KeyboardModel {
  /// What is edited. The three differ in when their did-begin-editing comes.
  public enum Input: Equatable, Sendable {
    /// A `UITextField`: it tells that editing began before the keyboard is announced.
    case textField
    /// A `UITextView`: it tells so after the keyboard's `will…` (craiggrummitt.com, 2016).
    case textView
    /// A field of a web page: it tells nothing, and moving to it hides and shows the keyboard.
    case webView
  }

  /// What else moves while the keyboard comes or goes.
  public enum Transition: Equatable, Sendable {
    /// Nothing.
    case none
    /// A controller that is being presented brings the keyboard along, or takes it away when dismissed: it travels a
    /// screen's height in 0.4 s.
    case modal
    /// A controller has just been presented: the keyboard comes or goes by itself, in 0.4 s.
    case afterPresentation
    /// A controller is pushed, 0.35 s; up to iOS 6 the keyboard moves to the left with the screen.
    case push
    /// A controller is popped, 0.35 s; up to iOS 6 the keyboard moves to the right with the screen.
    case pop
    /// A controller above was dismissed and the field below has the focus again. On iOS 15 the keyboard is there at
    /// once.
    case afterDismissal
  }
}

extension KeyboardModel.Transition {
  /// How long the keyboard moves, in seconds.
  var duration: Double {
    switch self {
    case .none, .afterDismissal: OSVersion.plainDuration
    case .modal, .afterPresentation: OSVersion.presentationDuration
    case .push, .pop: OSVersion.navigationDuration
    }
  }
}
