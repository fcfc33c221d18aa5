#if !canImport(UIKit)
import Foundation

/// The view that a presentation happens in: as large as what it covers.
@MainActor final class PresentationContainer: UIView {
  weak var owner: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.containerViewWillLayoutSubviews()
    owner?.placePresentedView()
    owner?.containerViewDidLayoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The view around a sheet or a popover, which has its shadow; the controller's own view fills it.
@MainActor final class PresentedFrameView: UIView {
  init(around view: UIView) {
    super.init(frame: .zero)
    addSubview(view)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func boundsDidChange(from old: CGRect) { subviews.first?.fill(bounds) }
}

extension UIPresentationController {
  /// Puts the presented view where it belongs; while a finger holds it, it is where the finger is.
  func placePresentedView() {
    guard !isHeld, let view = presentedView, view.superview === container else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Goes where the keyboard leaves room, in step with it.
  func keyboardWillMove(_ notice: KeyboardNotice) {
    UIView.animate(
      withDuration: notice.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(clamping: notice.curve) << 16),
      animations: { [self] in
        placePresentedView()
        container?.layoutIfNeeded()
      })
  }
}
#endif
