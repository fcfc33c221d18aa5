import AutoLayout
import Testing

/// Changing a tree that was laid out: what results is what a new tree would have.
@Suite struct LayoutTreeTests {
  @Test("Constants, priorities and activity take effect at the next layout")
  func changingConstraints() {
    var scene = Scene()
    let view = scene.view(width: 30, height: 30)
    let left = scene.pin(view, .left, to: scene.root, .left, 10)
    let wish = scene.pin(view, .left, to: scene.root, .left, 50, priority: 500)
    scene.pin(view, .top, to: scene.root)
    #expect(scene.frame(view).x == 10)
    scene.tree[left].isActive = false
    #expect(scene.frame(view).x == 50)
    scene.tree[wish].constant = 70
    #expect(scene.frame(view).x == 70)
    scene.tree[left].isActive = true
    #expect(scene.frame(view).x == 10)
    scene.tree.remove(left)
    #expect(scene.frame(view).x == 70)
  }

  @Test("A removed view takes its constraints with it; new ones can use its place")
  func removingItems() {
    var scene = Scene()
    let (first, second) = (scene.view(width: 30, height: 30), scene.view(width: 30, height: 30))
    for item in [first, second] { scene.pin(item, .top, to: scene.root) }
    scene.pin(first, .left, to: scene.root, .left, 100)
    scene.pin(second, .left, to: first, .right)
    let fallback = scene.pin(second, .left, to: scene.root, .left, 7, priority: 1)
    #expect(scene.frame(second).x == 130)
    scene.tree.remove(first)
    #expect(scene.frame(second).x == 7)
    let third = scene.view(width: 5, height: 5)
    scene.pin(third, .left, to: second, .right, 1)
    #expect(scene.frame(third) == LayoutRect(38, 0, 5, 5))
    #expect(scene.tree[fallback].constant == 7)
    #expect(scene.tree.children(of: scene.root) == [second, third])
  }

  @Test("A view that nothing determines keeps its frame in its parent and is reported as ambiguous")
  func ambiguousViews() {
    var scene = Scene()
    let box = scene.view()
    scene.place(box, 50, 60, 100, 100)
    let loose = scene.view(in: box) { $0.frame = LayoutRect(1, 2, 3, 4) }
    #expect(scene.frame(loose) == LayoutRect(1, 2, 3, 4))
    #expect(scene.tree.frameInRoot(of: loose) == LayoutRect(51, 62, 3, 4))
    #expect(scene.tree.ambiguousItems() == [loose])
    scene.place(loose, 0, 0, 10, 10)
    scene.tree.layOut()
    #expect(scene.tree.ambiguousItems().isEmpty)
  }

  @Test("An inequality leaves a choice, an optional wish decides it")
  func ambiguousInequalities() {
    var scene = Scene()
    let view = scene.view()
    scene.pin(view, .left, to: scene.root)
    scene.pin(view, .top, to: scene.root)
    scene.set(view, .height, 10)
    scene.set(view, .width, 100, .greaterThanOrEqual)
    #expect(scene.frame(view).width == 100)
    #expect(scene.tree.ambiguousItems() == [view])
    scene.set(view, .width, 0, priority: 10)
    #expect(scene.frame(view).width == 100)
    #expect(scene.tree.ambiguousItems().isEmpty)
  }

  @Test("No view is less than 0 wide: what would make it so is broken")
  func noNegativeSizes() {
    var scene = Scene(LayoutSize(width: 20, height: 20))
    let view = scene.view()
    scene.pin(view, .left, to: scene.root, .left, 16)
    let right = scene.pin(view, .right, to: scene.root, .right, -16)
    #expect(scene.frame(view).width >= 0)
    #expect(scene.tree.conflicts.map(\.broken) == [.constraint(right)])
  }

  @Test("Edges are put on pixels one by one")
  func pixels() {
    #expect(
      LayoutRect(10.2, 0.3, 20.2, 20.4).aligned(toPixelsOfScale: 2) == LayoutRect(10, 0.5, 20.5, 20))
  }

  @Test("After random changes every frame is that of a new tree")
  func changesAreAsGoodAsANewTree() {
    for seed in 0..<10 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var form = RandomForm(rows: 6, using: &generator)
      form.scene.tree.layOut()
      for change in 0..<8 {
        form.change(using: &generator)
        form.scene.tree.layOut()
        var fresh = form.rebuilt()
        fresh.scene.tree.layOut()
        #expect(form.frames == fresh.frames, "seed \(seed), change \(change)")
      }
    }
  }
}
