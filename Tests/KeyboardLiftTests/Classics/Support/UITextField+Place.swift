import KeyboardLift

extension UITextField {
  /// A field of 200 × 30 points with its top at `y`.
  convenience init(y: CGFloat) {
    self.init(frame: CGRect(x: 16, y: y, width: 200, height: 30))
  }
}
