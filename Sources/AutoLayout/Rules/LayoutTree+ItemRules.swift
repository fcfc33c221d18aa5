extension LayoutTree {
  /// All rows that an item's own values make.
  func rows(ofItem index: Int) -> [LayoutRow] {
    let node = nodes[index]
    var rows: [LayoutRow] = []
    if node.parent == nil {
      appendRoot(node, to: &rows)
    } else if let autoresizing = node.item.autoresizing {
      for axis in LayoutAxis.allCases { appendMask(autoresizing, node, axis, to: &rows) }
    } else {
      appendPresentFrame(node, to: &rows)
    }
    for variable in [node.width, node.height] + (node.content.map { [$0.width, $0.height] } ?? []) {
      rows.append(
        LayoutRow(.positiveSize, LinearExpression(variable), .greaterThanOrEqual, .structural))
    }
    if let content = node.content {
      for variable in [content.width, content.height] {
        rows.append(LayoutRow(.presentFrame, LinearExpression(variable), .equal, .stay))
      }
    }
    for axis in LayoutAxis.allCases { appendIntrinsicSize(index, axis, to: &rows) }
    if let stack = node.item.stack { rows += StackRules(tree: self, index: index, stack: stack).rows() }
    return rows
  }

  private func appendRoot(_ node: Node, to rows: inout [LayoutRow]) {
    let frame = node.item.frame
    func give(_ variable: ConstraintSolver.Variable, _ value: Double) {
      rows.append(LayoutRow(.rootFrame, LinearExpression(variable) - value, .equal, .structural))
    }
    give(node.x, frame.x)
    give(node.y, frame.y)
    guard let fitting else {
      give(node.width, frame.width)
      give(node.height, frame.height)
      return
    }
    for (variable, axis) in [(node.width, LayoutAxis.horizontal), (node.height, .vertical)] {
      rows.append(
        LayoutRow(.fittingSize, LinearExpression(variable) - fitting.size[axis], .equal, fitting.priorities[axis]))
    }
  }

  private func appendPresentFrame(_ node: Node, to rows: inout [LayoutRow]) {
    guard let parent = node.parent else { return }
    let (frame, outer) = (node.item.frame, nodes[parent])
    let origin = outer.item.boundsOrigin
    for expression in [
      LinearExpression(node.x) - LinearExpression(outer.x) - (frame.x - origin.x),
      LinearExpression(node.y) - LinearExpression(outer.y) - (frame.y - origin.y),
      LinearExpression(node.width) - frame.width, LinearExpression(node.height) - frame.height,
    ] {
      rows.append(LayoutRow(.presentFrame, expression, .equal, .stay))
    }
  }

  /// Springs and struts: the flexible parts share what the parent's length has changed, in proportion to their lengths.
  private func appendMask(_ mask: Autoresizing, _ node: Node, _ axis: LayoutAxis, to rows: inout [LayoutRow]) {
    guard let parent = node.parent else { return }
    let (frame, outer) = (node.item.frame, nodes[parent])
    let isHorizontal = axis == .horizontal
    let (start, length) = isHorizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    let (place, size) = isHorizontal ? (node.x, node.width) : (node.y, node.height)
    let (outerPlace, outerSize) = isHorizontal ? (outer.x, outer.width) : (outer.y, outer.height)
    let origin = isHorizontal ? outer.item.boundsOrigin.x : outer.item.boundsOrigin.y
    var shares = (start: 0.0, size: 0.0)
    var outerLength = 0.0
    if let parentSize = mask.parentSize {
      outerLength = parentSize[axis]
      shares = Self.shares(of: mask[axis], start, length, outerLength - start - length)
    }
    func append(_ expression: LinearExpression, _ share: Double) {
      var expression = expression
      if share != 0 {
        expression.terms.append(.init(outerSize, times: -share))
        expression.constant += share * outerLength
      }
      rows.append(LayoutRow(.autoresizingMask, expression, .equal, .structural))
    }
    append(LinearExpression(place) - LinearExpression(outerPlace) - (start - origin), shares.start)
    append(LinearExpression(size) - length, shares.size)
  }

  private static func shares(
    of flexible: Autoresizing.Flexibility, _ start: Double, _ size: Double, _ end: Double
  ) -> (start: Double, size: Double) {
    let parts = [
      flexible.contains(.start) ? max(start, 0) : 0, flexible.contains(.size) ? max(size, 0) : 0,
      flexible.contains(.end) ? max(end, 0) : 0,
    ]
    let total = parts.reduce(0, +)
    if total > 0 { return (parts[0] / total, parts[1] / total) }
    // Nothing to be in proportion to: equal shares.
    let count = Double([.start, .size, .end].filter { flexible.contains($0) }.count)
    guard count > 0 else { return (0, 0) }
    return (flexible.contains(.start) ? 1 / count : 0, flexible.contains(.size) ? 1 / count : 0)
  }

  /// The natural length of an item's content, as measured where it depends on the width.
  func intrinsicLength(_ index: Int, _ axis: LayoutAxis) -> Double? {
    let node = nodes[index]
    if axis == .vertical, let measured = node.measured { return measured.height }
    return node.item.intrinsicSize[axis]
  }

  private func appendIntrinsicSize(_ index: Int, _ axis: LayoutAxis, to rows: inout [LayoutRow]) {
    guard let length = intrinsicLength(index, axis) else { return }
    let item = nodes[index].item
    guard let size = alignmentRect(index).value(axis == .horizontal ? .width : .height) else { return }
    let difference = size - length
    if item.compressionResistance[axis].rawValue > 0 {
      rows.append(
        LayoutRow(.compressionResistance, difference, .greaterThanOrEqual, item.compressionResistance[axis]))
    }
    if item.hugging[axis].rawValue > 0 {
      rows.append(LayoutRow(.hugging, difference, .lessThanOrEqual, item.hugging[axis]))
    }
  }
}
