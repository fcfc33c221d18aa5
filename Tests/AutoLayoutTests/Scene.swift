import AutoLayout

/// A root of 375 × 667 points with views in it, for tests.
struct Scene {
  var tree = LayoutTree()
  let root: LayoutTree.ItemID

  init(_ size: LayoutSize = LayoutSize(width: 375, height: 667), _ change: (inout LayoutItem) -> Void = { _ in }) {
    var item = LayoutItem(frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
    item.margins = LayoutMargins(.zero)
    change(&item)
    root = tree.add(item)
  }

  mutating func view(
    in parent: LayoutTree.ItemID? = nil, _ kind: LayoutItem.Kind = .view, width: Double? = nil, height: Double? = nil,
    _ change: (inout LayoutItem) -> Void = { _ in }
  ) -> LayoutTree.ItemID {
    var item = LayoutItem(kind)
    item.intrinsicSize = IntrinsicSize(width: width, height: height)
    change(&item)
    return tree.add(item, to: parent ?? root)
  }

  /// Adds `first.attribute = second.attribute + constant`.
  @discardableResult mutating func pin(
    _ first: LayoutTree.ItemID, _ attribute: LayoutAttribute, to second: LayoutTree.ItemID,
    _ secondAttribute: LayoutAttribute? = nil, _ constant: Double = 0, priority: ConstraintPriority = .required
  ) -> LayoutTree.ConstraintID {
    pin(first, attribute, to: .item(second), secondAttribute, constant, priority: priority)
  }

  /// Adds `first.attribute = second.attribute + constant`.
  @discardableResult mutating func pin(
    _ first: LayoutTree.ItemID, _ attribute: LayoutAttribute, to second: LayoutTarget,
    _ secondAttribute: LayoutAttribute? = nil, _ constant: Double = 0, priority: ConstraintPriority = .required
  ) -> LayoutTree.ConstraintID {
    tree.add(
      LayoutConstraint(
        .item(first), attribute, .equal, second, secondAttribute ?? attribute, constant: constant, priority: priority))
  }

  /// Adds `first.attribute (relation) constant`.
  @discardableResult mutating func set(
    _ first: LayoutTree.ItemID, _ attribute: LayoutAttribute, _ constant: Double,
    _ relation: ConstraintRelation = .equal, priority: ConstraintPriority = .required
  ) -> LayoutTree.ConstraintID {
    tree.add(LayoutConstraint(.item(first), attribute, relation, constant: constant, priority: priority))
  }

  /// Pins all four edges, inset.
  mutating func fill(_ first: LayoutTree.ItemID, _ second: LayoutTarget, inset: Double = 0) {
    pin(first, .left, to: second, .left, inset)
    pin(first, .top, to: second, .top, inset)
    pin(first, .right, to: second, .right, -inset)
    pin(first, .bottom, to: second, .bottom, -inset)
  }

  /// Pins the left and the top edge and sets the size.
  mutating func place(_ item: LayoutTree.ItemID, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let parent = tree.parent(of: item) ?? root
    pin(item, .left, to: parent, .left, x)
    pin(item, .top, to: parent, .top, y)
    set(item, .width, width)
    set(item, .height, height)
  }

  /// Lays out and returns a frame in the parent's coordinates, rounded to a millionth of a point.
  mutating func frame(_ item: LayoutTree.ItemID) -> LayoutRect {
    tree.layOut()
    return tree.frame(of: item).rounded
  }
}

extension LayoutRect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Without what floating-point arithmetic adds.
  var rounded: LayoutRect { aligned(toPixelsOfScale: 1e6) }
}
