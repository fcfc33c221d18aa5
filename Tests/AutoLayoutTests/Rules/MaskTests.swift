import AutoLayout
import Testing

/// Autoresizing masks.
@Suite struct MaskTests {
  /// The frame of a view of (20, 10, 50, 40) in a parent of 100 × 100 that becomes 200 × 100 points.
  private func frame(_ flexible: Autoresizing.Flexibility) -> LayoutRect {
    var scene = Scene(LayoutSize(width: 200, height: 100))
    let view = scene.view {
      $0.frame = LayoutRect(20, 10, 50, 40)
      $0.autoresizing = Autoresizing(horizontal: flexible, parentSize: LayoutSize(width: 100, height: 100))
    }
    return scene.frame(view)
  }

  @Test("Without flexibility, or with a flexible far margin only, the view stays")
  func fixed() {
    #expect(frame([]) == LayoutRect(20, 10, 50, 40))
    #expect(frame(.end) == LayoutRect(20, 10, 50, 40))
  }

  @Test("One flexible part takes the whole change")
  func onePart() {
    #expect(frame(.size) == LayoutRect(20, 10, 150, 40))
    #expect(frame(.start) == LayoutRect(120, 10, 50, 40))
  }

  @Test("Several flexible parts share the change in proportion to their lengths")
  func severalParts() {
    // 20 : 50 : 30 share 100.
    #expect(frame([.start, .size, .end]) == LayoutRect(40, 10, 100, 40))
    #expect(frame([.start, .end]) == LayoutRect(60, 10, 50, 40))
    #expect(frame([.size, .end]) == LayoutRect(20, 10, 112.5, 40))
  }

  @Test("A mask stands above required constraints: the constraint is broken and reported")
  func masksAreStructural() {
    var scene = Scene()
    let view = scene.view {
      $0.frame = LayoutRect(20, 10, 50, 40)
      $0.autoresizing = Autoresizing()
    }
    let width = scene.set(view, .width, 80)
    #expect(scene.frame(view) == LayoutRect(20, 10, 50, 40))
    #expect(scene.tree.conflicts.map(\.broken) == [.constraint(width)])
    #expect(
      scene.tree.conflicts.first?.sources == [.item(view, .autoresizingMask), .constraint(width)])
  }

  @Test("What is pinned to a view with a mask follows it")
  func pinnedToAMask() {
    var scene = Scene(LayoutSize(width: 200, height: 100))
    let view = scene.view {
      $0.frame = LayoutRect(10, 10, 80, 40)
      $0.autoresizing = Autoresizing(horizontal: .size, parentSize: LayoutSize(width: 100, height: 100))
    }
    let label = scene.view(width: 20, height: 10)
    scene.pin(label, .right, to: view)
    scene.pin(label, .top, to: view, .bottom)
    #expect(scene.frame(label) == LayoutRect(170, 50, 20, 10))
  }
}
