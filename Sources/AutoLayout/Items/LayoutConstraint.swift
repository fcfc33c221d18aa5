/// `first.attribute (relation) second.attribute × multiplier + constant`, as `NSLayoutConstraint`.
public struct LayoutConstraint: Sendable {
  /// The left side's item.
  public var first: LayoutTarget
  /// The left side's attribute.
  public var firstAttribute: LayoutAttribute
  /// How the sides relate; equal by default.
  public var relation = ConstraintRelation.equal
  /// The right side's item and attribute; nil if the constant stands alone.
  public var second: (target: LayoutTarget, attribute: LayoutAttribute)?
  /// The factor of the right side's attribute; 1 by default. Between places it acts in the coordinates of ``owner``.
  public var multiplier = 1.0
  /// What is added to the right side, in points; 0 by default.
  public var constant = 0.0
  /// How important it is; required by default.
  public var priority = ConstraintPriority.required
  /// The view that holds the constraint. Nil: the nearest view that contains both items.
  public var owner: LayoutTree.ItemID?
  /// Whether it counts; true by default.
  public var isActive = true

  /// A constraint between two items.
  public init(
    _ first: LayoutTarget, _ firstAttribute: LayoutAttribute, _ relation: ConstraintRelation,
    _ second: LayoutTarget, _ secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: ConstraintPriority = .required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = (second, secondAttribute)
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// A constraint between an item and a number.
  public init(
    _ first: LayoutTarget, _ firstAttribute: LayoutAttribute, _ relation: ConstraintRelation,
    constant: Double, priority: ConstraintPriority = .required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  var targets: [LayoutTarget] { [first] + (second.map { [$0.target] } ?? []) }
  var usesBaseline: Bool { firstAttribute.isBaseline || second?.attribute.isBaseline == true }
}
