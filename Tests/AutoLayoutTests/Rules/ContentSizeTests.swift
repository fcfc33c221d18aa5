import AutoLayout
import Testing

/// Intrinsic sizes, hugging, compression resistance, and content whose height depends on its width.
@Suite struct ContentSizeTests {
  /// Two views side by side that together are to be 300 points wide.
  private func widths(
    _ first: Double, _ second: Double, hugging: (ConstraintPriority, ConstraintPriority) = (250, 250),
    resistance: (ConstraintPriority, ConstraintPriority) = (750, 750)
  ) -> [Double] {
    var scene = Scene(LayoutSize(width: 300, height: 100))
    let views = [(first, hugging.0, resistance.0), (second, hugging.1, resistance.1)].map {
      width, hugging, resistance in
      scene.view(width: width, height: 20) {
        $0.hugging.horizontal = hugging
        $0.compressionResistance.horizontal = resistance
      }
    }
    scene.pin(views[0], .leading, to: scene.root)
    scene.pin(views[1], .leading, to: views[0], .trailing)
    scene.pin(views[1], .trailing, to: scene.root)
    return views.map { scene.frame($0).width }
  }

  @Test("A view is as large as its content where nothing else says how large it is")
  func naturalSize() {
    var scene = Scene()
    let label = scene.view(width: 120.5, height: 20)
    scene.pin(label, .centerX, to: scene.root)
    scene.pin(label, .top, to: scene.root)
    #expect(scene.frame(label) == LayoutRect(127.25, 0, 120.5, 20))
  }

  @Test("The view that hugs its content less takes what is left over")
  func hugging() {
    #expect(widths(50, 60, hugging: (251, 250)) == [50, 250])
    #expect(widths(50, 60, hugging: (250, 251)) == [240, 60])
  }

  @Test("The view that resists compression less gives way")
  func compressionResistance() {
    #expect(widths(200, 200, resistance: (750, 749)) == [200, 100])
    #expect(widths(200, 200, resistance: (749, 750)) == [100, 200])
  }

  @Test("An optional width beats hugging and gives way to resistance, by priority alone")
  func optionalWidths() {
    var scene = Scene()
    let label = scene.view(width: 80, height: 20)
    scene.pin(label, .left, to: scene.root)
    scene.pin(label, .top, to: scene.root)
    let width = scene.set(label, .width, 120, priority: 251)
    #expect(scene.frame(label).width == 120)
    scene.tree[width].priority = 249
    #expect(scene.frame(label).width == 80)
    scene.tree[width].constant = 40
    scene.tree[width].priority = 749
    #expect(scene.frame(label).width == 80)
    scene.tree[width].priority = 751
    #expect(scene.frame(label).width == 40)
  }

  @Test("Content with several lines is measured at the width that the layout gives it")
  func wrappedContent() {
    var scene = Scene(LayoutSize(width: 100, height: 600))
    let text = scene.view(width: 250, height: 20) { $0.wrapsContent = true }
    let below = scene.view(width: 10, height: 10)
    scene.pin(text, .left, to: scene.root)
    scene.pin(text, .right, to: scene.root)
    scene.pin(text, .top, to: scene.root)
    scene.pin(below, .top, to: text, .bottom)
    scene.pin(below, .left, to: scene.root)
    // 250 points of text: three lines of 100.
    let measure = { (_: LayoutTree.ItemID, width: Double) in Double(Int(249 / width) + 1) * 20 }
    scene.tree.layOut(measuring: measure)
    #expect(scene.tree.frame(of: text) == LayoutRect(0, 0, 100, 60))
    #expect(scene.tree.frame(of: below).y == 60)
    scene.tree[scene.root].frame.width = 50
    scene.tree.layOut(measuring: measure)
    #expect(scene.tree.frame(of: below).y == 100)
  }

  @Test("A fitting size is the smallest that the constraints allow, or follows the target at its priority")
  func fittingSizes() {
    var scene = Scene()
    let box = scene.view()
    scene.place(box, 0, 0, 375, 300)
    let card = scene.view(in: box)
    let label = scene.view(in: card, width: 90, height: 21)
    scene.fill(label, .item(card), inset: 12)
    #expect(scene.tree.fittingSize(of: card) == LayoutSize(width: 114, height: 45))
    let wide = scene.tree.fittingSize(
      of: card, target: LayoutSize(width: 300, height: 0),
      priorities: AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel))
    #expect(wide == LayoutSize(width: 300, height: 45))
  }
}
