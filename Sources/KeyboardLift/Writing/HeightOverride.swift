/// The height of a scroll view or of its content, as a frame, a content size or the constant of a constraint sets it.
///
/// A frame or size that constraints set would last until the next layout pass, so there the constant is changed.
@MainActor struct HeightOverride {
  private let value: Override<CGFloat>
  private weak var constraint: NSLayoutConstraint?
  private let isConstant: Bool
  /// 1 where a larger constant makes the height greater, else −1.
  private let direction: CGFloat
  private var ownHeight: CGFloat = 0
  /// By how much the height grew by a constant's change.
  private var growth: CGFloat = 0

  /// A height that the value itself is.
  init(_ value: Override<CGFloat>) {
    self.value = value
    isConstant = false
    direction = 1
  }

  init(_ constraint: NSLayoutConstraint, direction: CGFloat = 1) {
    value = Override(constraint.constant, rule: Override.heightRule) { [weak constraint] in
      constraint?.constant
    } set: { [weak constraint] in
      constraint?.constant = $0
    }
    self.constraint = constraint
    self.direction = direction
    isConstant = true
  }

  /// Whether what carries our part still sets the height.
  var isInForce: Bool { !isConstant || constraint?.isActive == true }

  /// Whether the app has set a height in place of ours.
  var isOverwritten: Bool { value.isOverwritten }

  /// The app's own height, of a present one.
  func own(of height: CGFloat) -> CGFloat {
    guard isConstant else { return value.readOwn() }
    guard isInForce, value.isActive else { return height }
    return height - growth
  }

  /// Makes the height greater than the app has it, in points; a negative growth makes it less.
  mutating func set(growth: CGFloat, of own: CGFloat) {
    value.write(isConstant ? value.readOwn() + direction * growth : own + growth)
    ownHeight = own
    self.growth = growth
  }

  /// Takes note of the height that came of it.
  mutating func readBack(_ height: CGFloat) {
    if isConstant { growth = height - ownHeight }
  }
}

extension HeightOverride {
  /// The height of a scroll view that its frame sets.
  static func frame(of scrollView: UIScrollView) -> HeightOverride {
    let resizing = Autoresizing(scrollView)
    let rule: Override<CGFloat>.Rule = { present, own, written in
      resizing.own(present: present, own: own, written: written) ?? Override.heightRule(present, own, written)
    }
    return HeightOverride(
      Override(scrollView.frame.height, isSame: { $0.isClose(to: $1) }, rule: rule) { [weak scrollView] in
        scrollView?.frame.height
      } set: { [weak scrollView] in
        scrollView?.frame.size.height = $0
        resizing.noteSuperview()
      })
  }

  /// The height of content whose size is set.
  static func contentSize(of scrollView: UIScrollView) -> HeightOverride {
    HeightOverride(
      Override(scrollView.contentSize.height, isSame: { $0.isClose(to: $1) }, rule: Override.heightRule) {
        [weak scrollView] in
        scrollView?.contentSize.height
      } set: { [weak scrollView] in
        scrollView?.contentSize.height = $0
      })
  }
}

/// What the autoresizing mask makes of a scroll view's height when the superview gets another size.
@MainActor private final class Autoresizing {
  private weak var view: UIView?
  private var superviewSize = CGSize.zero

  init(_ view: UIView) {
    self.view = view
    noteSuperview()
  }

  func noteSuperview() {
    superviewSize = view?.superview?.bounds.size ?? .zero
  }

  /// The app's own height where the mask made the present one of ours; nil where it did not.
  func own(present: CGFloat, own: CGFloat, written: CGFloat) -> CGFloat? {
    guard let resized = resize(written), resized.isClose(to: present), let own = resize(own) else { return nil }
    noteSuperview()
    return own
  }

  /// NB: a model view is resized, so that UIKit works it out.
  private func resize(_ height: CGFloat) -> CGFloat? {
    guard let view, let superview = view.superview, superview.bounds.size != superviewSize else { return nil }
    let around = UIView(frame: CGRect(origin: .zero, size: superviewSize))
    let model = UIView(frame: view.frame)
    model.frame.size.height = height
    model.autoresizingMask = view.autoresizingMask
    around.addSubview(model)
    around.frame.size = superview.bounds.size
    return model.frame.height
  }
}
