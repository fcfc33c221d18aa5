/// Slides a view for the text fields whose delegate it is, so that a screen needs one line: the way of 2010.
///
/// ```swift
/// let sliding = SlidingTextFieldDelegate(view: view)
/// nameField.delegate = sliding
/// ```
///
/// How far, tells ``KeyboardLifter/init(sliding:minimumFraction:maximumFraction:keyboardHeight:)``; return ends editing.
/// Fields hold their delegate weakly: keep it, as a property of the controller say. What the recipe did wrong does not happen
/// here, beside what that initializer lists:
///
/// | the recipe | here |
/// |---|---|
/// | kept the view alive, which kept the recipe alive | holds it weakly |
/// | shut the app's own delegate out | asks and tells it everything, and its answer counts |
/// | left alone what it was not the delegate of, text views first of all | looks after every input in the view |
@MainActor public final class SlidingTextFieldDelegate: NSObject, UITextFieldDelegate {
  /// What slides the view: for other fractions or heights, give it another ``KeyboardLifter/strategy``.
  public let lifter: KeyboardLifter
  /// The app's own delegate, asked and told everything that the fields ask and tell. Held weakly; nil by default.
  ///
  /// Set it before the fields get this delegate: UIKit may ask only then what a delegate answers.
  public weak var forwardee: (any UITextFieldDelegate)?

  /// Makes a delegate.
  /// - Parameters:
  ///   - view: what slides, as in ``KeyboardLifter/init(sliding:minimumFraction:maximumFraction:keyboardHeight:)``. Held
  ///     weakly.
  ///   - keyboardHeight: the keyboard's real height by default.
  ///   - forwardee: the app's own delegate; none by default. Held weakly.
  public init(
    view: UIView, keyboardHeight: KeyboardLifter.KeyboardHeight = .actual,
    forwardingTo forwardee: (any UITextFieldDelegate)? = nil
  ) {
    lifter = KeyboardLifter(sliding: view, keyboardHeight: keyboardHeight)
    self.forwardee = forwardee
    super.init()
  }

  /// Ends editing, unless the app's own delegate says no or ``KeyboardLifter/returnKeyMovesOn`` looks after the key.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let shouldReturn = forwardedShouldReturn(textField)
    if shouldReturn, !KeyboardLifter.handlesReturn(in: textField) { textField.resignFirstResponder() }
    return shouldReturn
  }
}
