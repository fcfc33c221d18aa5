/// Slides a view for the text fields whose delegate it is, so that a screen needs one line: the known way of 2010.
///
/// ```swift
/// let sliding = SlidingTextFieldDelegate(view: view)
/// nameField.delegate = sliding
/// ```
///
/// Unlike the recipe it holds the view weakly, does not shut the app's own delegate out, and moves by absolute values, for
/// text views too. Text fields hold their delegate weakly: keep it, as a property of the controller say.
@MainActor public final class SlidingTextFieldDelegate: NSObject, UITextFieldDelegate {
  /// What slides the view.
  public let lifter: KeyboardLifter
  /// The app's own delegate, asked and told everything that the fields ask and tell. Held weakly.
  public weak var forwardee: (any UITextFieldDelegate)?

  /// Makes a delegate.
  /// - Parameters:
  ///   - view: what slides, as in ``KeyboardLifter/init(sliding:minimumFraction:maximumFraction:keyboardHeight:)``.
  ///   - forwardee: the app's own delegate; none by default.
  public init(view: UIView, forwardingTo forwardee: (any UITextFieldDelegate)? = nil) {
    lifter = KeyboardLifter(sliding: view)
    self.forwardee = forwardee
    super.init()
  }

  /// Ends editing, unless the app's own delegate says no.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let shouldReturn = forwardedShouldReturn(textField)
    if shouldReturn { textField.resignFirstResponder() }
    return shouldReturn
  }
}
