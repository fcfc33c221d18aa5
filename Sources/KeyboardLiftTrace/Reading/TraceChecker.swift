import KeyboardLiftCore

/// Checks what one line alone cannot tell: that a layout comes first, and that the views that events name exist.
///
/// Times are not compared: a notification that came late may bear the time at which it was due, and no decision rests on
/// times.
struct TraceChecker: Sendable {
  private var layout: TraceLayout?
  /// The names of all views that any layout of the trace had.
  private var seen: Set<String> = []

  /// Takes the next event of the trace, or throws a ``FieldProblem``.
  mutating func check(_ event: TraceEvent) throws {
    if case .layout(let layout) = event.action {
      take(layout)
      return
    }
    guard layout != nil else {
      throw FieldProblem("expected \"layout\": a trace begins with one", at: "event")
    }
    if let reading = event.reading { take(reading) }
    try checkNames(of: event)
  }

  private mutating func take(_ layout: TraceLayout) {
    self.layout = layout
    for node in layout.nodes { seen.insert(node.id) }
  }

  private func checkNames(of event: TraceEvent) throws {
    guard let layout else { return }
    switch event.action {
    case .layout, .keyboard, .background, .foreground:
      break
    case .focus(let id), .blur(let id), .caret(let id, _):
      guard seen.contains(id) else { throw unknown(id, "in any layout so far") }
    case .content(let id, contentSize: nil, _):
      guard layout.index(of: id) != nil else { throw unknown(id, "in the present layout") }
    case .scroll(let id, _), .systemScroll(let id, _), .inset(let id, _), .content(let id, _, _):
      guard let node = layout.node(id) else { throw unknown(id, "in the present layout") }
      guard node.scroll != nil else {
        throw FieldProblem(
          "\(id.quoted) is no scroll view; expected the id of a scroll, table, collection or text view", at: "id")
      }
    }
  }

  private func unknown(_ id: String, _ place: String) -> FieldProblem {
    FieldProblem("no view \(id.quoted) \(place)", at: "id")
  }
}
