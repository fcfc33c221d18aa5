import AutoLayout
import Testing

/// Safe areas, margins, and the guides that every view has.
@Suite struct GuideTests {
  private func notched() -> Scene {
    Scene { $0.safeAreaInsets = LayoutInsets(top: 44, bottom: 34) }
  }

  @Test("The safe area of the root, and the strips that bars cover")
  func rootGuides() {
    var scene = notched()
    let (safe, top, bottom) = (scene.view(), scene.view(), scene.view())
    scene.fill(safe, .safeArea(scene.root))
    scene.fill(top, .topLayoutGuide(scene.root))
    scene.fill(bottom, .bottomLayoutGuide(scene.root))
    #expect(scene.frame(safe) == LayoutRect(0, 44, 375, 589))
    #expect(scene.frame(top) == LayoutRect(0, 0, 375, 44))
    #expect(scene.frame(bottom) == LayoutRect(0, 633, 375, 34))
  }

  @Test("An inner view's safe area is what of the root's reaches into it, wherever the view ends up")
  func innerSafeArea() {
    var scene = notched()
    let box = scene.view()
    let top = scene.pin(box, .top, to: scene.root, .top, 30)
    scene.pin(box, .left, to: scene.root)
    scene.pin(box, .right, to: scene.root)
    scene.pin(box, .bottom, to: scene.root)
    let content = scene.view(in: box)
    scene.fill(content, .safeArea(box))
    #expect(scene.frame(content) == LayoutRect(0, 14, 375, 589))
    scene.tree[top].constant = 100
    #expect(scene.frame(content) == LayoutRect(0, 0, 375, 533))
  }

  @Test("A scroll view passes no safe area on to what scrolls in it")
  func noSafeAreaInScrollViews() {
    var scene = notched()
    let scroll = scene.view(.scrollView)
    scene.fill(scroll, .item(scene.root))
    let content = scene.view(in: scroll)
    scene.place(content, 0, 0, 375, 100)
    scene.tree.layOut()
    #expect(scene.tree.safeAreaInsets(of: scroll).top == 44)
    #expect(scene.tree.safeAreaInsets(of: content) == .zero)
  }

  @Test("Margins are 8 points and the safe area, unless the item says otherwise")
  func margins() {
    var scene = notched()
    let box = scene.view()
    scene.fill(box, .item(scene.root))
    let content = scene.view(in: box)
    scene.fill(content, .layoutMargins(box))
    #expect(scene.frame(content) == LayoutRect(8, 52, 359, 573))
    scene.tree[box].margins.includesSafeArea = false
    #expect(scene.frame(content) == LayoutRect(8, 8, 359, 651))
    scene.tree[box].margins = LayoutMargins(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    scene.tree[box].margins.includesSafeArea = false
    #expect(scene.frame(content) == LayoutRect(2, 1, 369, 663))
  }

  @Test("Margin attributes are the edges and the middle of the area inside the margins")
  func marginAttributes() {
    var scene = Scene { $0.margins = LayoutMargins(LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)) }
    let (corner, middle) = (scene.view(width: 11, height: 10), scene.view(width: 11, height: 10))
    scene.pin(corner, .trailing, to: scene.root, .trailingMargin)
    scene.pin(corner, .bottom, to: scene.root, .bottomMargin)
    scene.pin(middle, .centerX, to: scene.root, .centerXWithinMargins)
    scene.pin(middle, .centerY, to: scene.root, .centerYWithinMargins)
    #expect(scene.frame(corner) == LayoutRect(324, 627, 11, 10))
    #expect(scene.frame(middle) == LayoutRect(172, 318.5, 11, 10))
  }

  @Test("Directional margins are mirrored with the reading direction")
  func directionalMargins() {
    var scene = Scene {
      $0.direction = .rightToLeft
      $0.margins = LayoutMargins(LayoutInsets(left: 30, right: 10))
      $0.margins.isDirectional = true
    }
    let content = scene.view()
    scene.fill(content, .layoutMargins(scene.root))
    #expect(scene.frame(content) == LayoutRect(10, 0, 335, 667))
  }

  @Test("Preserved margins are the parent's as far as they reach into the view")
  func preservedMargins() {
    var scene = Scene { $0.margins = LayoutMargins(.all(20)) }
    let box = scene.view { $0.margins.preservesParentMargins = true }
    scene.fill(box, .item(scene.root), inset: 5)
    let content = scene.view(in: box)
    scene.fill(content, .layoutMargins(box))
    #expect(scene.frame(content) == LayoutRect(15, 15, 335, 627))
  }

  @Test("The readable content is inside the margins and not wider than can be read")
  func readableContent() {
    var scene = Scene(LayoutSize(width: 1024, height: 1366)) { $0.margins = LayoutMargins(.all(20)) }
    let content = scene.view()
    scene.fill(content, .readableContent(scene.root))
    #expect(scene.frame(content) == LayoutRect(176, 20, 672, 1326))
    scene.tree[scene.root].frame.width = 375
    #expect(scene.frame(content) == LayoutRect(20, 20, 335, 1326))
  }

  @Test("The keyboard guide's top is the keyboard's, and the safe area's without one")
  func keyboardGuide() {
    var scene = notched()
    let button = scene.view(width: 100, height: 40)
    scene.pin(button, .centerX, to: scene.root)
    scene.pin(button, .bottom, to: .keyboard(scene.root), .top)
    #expect(scene.frame(button).y == 593)
    scene.tree[scene.root].keyboardHeight = 291
    #expect(scene.frame(button).y == 336)
    #expect(scene.tree.layoutFrame(of: .keyboard(scene.root)) == LayoutRect(0, 376, 375, 291))
  }

  @Test("A layout guide of the app is an item without content")
  func layoutGuides() {
    var scene = Scene()
    let guide = scene.view(.guide)
    let label = scene.view(width: 40, height: 20)
    scene.pin(guide, .left, to: scene.root, .left, 100)
    scene.pin(guide, .right, to: scene.root)
    scene.pin(guide, .top, to: scene.root)
    scene.set(guide, .height, 50)
    scene.pin(label, .centerX, to: guide)
    scene.pin(label, .centerY, to: guide)
    #expect(scene.frame(label) == LayoutRect(217.5, 15, 40, 20))
  }
}
