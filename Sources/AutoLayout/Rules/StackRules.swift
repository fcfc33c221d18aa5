/// The constraints that a stack view makes for what it arranges.
///
/// Source for the constraints, their identifiers and priorities: A. Grebenyuk, "Let's Build UIStackView", which prints
/// those that UIKit makes. Frames written by Interface Builder agree with them.
struct StackRules {
  let tree: LayoutTree
  let index: Int
  let stack: StackConfiguration
  let items: [Int]
  /// Where the views are arranged: the stack's bounds or the area inside its margins.
  let area: ExpressionRect

  init(tree: LayoutTree, index: Int, stack: StackConfiguration) {
    self.tree = tree
    self.index = index
    self.stack = stack
    items = tree.visibleItems(index)
    area =
      stack.isLayoutMarginsRelative
      ? tree.frameRect(index).inset(by: tree.nodes[index].insets.margins) : tree.alignmentRect(index)
  }

  func rows() -> [LayoutRow] { hidingRows() + lengthRows() + gapRows() + crossRows() }

  private var isMirrored: Bool { tree.nodes[index].item.direction == .rightToLeft }

  /// Start and end along an axis that runs in reading direction.
  private func span(_ rect: ExpressionRect, _ axis: LayoutAxis) -> (start: LinearExpression, end: LinearExpression) {
    if axis == .vertical { return (rect.top, rect.bottom) }
    return isMirrored ? (rect.right * -1, rect.left * -1) : (rect.left, rect.right)
  }

  private func span(_ item: Int, _ axis: LayoutAxis) -> (start: LinearExpression, end: LinearExpression) {
    span(tree.alignmentRect(item), axis)
  }

  private func size(_ item: Int, _ axis: LayoutAxis) -> LinearExpression {
    let span = span(item, axis)
    return span.end - span.start
  }

  /// A hidden view has no length along the stack.
  private func hidingRows() -> [LayoutRow] {
    tree.nodes[index].arranged.filter { tree.nodes[$0].item.isHidden }.map {
      LayoutRow(.stack("UISV-hiding"), size($0, stack.axis))
    }
  }

  // MARK: Along the stack

  private func lengthRows() -> [LayoutRow] {
    guard let first = items.first, let last = items.last else { return [] }
    let area = span(area, stack.axis)
    var rows = [
      LayoutRow(.stack("UISV-canvas-connection"), span(first, stack.axis).start - area.start),
      LayoutRow(.stack("UISV-canvas-connection"), span(last, stack.axis).end - area.end),
    ]
    switch stack.distribution {
    case .fillEqually:
      for item in items.dropFirst() {
        rows.append(LayoutRow(.stack("UISV-fill-equally"), size(item, stack.axis) - size(first, stack.axis)))
      }
    case .fillProportionally: rows += proportionalRows(area.end - area.start)
    case .fill: rows += textWidthRows()
    case .equalSpacing, .equalCentering: break
    }
    return rows
  }

  /// Text with several lines could have any width. It gets an equal share of a horizontal stack, and so at a priority
  /// above the default resistance to compression.
  ///
  /// Source, besides the one above: rdar://39275811 on Open Radar.
  private func textWidthRows() -> [LayoutRow] {
    guard stack.axis == .horizontal, items.count > 1 else { return [] }
    let frame = tree.frameRect(index)
    return items.filter { tree.nodes[$0].item.wrapsContent }.map { item in
      let share = (frame.right - frame.left) * (1 / Double(items.count))
      return LayoutRow(.stack("UISV-text-width-disambiguation"), size(item, stack.axis) - share, .equal, 760)
    }
  }

  /// Each view's share of the stack's length, at a priority below required that falls from view to view: rounding and
  /// spacing then never contradict.
  private func proportionalRows(_ length: LinearExpression) -> [LayoutRow] {
    let lengths = items.map { tree.intrinsicLength($0, stack.axis) ?? 0 }
    let spacings = items.dropLast().reduce(0) { $0 + stack.spacing(after: tree.nodes[$1].id) }
    let total = lengths.reduce(spacings, +)
    guard total > 0 else { return [] }
    return zip(items, lengths).enumerated().filter { $0.element.1 > 0 }.map { place, share in
      LayoutRow(
        .stack("UISV-fill-proportionally"), size(share.0, stack.axis) - length * (share.1 / total), .equal,
        ConstraintPriority(max(999 - Double(place), 1)))
    }
  }

  private func gapRows() -> [LayoutRow] {
    let pairs = Array(zip(items, items.dropFirst()))
    let gaps = pairs.map { gap(after: $0, before: $1) }
    let spacings = pairs.map { stack.spacing(after: tree.nodes[$0.0].id) }
    let keepsGaps = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    var rows = zip(gaps, spacings).map { gap, spacing in
      LayoutRow(.stack("UISV-spacing"), gap - spacing, keepsGaps ? .equal : .greaterThanOrEqual)
    }
    if stack.distribution == .equalSpacing, let first = gaps.first {
      for gap in gaps.dropFirst() { rows.append(LayoutRow(.stack("UISV-fill-equally"), gap - first)) }
    }
    if stack.distribution == .equalCentering {
      let distances = pairs.map { center($0.1) - center($0.0) }
      for distance in distances.dropFirst() {
        rows.append(LayoutRow(.stack("UISV-fill-equally"), distance - distances[0], .equal, 149))
      }
    }
    return rows
  }

  private func gap(after item: Int, before next: Int) -> LinearExpression {
    if stack.isBaselineRelative, stack.axis == .vertical {
      return tree.baseline(.firstBaseline, of: next) - tree.baseline(.lastBaseline, of: item)
    }
    return span(next, stack.axis).start - span(item, stack.axis).end
  }

  private func center(_ item: Int) -> LinearExpression {
    let span = span(item, stack.axis)
    return (span.start + span.end) * 0.5
  }

  // MARK: Across the stack

  private func crossRows() -> [LayoutRow] {
    guard let first = items.first else { return [] }
    let (axis, area) = (stack.axis.crossing, span(area, stack.axis.crossing))
    let alignment = LayoutRule.stack("UISV-alignment")
    var rows: [LayoutRow] = []
    if stack.alignment == .fill {
      for item in items {
        rows.append(LayoutRow(.stack("UISV-canvas-connection"), span(item, axis).start - area.start))
        rows.append(LayoutRow(.stack("UISV-canvas-connection"), span(item, axis).end - area.end))
      }
      return rows
    }
    for item in items {
      let span = span(item, axis)
      switch stack.alignment {
      case .fill: break
      case .leading: rows.append(LayoutRow(alignment, span.start - area.start))
      case .trailing: rows.append(LayoutRow(alignment, span.end - area.end))
      case .center: rows.append(LayoutRow(alignment, (span.start + span.end) * 0.5 - (area.start + area.end) * 0.5))
      case .firstBaseline, .lastBaseline:
        if item != first { rows.append(LayoutRow(alignment, line(item) - line(first))) }
      }
      let spanning = LayoutRule.stack("UISV-spanning-boundary")
      rows.append(LayoutRow(spanning, span.start - area.start, .greaterThanOrEqual))
      rows.append(LayoutRow(spanning, span.end - area.end, .lessThanOrEqual))
    }
    return rows + fittingRows(area.end - area.start, axis)
  }

  /// Where a view's text is aligned, or its edge if it has no text.
  private func line(_ item: Int) -> LinearExpression {
    let attribute = stack.alignment == .firstBaseline ? LayoutAttribute.firstBaseline : .lastBaseline
    guard !tree.hasBaseline(attribute, item) else { return tree.baseline(attribute, of: item) }
    let rect = tree.alignmentRect(item)
    return attribute == .firstBaseline ? rect.top : rect.bottom
  }

  /// The stack is as small across as its views let it be, and so are they.
  private func fittingRows(_ length: LinearExpression, _ axis: LayoutAxis) -> [LayoutRow] {
    var rows: [LayoutRow] = []
    if items.count > 1 { rows.append(LayoutRow(.stack("UISV-spanning-fit"), length, .equal, 51)) }
    if items.count == 1 || stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
      rows.append(LayoutRow(.stack("UISV-canvas-fit"), length, .equal, 49))
    }
    for item in items {
      rows.append(LayoutRow(.stack("UISV-ambiguity-suppression"), size(item, axis), .equal, 25))
    }
    return rows
  }
}
