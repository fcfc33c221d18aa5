import KeyboardLiftCore

extension TraceWriter {
  /// Writes the fields of a layout; the flat tree needs no recursion.
  mutating func write(_ layout: TraceLayout) {
    if let screen = layout.screen { json.write(#","screen":"#, screen) }
    json.write(#","window":{"frame":"#, layout.window)
    json.write(#","safeArea":"#, layout.safeArea)
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
    json.write(#"{"id":"#, node.id)
    json.write(#","kind":"#, node.kind.name)
    json.write(#","frame":"#, node.frame)
    if node.isHidden { json.raw(#","hidden":true"#) }
    if let scroll = node.scroll { write(scroll, of: node) }
    if let caret = node.caret, caret.isFinite { json.write(#","caret":"#, caret) }
    if let keyboardType = node.keyboardType { json.write(#","keyboardType":"#, keyboardType) }
    if node.isSystemOwned { json.raw(#","owner":"system""#) }
    if node.isOptedOut { json.raw(#","lift":"off""#) }
    if let distance = node.distance { json.write(#","distance":"#, distance) }
    if let companion = node.companion { json.write(#","companion":"#, companion) }
  }

  private mutating func write(_ scroll: ScrollMetrics, of node: TraceNode) {
    if scroll.contentSize != node.frame.size { json.write(#","contentSize":"#, scroll.contentSize) }
    if scroll.contentOffset != .zero { json.write(#","contentOffset":"#, scroll.contentOffset) }
    if scroll.contentInset != .zero { json.write(#","contentInset":"#, scroll.contentInset) }
    if scroll.systemInset != .zero { json.write(#","systemInset":"#, scroll.systemInset) }
    if !scroll.isScrollEnabled { json.raw(#","scrollEnabled":false"#) }
    if scroll.makesRoom { json.raw(#","room":true"#) }
  }
}
