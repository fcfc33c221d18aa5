import KeyboardLift
import Testing

/// A screen with the result that the arithmetic of its recipe has, worked independently of this library.
struct KnownCase: CustomTestStringConvertible {
  var name: String
  /// The screen as it is held, in points.
  var screen: CGSize
  var keyboardHeight: CGFloat
  var strategy: KeyboardLifter.Strategy
  /// The frames from the root, in the window, down to the field, each in its superview.
  var frames: [CGRect]
  /// The scroll view's metrics; nil where the root itself slides.
  var content: Content?
  /// The root's shift, or the scroll view's offset, and where the field is then.
  var expected: (moved: CGFloat, field: CGRect)
  /// The scroll view's and its content's height with the keyboard, and the offset after it.
  var heights: (frame: CGFloat, content: CGFloat, offsetAfter: CGFloat)?

  struct Content {
    var size: CGSize
    var offset: CGFloat = 0
    var insetBottom: CGFloat = 0
  }

  var testDescription: String { name }
}

extension KnownCase {
  static let sliding: [KnownCase] = [
    KnownCase(
      name: "iPad in landscape, the keyboard's own 398 points", screen: CGSize(width: 1024, height: 768),
      keyboardHeight: 398, strategy: .slide(),
      frames: [
        CGRect(x: 0, y: 20, width: 1024, height: 748), CGRect(x: 2.5, y: 185.5, width: 1021.5, height: 562.5),
        CGRect(x: 9.5, y: 173, width: 200, height: 30),
      ], expected: (-198, CGRect(x: 12, y: 180.5, width: 200, height: 30))),
    KnownCase(
      name: "iPhone 4s below a navigation bar, classic", screen: CGSize(width: 320, height: 480), keyboardHeight: 216,
      strategy: .slide(keyboardHeight: .classic),
      frames: [
        CGRect(x: 0, y: 64, width: 320, height: 416), CGRect(x: 8, y: 18.5, width: 312, height: 397.5),
        CGRect(x: 16, y: 296.5, width: 200, height: 30),
      ], expected: (-213, CGRect(x: 24, y: 166, width: 200, height: 30))),
    KnownCase(
      name: "iPhone X, classic 216 points under a keyboard of 335", screen: CGSize(width: 375, height: 812),
      keyboardHeight: 335, strategy: .slide(keyboardHeight: .classic),
      frames: [
        CGRect(x: 0, y: 20, width: 375, height: 792), CGRect(x: 6, y: 95, width: 369, height: 697),
        CGRect(x: 6.5, y: 67, width: 200, height: 30),
      ], expected: (-8, CGRect(x: 12.5, y: 174, width: 200, height: 30))),
    KnownCase(
      name: "iPhone X, from 10 % to 90 %", screen: CGSize(width: 375, height: 812), keyboardHeight: 335,
      strategy: .slide(minimumFraction: 0.1, maximumFraction: 0.9),
      frames: [
        CGRect(x: 0, y: 0, width: 375, height: 812), CGRect(x: 9, y: 21.5, width: 366, height: 790.5),
        CGRect(x: 11.5, y: 751, width: 200, height: 34),
      ], expected: (-335, CGRect(x: 20.5, y: 437.5, width: 200, height: 34))),
  ]

  static let scrolling: [KnownCase] = [
    KnownCase(
      name: "shrink, iPhone 8 Plus in landscape, then to the top", screen: CGSize(width: 736, height: 414),
      keyboardHeight: 200, strategy: .resize(afterHide: .scrollToTop),
      frames: [
        CGRect(x: 0, y: 0, width: 736, height: 414), CGRect(x: 0, y: 44, width: 736, height: 321),
        CGRect(x: 15.5, y: 106.5, width: 720.5, height: 446), CGRect(x: 10, y: 119, width: 200, height: 44),
      ], content: Content(size: CGSize(width: 736, height: 552.5), offset: 64.5, insetBottom: 8),
      expected: (107.5, CGRect(x: 25.5, y: 162, width: 200, height: 44)), heights: (170, 552.5, 0)),
    KnownCase(
      name: "shrink, iPhone X in landscape", screen: CGSize(width: 812, height: 375), keyboardHeight: 209,
      strategy: .resize(),
      frames: [
        CGRect(x: 0, y: 0, width: 812, height: 375), CGRect(x: 0, y: 64, width: 812, height: 291),
        CGRect(x: 15.5, y: 4, width: 796.5, height: 444), CGRect(x: 10, y: 218, width: 200, height: 31),
      ], content: Content(size: CGSize(width: 812, height: 448)),
      expected: (151, CGRect(x: 25.5, y: 135, width: 200, height: 31)), heights: (102, 448, 0)),
    KnownCase(
      name: "shrink, iPhone X, scrolled and in sight", screen: CGSize(width: 375, height: 812), keyboardHeight: 335,
      strategy: .resize(),
      frames: [
        CGRect(x: 0, y: 0, width: 375, height: 812), CGRect(x: 0, y: 0, width: 375, height: 812),
        CGRect(x: 8.5, y: 335.5, width: 366.5, height: 747.5), CGRect(x: 10, y: 200, width: 200, height: 31),
      ], content: Content(size: CGSize(width: 375, height: 1083), offset: 113.5),
      expected: (113.5, CGRect(x: 18.5, y: 422, width: 200, height: 31)), heights: (477, 1083, 113.5)),
    KnownCase(
      name: "grow, iPhone 8 Plus, a padding of 12 and nothing hidden", screen: CGSize(width: 414, height: 736),
      keyboardHeight: 271, strategy: .extend(padding: 12),
      frames: [
        CGRect(x: 0, y: 0, width: 414, height: 736), CGRect(x: 0, y: 64, width: 414, height: 623),
        CGRect(x: 6, y: 98, width: 408, height: 377.5), CGRect(x: 10, y: 246, width: 200, height: 31),
      ], content: Content(size: CGSize(width: 414, height: 475.5), insetBottom: 8),
      expected: (0, CGRect(x: 16, y: 408, width: 200, height: 31)), heights: (623, 689.5, 0)),
    KnownCase(
      name: "grow, iPhone SE in landscape", screen: CGSize(width: 568, height: 320), keyboardHeight: 199,
      strategy: .extend(padding: 5),
      frames: [
        CGRect(x: 0, y: 0, width: 568, height: 320), CGRect(x: 0, y: 0, width: 568, height: 271),
        CGRect(x: 18.5, y: 65.5, width: 549.5, height: 145.5), CGRect(x: 10, y: 31.5, width: 200, height: 30),
      ], content: Content(size: CGSize(width: 568, height: 211), insetBottom: 20),
      expected: (11, CGRect(x: 28.5, y: 86, width: 200, height: 30)), heights: (271, 341, 0)),
  ]
}
