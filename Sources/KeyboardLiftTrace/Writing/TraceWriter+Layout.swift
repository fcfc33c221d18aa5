import KeyboardLiftCore

extension TraceWriter {
  /// Writes the fields of a layout; the flat tree needs no recursion.
  mutating func write(_ layout: TraceLayout) {
    if let screen = layout.screen {
      json.raw(#","screen":"#)
      json.size(screen)
    }
    write(#","window":{"frame":"#, layout.window)
    json.raw(#","safeArea":"#)
    json.insets(layout.safeArea)
    json.raw(#"},"root":"#)
    var open: [Int] = []
    for (index, node) in layout.nodes.enumerated() {
      let hasSiblingBefore = close(&open, downTo: node.parent)
      if node.parent != nil { json.raw(hasSiblingBefore ? "," : #","children":["#) }
      write(node)
      open.append(index)
    }
    _ = close(&open, downTo: nil)
  }

  /// Closes the views that end before the next child of a view, or all of them, and says whether any was its child.
  private mutating func close(_ open: inout [Int], downTo parent: Int?) -> Bool {
    var closed = false
    while let last = open.last, last != parent {
      json.raw(closed ? "]}" : "}")
      closed = true
      open.removeLast()
    }
    return closed
  }

  /// Writes a view and leaves its brace open for its children.
  private mutating func write(_ node: TraceNode) {
    write(#"{"id":"#, node.id)
    write(#","kind":"#, node.kind.name)
    write(#","frame":"#, node.frame)
    if node.isHidden { json.raw(#","hidden":true"#) }
    if let scroll = node.scroll { write(scroll, of: node) }
    if let caret = node.caret, caret.isFinite { write(#","caret":"#, caret) }
    if let keyboardType = node.keyboardType { write(#","keyboardType":"#, keyboardType) }
    if node.isSystemOwned { json.raw(#","owner":"system""#) }
    if node.isOptedOut { json.raw(#","lift":"off""#) }
    if let distance = node.distance { write(#","distance":"#, distance) }
    if let companion = node.companion { write(#","companion":"#, companion) }
  }

  private mutating func write(_ scroll: ScrollMetrics, of node: TraceNode) {
    if scroll.contentSize != node.frame.size {
      json.raw(#","contentSize":"#)
      json.size(scroll.contentSize)
    }
    if scroll.contentOffset != .zero {
      json.raw(#","contentOffset":"#)
      json.point(scroll.contentOffset)
    }
    if scroll.contentInset != .zero {
      json.raw(#","contentInset":"#)
      json.insets(scroll.contentInset)
    }
    if scroll.systemInset != .zero {
      json.raw(#","systemInset":"#)
      json.insets(scroll.systemInset)
    }
    if !scroll.isScrollEnabled { json.raw(#","scrollEnabled":false"#) }
    if scroll.makesRoom { json.raw(#","room":true"#) }
  }
}
