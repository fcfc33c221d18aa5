#if !canImport(UIKit)
public import Foundation

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

  /// Whether it follows a keyboard that is not docked too, with all edges; false by default.
  open var followsUndockedKeyboard = false { didSet { if oldValue != followsUndockedKeyboard { placeDidChange() } } }
  /// Whether it stands at the safe area's bottom without a keyboard, and not at the view's; true by default.
  @available(iOS 17.0, *)
  open var usesBottomSafeArea: Bool {
    get { standsOnSafeArea }
    set {
      standsOnSafeArea = newValue
      placeDidChange()
    }
  }
  /// How far above the keyboard a finger begins to take it down, in points; 0 by default. No finger takes it down here.
  @available(iOS 17.0, *)
  open var keyboardDismissPadding: CGFloat {
    get { dismissPadding }
    set { dismissPadding = max(0, newValue) }
  }

  private var standsOnSafeArea = true
  private var dismissPadding: CGFloat = 0

  var keyboardFrame: CGRect {
    guard let owner else { return .zero }
    let bottom = standsOnSafeArea ? owner.bounds.inset(by: owner.safeAreaInsets).maxY : owner.bounds.maxY
    let resting = CGRect(x: owner.bounds.minX, y: bottom, width: owner.bounds.width, height: owner.bounds.maxY - bottom)
    guard let screen = owner.window?.screen else { return resting }
    if let undocked { return owner.convert(undocked, from: screen.coordinateSpace) }
    guard let end = notice?.dockedFrame(on: screen) else { return resting }
    let keyboard = owner.convert(end, from: screen.coordinateSpace)
    guard keyboard.minY < resting.minY else { return resting }
    return CGRect(
      x: owner.bounds.minX, y: keyboard.minY, width: owner.bounds.width,
      height: max(0, owner.bounds.maxY - keyboard.minY))
  }

  /// The frame on the screen of a keyboard that is not docked, where it is followed.
  private var undocked: CGRect? {
    guard followsUndockedKeyboard, let screen = owner?.window?.screen else { return nil }
    return notice?.undockedFrame(on: screen)
  }

  /// A docked keyboard is at the bottom alone; one that is not, at the edges of the screen that it all but touches.
  override var nearEdges: NSDirectionalRectEdge? {
    guard followsUndockedKeyboard, let screen = owner?.window?.screen else { return nil }
    guard let undocked else { return .bottom }
    let reach: CGFloat = 20
    var edges: NSDirectionalRectEdge = []
    if undocked.minY - screen.bounds.minY < reach { edges.insert(.top) }
    if undocked.minX - screen.bounds.minX < reach { edges.insert(.leading) }
    if screen.bounds.maxY - undocked.maxY < reach { edges.insert(.bottom) }
    if screen.bounds.maxX - undocked.maxX < reach { edges.insert(.trailing) }
    return edges
  }

  private func placeDidChange() {
    track()
    if let owner, owner.guides.constraintCount > 0 { owner.markConstraintsChanged() }
  }

  private func take(_ notice: KeyboardNotice) {
    guard let owner, let screen = owner.window?.screen, notice.concerns(screen) else { return }
    self.notice = notice
    track()
    guard owner.guides.constraintCount > 0 else { return }
    owner.markConstraintsChanged()
    UIView.animate(
      withDuration: notice.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(clamping: notice.curve) << 16),
      animations: { owner.layoutIfNeeded() })
  }
}
#endif
