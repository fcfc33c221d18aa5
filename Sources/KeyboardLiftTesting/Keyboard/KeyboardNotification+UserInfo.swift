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
