#if !canImport(UIKit)
public import Foundation

/// `first.attribute (relation) second.attribute × multiplier + constant`.
@MainActor open class NSLayoutConstraint: NSObject {
  weak var holder: UIView?
  private let attributes: (first: Attribute, second: Attribute)
  private let relationKind: Relation
  private let factor: CGFloat

  /// A constraint, not active yet.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(view1, attr1, relation, view2, attr2, multiplier, c)
  }

  private init(
    _ first: Any, _ firstAttribute: Attribute, _ relation: Relation, _ second: Any?, _ secondAttribute: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    firstItem = first as AnyObject
    secondItem = second.map { $0 as AnyObject }
    attributes = (firstAttribute, secondAttribute)
    relationKind = relation
    factor = multiplier
    self.constant = constant
    super.init()
  }

  /// How strongly it is wanted; required by default.
  open var priority = UILayoutPriority.required { didSet { holder?.markConstraintsChanged() } }
  /// The view or guide on the left of the relation.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide on its right.
  open private(set) weak var secondItem: AnyObject?
  /// What of the first item.
  open var firstAttribute: Attribute { attributes.first }
  /// What of the second item.
  open var secondAttribute: Attribute { attributes.second }
  /// At least, at most or equal.
  open var relation: Relation { relationKind }
  /// The second attribute's factor.
  open var multiplier: CGFloat { factor }
  /// What is added to the right side, in points.
  open var constant: CGFloat { didSet { if oldValue != constant { holder?.markConstraintsChanged() } } }
  /// A name for debugging.
  open var identifier: String?

  /// Whether it rules; the nearest view around both items holds it then.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { uninstall() }
    }
  }

  /// Makes all of them active.
  open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  /// Makes none of them active.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  /// The views that its items are or belong to.
  var views: [UIView] { [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owner } }

  private func install() {
    let views = views
    guard var holder = views.first else { return }
    if let other = views.last {
      while !other.isDescendant(of: holder) {
        guard let parent = holder.superview else {
          preconditionFailure("The items of a constraint need a common ancestor: \(firstAttribute) of \(views)")
        }
        holder = parent
      }
    }
    self.holder = holder
    holder.installedConstraints.append(self)
    holder.changeConstraintCount(by: 1)
    views.forEach { $0.guides.constraintCount += 1 }
    holder.markConstraintsChanged()
  }

  private func uninstall() {
    guard let holder else { return }
    holder.installedConstraints.removeAll { $0 === self }
    holder.changeConstraintCount(by: -1)
    views.forEach { $0.guides.constraintCount -= 1 }
    holder.markConstraintsChanged()
    self.holder = nil
  }
}

extension UIView {
  func markConstraintsChanged() {
    markNeedsConstraints()
    setNeedsLayout()
  }
}
#endif
