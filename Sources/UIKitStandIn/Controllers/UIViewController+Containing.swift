#if !canImport(UIKit)
import Foundation

extension UIViewController {
  /// Exchanges the views of two children.
  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard let host = old.viewIfLoaded?.superview, let view = new.view else { return }
    let animated = duration > 0
    old.beginDisappearing(animated)
    new.beginAppearing(animated)
    host.addSubview(view)
    new.isAppearing(animated)
    let end = {
      old.viewIfLoaded?.removeFromSuperview()
      old.endDisappearing(animated)
      new.endAppearing(animated)
      completion?(true)
    }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() })
    guard animated, UIView.areAnimationsEnabled else { return end() }
    host.world.clock.schedule(after: duration, end)
  }
}
#endif
