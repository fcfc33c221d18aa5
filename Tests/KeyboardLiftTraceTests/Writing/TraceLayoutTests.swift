import KeyboardLiftCore
import KeyboardLiftTrace
import Testing

@Suite struct TraceLayoutTests {
  private let frame = Rect(x: 0, y: 0, width: 10, height: 10)

  private func layout(_ nodes: [TraceNode]) -> TraceLayout? {
    TraceLayout(window: frame, safeArea: .zero, nodes: nodes)
  }

  private func node(_ id: String, _ parent: Int?) -> TraceNode { TraceNode(id, parent: parent, frame: frame) }

  @Test func viewsAreFoundByName() throws {
    let layout = try #require(self.layout([node("root", nil), node("a", 0), node("b", 1), node("c", 0)]))
    #expect(layout.index(of: "c") == 3)
    #expect(layout.node("b")?.parent == 1)
    #expect(layout.node("d") == nil)
  }

  @Test func onlyATreeInPreorderIsALayout() {
    #expect(layout([]) == nil)
    #expect(layout([node("root", 0)]) == nil)
    #expect(layout([node("root", nil), node("second", nil)]) == nil)
    #expect(layout([node("root", nil), node("a", 1)]) == nil)
    #expect(layout([node("root", nil), node("a", -1)]) == nil)
    #expect(layout([node("root", nil), node("a", 0), node("b", 0), node("late", 1)]) == nil)
  }

  @Test func namesAreUnique() {
    #expect(layout([node("root", nil), node("root", 0)]) == nil)
  }

  @Test func exactlyScrollViewsHaveMetrics() {
    var plain = node("a", 0)
    plain.scroll = ScrollMetrics(contentSize: .zero)
    #expect(layout([node("root", nil), plain]) == nil)
    var table = TraceNode("a", parent: 0, kind: .tableView, frame: frame)
    table.scroll = nil
    #expect(layout([node("root", nil), table]) == nil)
  }
}
