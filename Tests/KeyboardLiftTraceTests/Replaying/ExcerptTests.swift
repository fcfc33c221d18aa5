import KeyboardLiftCore
import KeyboardLiftTrace
import Testing

/// The engine sees what it must see of a screen, and no more in a large one than in a small one.
@Suite struct ExcerptTests {
  /// A root with a number of idle views, a scroll view with a field and its button, another field, and a marked list.
  private func screen(idle: Int) throws -> TraceScreen {
    let frame = Rect(x: 0, y: 0, width: 375, height: 667)
    var nodes = [TraceNode("root", parent: nil, frame: frame)]
    for index in 0..<idle { nodes.append(TraceNode("idle\(index)", parent: 0, frame: frame)) }
    nodes.append(TraceNode("scroll", parent: 0, kind: .scrollView, frame: frame))
    let scroll = nodes.count - 1
    var field = TraceNode("field", parent: scroll, kind: .textField, frame: frame)
    field.companion = "button"
    nodes.append(field)
    nodes.append(TraceNode("box", parent: scroll, frame: frame))
    nodes.append(TraceNode("button", parent: nodes.count - 1, frame: frame))
    nodes.append(TraceNode("other", parent: 0, kind: .textField, frame: frame))
    var list = TraceNode("list", parent: 0, kind: .tableView, frame: frame)
    list.scroll?.makesRoom = true
    nodes.append(list)
    nodes.append(TraceNode("side", parent: 0, kind: .scrollView, frame: frame))
    let layout = try #require(TraceLayout(window: frame, safeArea: .zero, nodes: nodes))
    var screen = TraceScreen(size: frame.size)
    _ = screen.apply(TraceEvent(at: 0, .layout(layout)))
    return screen
  }

  private func names(_ excerpt: Screen, in screen: TraceScreen) -> [String] {
    excerpt.views.map { screen.names[$0.id] ?? "?" }
  }

  @Test func excerptHasTheInputItsCompanionTheHeldTheMarkedAndTheTargetWithTheirAncestors() throws {
    var screen = try screen(idle: 3)
    let none = screen.excerpt(focus: nil, held: [], target: nil)
    #expect(names(none, in: screen) == ["root", "list"])
    let focused = screen.excerpt(focus: screen.names.id(of: "field"), held: [], target: nil)
    #expect(names(focused, in: screen) == ["root", "scroll", "field", "box", "button", "list"])
    #expect(focused.views.map(\.parent) == [nil, 0, 1, 1, 3, 0])
    let held = screen.excerpt(
      focus: screen.names.id(of: "other"), held: [try #require(screen.names.id(of: "scroll"))],
      target: screen.names.id(of: "side"))
    #expect(names(held, in: screen) == ["root", "scroll", "other", "list", "side"])
  }

  @Test func excerptOfALargeScreenIsThatOfASmallOne() throws {
    var small = try screen(idle: 100)
    var large = try screen(idle: 100_000)
    let excerpts = [
      small.excerpt(focus: small.names.id(of: "field"), held: [], target: small.names.id(of: "side")),
      large.excerpt(focus: large.names.id(of: "field"), held: [], target: large.names.id(of: "side")),
    ]
    #expect(names(excerpts[0], in: small) == names(excerpts[1], in: large))
    #expect(excerpts[1].views.count == 7)
    #expect(excerpts[0].views.map(\.parent) == excerpts[1].views.map(\.parent))
  }

  @Test func unknownViewsAreLeftOut() throws {
    var screen = try screen(idle: 0)
    #expect(names(screen.excerpt(focus: 4711, held: [-1], target: 99), in: screen) == ["root", "list"])
    var empty = TraceScreen(size: .zero)
    #expect(empty.excerpt(focus: 0, held: [1], target: 2).views.isEmpty)
  }
}
