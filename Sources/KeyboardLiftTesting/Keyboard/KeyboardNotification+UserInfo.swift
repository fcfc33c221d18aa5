import KeyboardLiftCore

extension KeyboardNotification {
  /// The notification's dictionary. Rectangles are `CGRect`, which both Apple's and Swift's own Foundation read back
  /// as such; numbers are `NSNumber`, as UIKit posts them. The accessory is in no dictionary: UIKit has no key for
  /// it.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    info[UIResponder.keyboardFrameBeginUserInfoKey] = begin.map(CGRect.init)
    info[UIResponder.keyboardFrameEndUserInfoKey] = end.map(CGRect.init)
    info[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map { NSNumber(value: $0) }
    info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
    info[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map { NSNumber(value: $0) }
    return info
  }
}

extension KeyboardNotification.Name {
  /// UIKit's name.
  var notificationName: Notification.Name {
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

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
