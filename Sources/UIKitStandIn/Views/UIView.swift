#if !canImport(UIKit)
public import Foundation

/// A rectangle of the screen that holds others. Nothing is drawn.
@MainActor open class UIView: UIResponder, UICoordinateSpace {
  /// A size that a view has no opinion on.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  package var geometry = ViewGeometry()
  weak var parentView: UIView?
  var childViews: [UIView] = []
  weak var controller: UIViewController?
  var layoutState = LayoutState()
  var insetsForSafeArea = UIEdgeInsets.zero
  // What subviews were told last, while there is something that they have not been told.
  var insetsToldLast: UIEdgeInsets?
  package var guides = ViewGuides()
  var installedConstraints: [NSLayoutConstraint] = []
  var recognizers: [UIGestureRecognizer] = []
  private var ownTintColor: UIColor?

  /// A view at a place in its superview.
  public init(frame: CGRect) {
    super.init()
    geometry.setFrame(frame)
  }

  /// A view as `init(frame:)` makes it, of no size: there is no archive to read.
  public required init?(coder: NSCoder) { super.init() }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? { controller ?? parentView }
  override var responderWindow: UIWindow? { window }

  // MARK: Geometry

  /// The place in the superview's coordinates; around the transformed view if there is a transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { place { $0.setFrame(newValue) } }
  }
  /// The view's own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { place { $0.bounds = newValue } }
  }
  /// The middle in the superview's coordinates, without the transform.
  open var center: CGPoint {
    get { geometry.center }
    set { place { $0.center = newValue } }
  }
  /// A transform about the middle; identity by default.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { place { $0.transform = newValue } }
  }

  /// The same point in another view's coordinates; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(to: view).apply(point) }
  /// A point of another view in this one's coordinates; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(to: view).inverted.apply(point) }
  /// The same rectangle in another view's coordinates; nil stands for the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(to: view).apply(rect) }
  /// A rectangle of another view in this one's coordinates; nil stands for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(to: view).inverted.apply(rect) }
  /// The same point in another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateMap.between(self, coordinateSpace)?.apply(point) ?? CGRect.null.origin
  }
  /// A point of another space in this view's coordinates.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateMap.between(coordinateSpace, self)?.apply(point) ?? CGRect.null.origin
  }
  /// The same rectangle in another space; null outside of a window.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateMap.between(self, coordinateSpace)?.apply(rect) ?? .null
  }
  /// A rectangle of another space in this view's coordinates; null outside of a window.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateMap.between(coordinateSpace, self)?.apply(rect) ?? .null
  }

  /// The deepest view under a point that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in childViews.reversed() {
      if let hit = view.hitTest(view.geometry.toSuperview.inverted.apply(point), with: event) { return hit }
    }
    return self
  }
  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The size wanted for an offered one; the present one by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits.
  open func sizeToFit() {
    place { $0.setFrame(CGRect(origin: $0.frame.origin, size: sizeThatFits($0.bounds.size))) }
  }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { parentView }
  /// The views in it, back to front.
  open var subviews: [UIView] { childViews }
  /// The window it is in.
  open var window: UIWindow? { parentView?.window }
  /// Adds a view in front.
  open func addSubview(_ view: UIView) { insert(view, at: childViews.count) }
  /// Adds a view at a depth.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Takes the view out, and ends editing in it.
  open func removeFromSuperview() { moveOut() }
  /// Told after a view came in.
  open func didAddSubview(_ subview: UIView) {}
  /// Told before a view goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Told before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told after the superview changed.
  open func didMoveToSuperview() {}
  /// Told before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Told after the window changed.
  open func didMoveToWindow() {}
  /// Ends editing in it; forced, nobody is asked.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

  // MARK: Layout

  /// Asks for a layout pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Runs the layout pass now if one is wanted.
  open func layoutIfNeeded() { runLayout() }
  /// Places the subviews; constraints have been worked in before.
  open func layoutSubviews() {}
  /// The size of the content; no opinion by default.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Tells that the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    markNeedsConstraints()
    parentView?.setNeedsLayout()
  }
  /// What bars and the screen's shape cover of it.
  open var safeAreaInsets: UIEdgeInsets {
    learnSafeArea()
    return insetsForSafeArea
  }
  /// Told after the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// What bounds changes of the superview stretch; nothing by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether masks of subviews are obeyed; true by default.
  open var autoresizesSubviews = true
  /// Whether frame and mask rule, and not constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { markNeedsConstraints() } }

  // MARK: Appearance

  /// Whether it takes touches; true by default.
  open var isUserInteractionEnabled = true
  /// A number to find it by; 0 by default.
  open var tag = 0
  /// Whether subviews end at its edges; false by default.
  open var clipsToBounds = false
  /// The background; nil is transparent.
  open var backgroundColor: UIColor? { didSet { if oldValue != backgroundColor { noteChange(of: .backgroundColor) } } }
  /// The colour of what can be used in it; nil is that of the superview, and system blue outside of all.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parentView?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  /// From 0 to 1; 1 by default.
  open var alpha: CGFloat = 1 { didSet { if oldValue != alpha { noteChange(of: .alpha) } } }
  /// Whether it is not shown; false by default.
  open var isHidden = false { didSet { if oldValue != isHidden { noteChange(of: .isHidden) } } }
  /// A name that tests find it by; nil by default.
  open var accessibilityIdentifier: String?
  /// What VoiceOver says; nil by default.
  open var accessibilityLabel: String?
  /// Whether it is laid out as its app is, or in a direction of its own; as its app by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The direction in which it lays out what is in it; views around it do not count.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  /// What it knows of its surroundings.
  open var traitCollection: UITraitCollection { window?.traits ?? UITraitCollection() }
  /// Told after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The recognisers of gestures on it; nil if none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach(removeGestureRecognizer)
      newValue?.forEach(addGestureRecognizer)
    }
  }
  /// Adds a recogniser; it leaves the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.host = self
  }
  /// Removes a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.host = nil }
  }

  // MARK: What subclasses of this module add

  func boundsDidChange(from old: CGRect) {}
  func safeAreaDidSettle() {}
  // What is left of the safe area for the subviews; a scroll view takes what it insets its content by.
  var insetsForSubviews: UIEdgeInsets { insetsForSafeArea }
}
#endif
