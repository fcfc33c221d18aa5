/// A tree of views and layout guides, laid out by UIKit's rules.
///
/// Add items, give them constraints, call ``layOut(measuring:)``, read the frames. Change an item, a constraint or what
/// a stack arranges, and lay out again: only what the change concerns is worked out anew.
///
/// ```swift
/// var tree = LayoutTree()
/// let root = tree.add(LayoutItem(frame: LayoutRect(x: 0, y: 0, width: 375, height: 667)))
/// let field = tree.add(LayoutItem(), to: root)
/// tree.add(LayoutConstraint(.item(field), .leading, .equal, .layoutMargins(root), .leading))
/// tree.add(LayoutConstraint(.item(field), .trailing, .equal, .layoutMargins(root), .trailing))
/// tree.layOut()
/// let frame = tree.frame(of: field)
/// ```
///
/// Every item has four variables: x, y, width and height of its frame, in the coordinates of the tree's root. Rules and
/// constraints are relations between them. What depends on the solution itself, as the safe area of an inner view and
/// the height of wrapped text do, is put in and solved again until nothing changes.
///
/// Sources: Apple, *Auto Layout Guide*; the documentation of `NSLayoutConstraint`, `UIView`, `UIStackView`,
/// `UILayoutGuide` and `UIScrollView`; for the constraints behind stack views the identifiers and priorities that UIKit
/// prints, published in A. Grebenyuk, "Let's Build UIStackView"; for the rest the frames that Interface Builder wrote
/// into public storyboards.
public struct LayoutTree: Sendable {
  /// An item of one tree. It is not used again after `remove(_:)`.
  public struct ItemID: Hashable, Sendable {
    let index: Int
    let generation: Int
  }

  /// A constraint of one tree. It is not used again after `remove(_:)`.
  public struct ConstraintID: Hashable, Sendable {
    let index: Int
    let generation: Int
  }

  /// An item and what is known about it.
  struct Node: Sendable {
    var item: LayoutItem
    var id: ItemID
    var parent: Int?
    var children: [Int] = []
    /// What a stack arranges, in order.
    var arranged: [Int] = []
    /// The constraints that are about the item or one of its guides.
    var constraints: [Int] = []
    var x: ConstraintSolver.Variable
    var y: ConstraintSolver.Variable
    var width: ConstraintSolver.Variable
    var height: ConstraintSolver.Variable
    /// The size of a scroll view's content.
    var content: (width: ConstraintSolver.Variable, height: ConstraintSolver.Variable)?
    var rows: [PlacedRow] = []
    var isDirty = true
    var isLive = true
    /// The intrinsic height at the solved width.
    var measured: (width: Double, height: Double)?
    var insets = Insets()
  }

  /// What the safe area and the margins of an item are in the present solution.
  struct Insets: Hashable, Sendable {
    var safeArea = LayoutInsets.zero
    var margins = LayoutInsets.zero
    /// Margins of the readable content.
    var readable = LayoutInsets.zero
  }

  struct ConstraintNode: Sendable {
    var constraint: LayoutConstraint
    var id: ConstraintID
    var row: PlacedRow?
    var isDirty = true
    var isLive = true
  }

  /// A size that the root should have, instead of a fixed one.
  struct FittingTarget: Sendable {
    var size: LayoutSize
    var priorities: AxisPriorities
  }

  var solver = ConstraintSolver()
  var nodes: [Node] = []
  var freeNodes: [Int] = []
  var constraintNodes: [ConstraintNode] = []
  var freeConstraints: [Int] = []
  var dirtyNodes: [Int] = []
  var dirtyConstraints: [Int] = []
  var fitting: FittingTarget?

  /// An empty tree.
  public init() {}
}
