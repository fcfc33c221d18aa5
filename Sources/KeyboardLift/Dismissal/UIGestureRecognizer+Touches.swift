extension UIGestureRecognizer {
  /// Has it take no touch from the views under the finger, nor keep one from them for a while.
  func leaveTouches() {
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
  }
}
