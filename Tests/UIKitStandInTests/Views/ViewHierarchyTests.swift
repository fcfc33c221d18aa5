#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct ViewHierarchyTests {
  @Test func subviewsAreStackedBackToFront() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    views.forEach(parent.addSubview)
    parent.insertSubview(views[2], at: 0)
    #expect(parent.subviews == [views[2], views[0], views[1]])
    parent.insertSubview(views[1], belowSubview: views[2])
    #expect(parent.subviews == [views[1], views[2], views[0]])
    parent.bringSubviewToFront(views[1])
    parent.sendSubviewToBack(views[0])
    #expect(parent.subviews == [views[0], views[2], views[1]])
    views[2].removeFromSuperview()
    #expect(parent.subviews == [views[0], views[1]] && views[2].superview == nil)
  }

  @Test func aViewThatMovesIsToldInOrder() {
    final class Told: UIView {
      let log = Log()
      override func willMove(toSuperview newSuperview: UIView?) {
        log(newSuperview == nil ? "will leave" : "will move")
      }
      override func didMoveToSuperview() { log(superview == nil ? "left" : "moved") }
      override func willMove(toWindow newWindow: UIWindow?) { log(newWindow == nil ? "will lose" : "will get window") }
      override func didMoveToWindow() { log(window == nil ? "lost window" : "got window") }
    }
    let device = SimulatedDevice()
    let window = device.makeWindow(root: UIViewController())
    let view = Told()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.log.lines == [
        "will move", "will get window", "got window", "moved", "will leave", "will lose", "lost window", "left",
      ])
  }

  @Test func theChainGoesThroughControllersToTheApp() {
    let device = SimulatedDevice()
    let controller = UIViewController()
    let window = device.makeWindow(root: controller)
    let view = UIView()
    controller.view.addSubview(view)
    let chain = Array(sequence(first: view as UIResponder) { $0.next })
    #expect(chain == [view, controller.view, controller, window, device.scene, UIApplication.shared])
    #expect(UIApplication.shared.connectedScenes == [device.scene] && window.windowScene === device.scene)
  }

  @Test func touchesGoToTheFrontmostVisibleView() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    let (back, front) = (UIView(frame: rect(0, 0, 50, 50)), UIView(frame: rect(0, 0, 50, 50)))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 160, y: 60), with: nil) == nil)
  }

  @Test func layoutRunsOnceAndOnlyWhereItIsWanted() {
    final class Counting: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let (parent, child) = (Counting(frame: rect(0, 0, 10, 10)), Counting(frame: rect(0, 0, 5, 5)))
    parent.addSubview(child)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(parent.passes == 1 && child.passes == 1)
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(parent.passes == 1 && child.passes == 2)
    child.frame.origin.x = 3
    parent.layoutIfNeeded()
    #expect(child.passes == 2)
    child.frame.size.width = 9
    parent.layoutIfNeeded()
    #expect(child.passes == 3 && parent.passes == 1)
  }

  @Test func tagsAreFoundInDepth() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    leaf.tag = 7
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(root.viewWithTag(7) === leaf && root.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
  }
}
#endif
