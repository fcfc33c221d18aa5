package import KeyboardLiftCore

extension KeyboardNotification {
  /// Reads a notification of UIKit's into a value; what userInfo lacks or holds otherwise is nil.
  ///
  /// Rectangles are read as `CGRect`, to which both Apple's NSValue and the stand-in's value bridge, and numbers as
  /// `NSNumber`, to which Swift's bridge whatever their type.
  init(_ name: Name, userInfo: [AnyHashable: Any]?) {
    self.init(
      name,
      begin: (userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect).map(Rect.init),
      end: (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect).map(Rect.init),
      duration: (userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue,
      curve: (userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue,
      isLocal: (userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue)
  }
}

extension KeyboardNotification {
  /// What a notification says to a view: a keyboard that comes up on another screen goes from the view's, and else nothing
  /// that happens there is news here.
  /// - Parameters:
  ///   - screen: the screen of the notification; nil where it names none.
  ///   - takesRoom: whether the keyboard takes room there.
  @MainActor func seen(from view: UIView?, on screen: UIScreen?, takesRoom: Bool) -> KeyboardNotification? {
    guard let screen, let own = view?.windowScreen, own !== screen else { return self }
    guard takesRoom, !name.isDid else { return nil }
    return KeyboardNotification(.willHide, duration: duration, curve: curve, isLocal: isLocal)
  }
}

extension KeyboardNotification.Name {
  /// UIKit's name.
  package var notificationName: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
