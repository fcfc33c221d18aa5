#if !canImport(UIKit)
// Where there is no Objective-C to forward by itself, each method is forwarded by name.
extension SlidingTextFieldDelegate {
  /// The app's own delegate's answer; yes without one.
  func forwardedShouldReturn(_ textField: UITextField) -> Bool {
    forwardee?.textFieldShouldReturn(textField) ?? true
  }

  /// Asks the app's own delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    forwardee?.textFieldShouldBeginEditing(textField) ?? true
  }

  /// Tells the app's own delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    forwardee?.textFieldDidBeginEditing(textField)
  }

  /// Asks the app's own delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    forwardee?.textFieldShouldEndEditing(textField) ?? true
  }

  /// Tells the app's own delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    forwardee?.textFieldDidEndEditing(textField)
  }

  /// Tells the app's own delegate.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    forwardee?.textFieldDidEndEditing(textField, reason: reason)
  }

  /// Asks the app's own delegate.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    forwardee?.textField(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  /// Tells the app's own delegate.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    forwardee?.textFieldDidChangeSelection(textField)
  }
}
#endif
