import AutoLayout
import Testing

/// Edges, centres, sizes, multipliers, alignment rectangles and reading directions.
@Suite struct AttributeTests {
  @Test("Edges, centres and sizes relate as written")
  func edgesCentresAndSizes() {
    var scene = Scene()
    let (first, second) = (scene.view(), scene.view())
    scene.place(first, 20, 30, 100, 50)
    scene.pin(second, .top, to: first, .bottom, 8)
    scene.pin(second, .centerX, to: first)
    scene.tree.add(LayoutConstraint(.item(second), .width, .equal, .item(first), .width, multiplier: 0.5, constant: 10))
    scene.tree.add(LayoutConstraint(.item(second), .height, .equal, .item(second), .width, multiplier: 2))
    #expect(scene.frame(first) == LayoutRect(20, 30, 100, 50))
    #expect(scene.frame(second) == LayoutRect(40, 88, 60, 120))
  }

  @Test("A view's frame is in its parent's coordinates")
  func nestedViews() {
    var scene = Scene()
    let box = scene.view()
    let inner = scene.view(in: box)
    scene.place(box, 10, 20, 200, 100)
    scene.fill(inner, .item(box), inset: 5)
    #expect(scene.frame(inner) == LayoutRect(5, 5, 190, 90))
    #expect(scene.tree.frameInRoot(of: inner) == LayoutRect(15, 25, 190, 90))
  }

  @Test("A factor between places counts from the origin of the view that holds the constraint")
  func factorBetweenPlaces() {
    var scene = Scene()
    let box = scene.view()
    scene.place(box, 100, 50, 200, 80)
    let line = scene.view(in: box, width: 1, height: 1)
    scene.tree.add(LayoutConstraint(.item(line), .left, .equal, .item(box), .right, multiplier: 0.25))
    scene.tree.add(LayoutConstraint(.item(line), .centerY, .equal, .item(box), .bottom, multiplier: 0.75, constant: 2))
    #expect(scene.frame(line) == LayoutRect(50, 61.5, 1, 1))
  }

  @Test("Constraints align alignment rectangles, and intrinsic sizes are theirs")
  func alignmentRectangles() {
    var scene = Scene()
    // A switch: its frame is 2 points wider than its alignment rectangle.
    let toggle = scene.view(width: 49, height: 31) { $0.alignmentInsets = LayoutInsets(right: 2) }
    scene.pin(toggle, .right, to: scene.root, .right, -16)
    scene.pin(toggle, .centerY, to: scene.root)
    #expect(scene.frame(toggle) == LayoutRect(375 - 16 - 49, 318, 51, 31))
  }

  @Test("Leading is left, and right where text is read from right to left; constants and inequalities are mirrored")
  func readingDirection() {
    func frames(_ direction: LayoutDirection) -> [LayoutRect] {
      var scene = Scene { $0.direction = direction }
      let first = scene.view(width: 60, height: 20) { $0.direction = direction }
      let second = scene.view(width: 500, height: 20) {
        $0.direction = direction
        $0.compressionResistance.horizontal = 740
      }
      scene.pin(first, .leading, to: scene.root, .leading, 16)
      scene.pin(second, .leading, to: first, .trailing, 8)
      scene.tree.add(
        LayoutConstraint(.item(second), .trailing, .lessThanOrEqual, .item(scene.root), .trailing, constant: -20))
      for item in [first, second] { scene.pin(item, .top, to: scene.root) }
      return [scene.frame(first), scene.frame(second)]
    }
    #expect(frames(.leftToRight) == [LayoutRect(16, 0, 60, 20), LayoutRect(84, 0, 271, 20)])
    #expect(frames(.rightToLeft) == [LayoutRect(299, 0, 60, 20), LayoutRect(20, 0, 271, 20)])
  }

  @Test("A factor between places is mirrored with the reading direction")
  func mirroredFactor() {
    var scene = Scene { $0.direction = .rightToLeft }
    let line = scene.view(width: 1, height: 1) { $0.direction = .rightToLeft }
    scene.tree.add(LayoutConstraint(.item(line), .leading, .equal, .item(scene.root), .trailing, multiplier: 0.2))
    scene.pin(line, .top, to: scene.root)
    #expect(scene.frame(line) == LayoutRect(299, 0, 1, 1))
  }

  @Test("Baselines lie below the top, above the bottom, below the centre, or are the bottom edge")
  func baselines() {
    var scene = Scene()
    let label = scene.view(width: 50, height: 40) {
      $0.firstBaseline = .belowTop(16)
      $0.lastBaseline = .aboveBottom(4)
    }
    scene.pin(label, .left, to: scene.root)
    scene.pin(label, .top, to: scene.root, .top, 100)
    let field = scene.view(width: 50, height: 34) { $0.firstBaseline = .belowCenter(6) }
    scene.pin(field, .left, to: scene.root)
    scene.pin(field, .firstBaseline, to: label)
    let box = scene.view(width: 50, height: 10)
    scene.pin(box, .left, to: scene.root)
    scene.pin(box, .lastBaseline, to: label)
    #expect(scene.frame(label).y == 100)
    #expect(scene.frame(field).y == 93)
    #expect(scene.frame(box).y == 126)
  }
}
