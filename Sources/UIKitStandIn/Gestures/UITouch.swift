#if !canImport(UIKit)
public import Foundation

/// A finger on the screen.
@MainActor open class UITouch: NSObject {
  private weak var target: UIView?
  private let point: CGPoint

  // The point is in the window's coordinates.
  package init(at point: CGPoint, on target: UIView) {
    self.point = point
    self.target = target
    super.init()
  }

  /// The view under the finger when it came down.
  open var view: UIView? { target }
  /// The window under the finger.
  open var window: UIWindow? { target?.window }
  /// Where it is in a view; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { window?.convert(point, to: view) ?? point }
}

/// Touches and presses of one moment; it stands where a signature wants one.
@MainActor open class UIEvent: NSObject {}
#endif
