#if !canImport(UIKit)
import Foundation

/// A guide at a view's edge; nothing of it is needed but the keyboard's.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the docked keyboard is in its view; without one, the strip along the safe area's bottom.
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var observer: KeyboardObserver?
  private var notice: KeyboardNotice?

  override init(role: Role, owner: UIView) {
    super.init(role: role, owner: owner)
    observer = KeyboardObserver([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]) { [weak self] in self?.take($0) }
  }

  var keyboardFrame: CGRect {
    guard let owner else { return .zero }
    let safe = owner.bounds.inset(by: owner.safeAreaInsets)
    let resting = CGRect(x: owner.bounds.minX, y: safe.maxY, width: owner.bounds.width, height: 0)
    guard let screen = owner.window?.screen, let end = notice?.dockedFrame(on: screen) else { return resting }
    let keyboard = owner.convert(end, from: screen.coordinateSpace)
    guard keyboard.minY < resting.minY else { return resting }
    return CGRect(
      x: owner.bounds.minX, y: keyboard.minY, width: owner.bounds.width,
      height: max(0, owner.bounds.maxY - keyboard.minY))
  }

  private func take(_ notice: KeyboardNotice) {
    guard let owner, let screen = owner.window?.screen, notice.concerns(screen) else { return }
    self.notice = notice
    guard owner.guides.constraintCount > 0 else { return }
    owner.markConstraintsChanged()
    UIView.animate(
      withDuration: notice.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(clamping: notice.curve) << 16),
      animations: { owner.layoutIfNeeded() })
  }
}
#endif
