import KeyboardLiftCore

/// The fields of a layout's window.
private enum WindowKey: String, CodingKey {
  case frame, safeArea
}

/// The fields of a view.
private enum NodeKey: String, CodingKey {
  case id, kind, frame, children, hidden, contentSize, contentOffset, contentInset, systemInset, scrollEnabled, room
  case caret, keyboardType, owner, lift, distance, companion
}

/// Who avoids the keyboard for a view, if the app does not leave it to KeyboardLift.
private enum Owner: String, CaseIterable {
  case system
}

/// How a view is lifted, if not as usual.
private enum Lift: String, CaseIterable {
  case off
}

extension KeyedDecodingContainer<LineKey> {
  /// The layout that the fields `screen`, `window` and `root` tell.
  func layout() throws -> TraceLayout {
    guard let window = try? nestedContainer(keyedBy: WindowKey.self, forKey: .window) else {
      throw problem("expected an object: {\"frame\":[0,0,375,667],\"safeArea\":[20,0,0,0]}", at: .window)
    }
    guard let root = try? nestedContainer(keyedBy: NodeKey.self, forKey: .root) else {
      throw problem("expected a view: {\"id\":\"root\",\"kind\":\"view\",\"frame\":[0,0,375,667]}", at: .root)
    }
    var nodes: [TraceNode] = []
    try root.appendTree(to: &nodes, parent: nil)
    let indexed = TraceLayout.index(
      screen: try optional(.screen), window: try window.required(.frame), safeArea: try window.required(.safeArea),
      nodes: nodes)
    switch indexed {
    case .layout(let layout):
      return layout
    case .duplicate(let index):
      throw FieldProblem(
        "\(nodes[index].id.quoted) is the id of another view in this layout; ids must be unique",
        at: TraceLayout.path(of: index, in: nodes) + ".id")
    }
  }
}

extension KeyedDecodingContainer<NodeKey> {
  /// Appends the view and all that it contains, in pre-order. Foundation refuses JSON deeper than 512 levels, so the
  /// recursion ends.
  fileprivate func appendTree(to nodes: inout [TraceNode], parent: Int?) throws {
    let index = nodes.count
    nodes.append(try node(parent: parent))
    guard contains(.children), try !decodeNil(forKey: .children) else { return }
    guard var children = try? nestedUnkeyedContainer(forKey: .children) else {
      throw problem("expected an array of views", at: .children)
    }
    while !children.isAtEnd {
      guard let child = try? children.nestedContainer(keyedBy: NodeKey.self) else {
        throw problem("expected views, each an object, and nothing else", at: .children)
      }
      try child.appendTree(to: &nodes, parent: index)
    }
  }

  private func node(parent: Int?) throws -> TraceNode {
    var node = TraceNode(try required(.id), parent: parent, kind: try kind(), frame: try required(.frame))
    node.isHidden = try optional(.hidden) ?? false
    node.isSystemOwned = try name(.owner, as: Owner.self) == .system
    node.isOptedOut = try name(.lift, as: Lift.self) == .off
    node.distance = try optional(.distance, as: Length.self)?.points
    node.companion = try optional(.companion)
    node.caret = try optional(.caret)
    node.keyboardType = try optional(.keyboardType)
    try readMetrics(into: &node.scroll)
    return node
  }

  /// Sets what the fields say of a scroll view; the rest keeps its default.
  private func readMetrics(into metrics: inout ScrollMetrics?) throws {
    guard var scroll = metrics else { return }
    if let size = try optional(.contentSize, as: Size.self) { scroll.contentSize = size }
    if let offset = try optional(.contentOffset, as: Point.self) { scroll.contentOffset = offset }
    if let inset = try optional(.contentInset, as: Insets.self) { scroll.contentInset = inset }
    if let inset = try optional(.systemInset, as: Insets.self) { scroll.systemInset = inset }
    if let isEnabled = try optional(.scrollEnabled, as: Bool.self) { scroll.isScrollEnabled = isEnabled }
    if let makesRoom = try optional(.room, as: Bool.self) { scroll.makesRoom = makesRoom }
    metrics = scroll
  }

  private func kind() throws -> ScreenView.Kind {
    let name = try required(.kind, as: String.self)
    if let kind = ScreenView.Kind(name: name) { return kind }
    let names = ScreenView.Kind.allCases.map { "\"\($0.name)\"" }.listed
    throw problem("unknown: \(name.quoted); expected \(names)", at: .kind)
  }
}
