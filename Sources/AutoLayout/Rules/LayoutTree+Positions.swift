/// Left, top, right, bottom of something as sums of variables.
struct ExpressionRect {
  var left: LinearExpression
  var top: LinearExpression
  var right: LinearExpression
  var bottom: LinearExpression

  func inset(by insets: LayoutInsets) -> ExpressionRect {
    ExpressionRect(
      left: left + insets.left, top: top + insets.top, right: right - insets.right, bottom: bottom - insets.bottom)
  }

  /// A place or a length; the attribute is neither a baseline nor about margins nor directional.
  func value(_ attribute: LayoutAttribute) -> LinearExpression? {
    switch attribute {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    case .width: right - left
    case .height: bottom - top
    case .centerX: (left + right) * 0.5
    case .centerY: (top + bottom) * 0.5
    default: nil
    }
  }
}

extension LayoutTree {
  /// An item's frame in the root's coordinates.
  func frameRect(_ index: Int) -> ExpressionRect {
    let node = nodes[index]
    let (x, y) = (LinearExpression(node.x), LinearExpression(node.y))
    return ExpressionRect(
      left: x, top: y, right: x + LinearExpression(node.width), bottom: y + LinearExpression(node.height))
  }

  func alignmentRect(_ index: Int) -> ExpressionRect { frameRect(index).inset(by: nodes[index].item.alignmentInsets) }

  /// A scroll view's content. It moves with the content offset.
  func contentRect(_ index: Int) -> ExpressionRect {
    let node = nodes[index]
    guard let content = node.content else { return frameRect(index) }
    let left = LinearExpression(node.x) - node.item.boundsOrigin.x
    let top = LinearExpression(node.y) - node.item.boundsOrigin.y
    return ExpressionRect(
      left: left, top: top, right: left + LinearExpression(content.width),
      bottom: top + LinearExpression(content.height))
  }

  func rect(of target: LayoutTarget) -> ExpressionRect {
    let index = index(of: target.itemID)
    let (frame, insets) = (frameRect(index), nodes[index].insets)
    switch target {
    case .item: return alignmentRect(index)
    case .safeArea: return frame.inset(by: insets.safeArea)
    case .layoutMargins: return frame.inset(by: insets.margins)
    case .readableContent: return frame.inset(by: insets.readable)
    case .content: return contentRect(index)
    case .frame: return frame
    case .keyboard:
      var rect = frame
      rect.top = frame.bottom - max(nodes[index].item.keyboardHeight, insets.safeArea.bottom)
      return rect
    case .topLayoutGuide:
      var rect = frame
      rect.bottom = frame.top + insets.safeArea.top
      return rect
    case .bottomLayoutGuide:
      var rect = frame
      rect.top = frame.bottom - insets.safeArea.bottom
      return rect
    }
  }

  /// A target's attribute in the root's coordinates.
  ///
  /// - Parameter usesContent: Whether the edges of a scroll view are its content's.
  func value(_ attribute: LayoutAttribute, of target: LayoutTarget, usesContent: Bool) -> LinearExpression {
    let index = index(of: target.itemID)
    var rect = rect(of: target)
    if case .item = target, attribute.isBaseline { return baseline(attribute, of: index) }
    let attribute = attribute.resolved(nodes[index].item.direction)
    if usesContent, !attribute.isSize, attribute != .centerX, attribute != .centerY { rect = contentRect(index) }
    if let value = rect.value(attribute) { return value }
    if case .item = target {
      // Margins are measured from the bounds, not from the alignment rectangle.
      if !usesContent { rect = frameRect(index) }
      rect = rect.inset(by: nodes[index].insets.margins)
    }
    switch attribute {
    case .leftMargin: return rect.left
    case .rightMargin: return rect.right
    case .topMargin: return rect.top
    case .bottomMargin: return rect.bottom
    case .centerXWithinMargins: return (rect.left + rect.right) * 0.5
    case .centerYWithinMargins: return (rect.top + rect.bottom) * 0.5
    // A guide has no text: its baselines are its bottom edge.
    default: return rect.bottom
    }
  }

  /// The place of a baseline. A stack's is that of a view in it: the first or the last if it is vertical, the first if
  /// it is horizontal.
  func baseline(_ attribute: LayoutAttribute, of index: Int) -> LinearExpression {
    let item = nodes[index].item
    if let stack = item.stack {
      let visible = visibleItems(index)
      let picksLast = stack.axis == .vertical && attribute == .lastBaseline
      if let arranged = picksLast ? visible.last : visible.first { return baseline(attribute, of: arranged) }
    }
    let rect = alignmentRect(index)
    switch attribute == .firstBaseline ? item.firstBaseline : item.lastBaseline {
    case .none: return rect.bottom
    case .belowTop(let distance): return rect.top + distance
    case .aboveBottom(let distance): return rect.bottom - distance
    case .belowCenter(let distance): return (rect.top + rect.bottom) * 0.5 + distance
    }
  }

  /// Whether an item, or what a stack shows as its own baseline, has a line of text.
  func hasBaseline(_ attribute: LayoutAttribute, _ index: Int) -> Bool {
    let item = nodes[index].item
    if item.stack != nil, let first = visibleItems(index).first { return hasBaseline(attribute, first) }
    return (attribute == .firstBaseline ? item.firstBaseline : item.lastBaseline) != .none
  }

  /// What a stack arranges, without hidden items.
  func visibleItems(_ index: Int) -> [Int] { nodes[index].arranged.filter { !nodes[$0].item.isHidden } }
}
