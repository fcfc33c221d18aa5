#if !canImport(UIKit)
public import Foundation

/// The top of a view tree, in a scene.
@MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The depth.
    public var rawValue: CGFloat
    /// A level of a depth.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual level: 0.
    @MainActor public static let normal = Level(rawValue: 0)
    /// Above the status bar: 2000.
    @MainActor public static let alert = Level(rawValue: 2000)
    /// The status bar's: 1000.
    @MainActor public static let statusBar = Level(rawValue: 1000)
  }

  private weak var scene: UIWindowScene?
  package weak var firstResponder: UIResponder?
  weak var successor: UIResponder?
  var forcesEndOfEditing = false
  package var isKey = false
  package var deviceInsets = UIEdgeInsets.zero {
    didSet { updateSafeArea(onlyMoved: false) }
  }
  // What is presented in it, the lowest first.
  var presentations: [UIPresentationController] = []

  /// A hidden window that fills the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.frameOnScreen.size))
    isHidden = true
    join(windowScene)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }

  /// The scene it is in.
  open weak var windowScene: UIWindowScene? {
    get { scene }
    set { join(newValue) }
  }
  /// The screen it is on; outside of a scene one of no size. Set, the window joins a scene on that screen.
  open var screen: UIScreen {
    get { scene?.screen ?? UIScreen(portraitSize: .zero, scale: 1, idiom: .unspecified) }
    set {
      let scenes = world.application.scenes.compactMap { $0 as? UIWindowScene }
      if let scene = scenes.first(where: { $0.screen === newValue }) { join(scene) }
    }
  }
  /// How far in front it is; normal by default.
  open var windowLevel = Level.normal
  /// Whether keys go to it.
  open var isKeyWindow: Bool { isKey }
  /// Whether keys may go to it; true by default.
  open var canBecomeKey: Bool { true }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.presentation?.activePresentationController?.dismiss(animated: false, nil)
      oldValue?.leave()
      showRoot()
    }
  }

  /// Shows it, and lets keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Lets keys go to it.
  open func makeKey() {
    guard !isKey, canBecomeKey else { return }
    var hadKeyboard = false
    for other in windowScene?.windows ?? [] where other !== self && other.isKey {
      other.isKey = false
      hadKeyboard = other.firstResponder != nil
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: other)
    }
    isKey = true
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    // The keyboard goes where keys go; the other window's first responder stays what it is.
    if hadKeyboard || firstResponder != nil { inputDidChange(to: firstResponder) }
  }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if !isHidden { showRoot() }
      NotificationCenter.default.post(
        name: isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification, object: self)
    }
  }

  /// The same point in another window; nil stands for the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { map(toWindow: window).apply(point) }
  /// A point of another window in this one; nil stands for the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { map(toWindow: window).inverted.apply(point) }
  /// The same rectangle in another window; nil stands for the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { map(toWindow: window).apply(rect) }
  /// A rectangle of another window in this one; nil stands for the screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { map(toWindow: window).inverted.apply(rect) }

  override func boundsDidChange(from old: CGRect) {
    if let root = rootViewController?.viewIfLoaded, root.superview === self { root.fill(bounds) }
  }

  /// What the views in it know of their surroundings.
  var traits: UITraitCollection { screen.traits.inWindow(of: bounds.size) }

  /// Tells all views in it of other traits.
  package func tellOfTraits(before: UITraitCollection) {
    func tell(_ view: UIView) {
      view.traitCollectionDidChange(before)
      view.subviews.forEach(tell)
    }
    if !traits.hasSizeClasses(of: before) { tell(self) }
  }

  private func join(_ newScene: UIWindowScene?) {
    scene?.windowList.removeAll { $0.window === self }
    scene = newScene
    newScene?.windowList.append(WeakWindow(window: self))
  }

  private func showRoot() {
    guard !isHidden, let rootViewController else { return }
    rootViewController.enter(self, frame: bounds)
  }

  func inputDidChange(to input: UIResponder?) { world.inputDidChange?(input) }

  /// From the window's own coordinates to the screen's.
  var mapToScreen: CoordinateMap {
    let origin = windowScene?.frameOnScreen.origin ?? .zero
    return geometry.toSuperview.then(CoordinateMap(translationX: origin.x, y: origin.y))
  }

  private func map(toWindow window: UIWindow?) -> CoordinateMap {
    window.map { mapToScreen.then($0.mapToScreen.inverted) } ?? mapToScreen
  }

  /// Keys go to the window; the object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Keys go to the window no more; the object is the window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
  /// The window is shown; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The window is not shown; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
}
#endif
