import AutoLayout
import Testing

/// Scroll views and their content.
@Suite struct ScrollViewTests {
  @Test("Edges between a scroll view and what it contains mean the content, sizes mean the frame")
  func contentEdges() {
    var scene = Scene()
    let scroll = scene.view(.scrollView)
    scene.fill(scroll, .item(scene.root))
    let content = scene.view(in: scroll)
    scene.fill(content, .item(scroll), inset: 10)
    scene.tree.add(LayoutConstraint(.item(content), .width, .equal, .item(scroll), .width, constant: -20))
    scene.set(content, .height, 1000)
    #expect(scene.frame(content) == LayoutRect(10, 10, 355, 1000))
    #expect(scene.frame(scroll) == LayoutRect(0, 0, 375, 667))
    #expect(scene.tree.contentSize(of: scroll) == LayoutSize(width: 375, height: 1020))
  }

  @Test("Edges between a scroll view and what lies outside mean the frame")
  func outerEdges() {
    var scene = Scene()
    let scroll = scene.view(.scrollView)
    scene.place(scroll, 0, 0, 375, 300)
    let bar = scene.view(width: 375, height: 44)
    scene.pin(bar, .top, to: scroll, .bottom)
    scene.pin(bar, .left, to: scroll)
    #expect(scene.frame(bar).y == 300)
  }

  @Test("Content and frame guides: what is pinned to the frame stays when the content scrolls")
  func contentAndFrameGuides() {
    var scene = Scene()
    let scroll = scene.view(.scrollView)
    scene.fill(scroll, .item(scene.root))
    let (content, header) = (scene.view(in: scroll), scene.view(in: scroll, width: 100, height: 30))
    scene.fill(content, .content(scroll))
    scene.tree.add(LayoutConstraint(.item(content), .width, .equal, .frame(scroll), .width))
    scene.set(content, .height, 900)
    scene.pin(header, .top, to: .frame(scroll), .top)
    scene.pin(header, .left, to: .frame(scroll), .left)
    #expect(scene.frame(header) == LayoutRect(0, 0, 100, 30))
    scene.tree[scroll].boundsOrigin.y = 120
    #expect(scene.frame(content) == LayoutRect(0, 0, 375, 900))
    #expect(scene.frame(header) == LayoutRect(0, 120, 100, 30))
    #expect(scene.tree.frameInRoot(of: content).y == -120)
    #expect(scene.tree.contentSize(of: scroll) == LayoutSize(width: 375, height: 900))
  }

  @Test("A view with a mask scrolls with the content")
  func maskInAScrollView() {
    var scene = Scene()
    let scroll = scene.view(.scrollView) { $0.boundsOrigin.y = 50 }
    scene.place(scroll, 0, 100, 375, 300)
    let view = scene.view(in: scroll) {
      $0.frame = LayoutRect(5, 80, 20, 20)
      $0.autoresizing = Autoresizing()
    }
    #expect(scene.frame(view) == LayoutRect(5, 80, 20, 20))
    #expect(scene.tree.frameInRoot(of: view).y == 130)
  }
}
