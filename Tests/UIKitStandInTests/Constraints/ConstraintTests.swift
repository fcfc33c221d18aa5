#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct ConstraintTests {
  let device = SimulatedDevice(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let root = UIView(frame: rect(0, 0, 320, 480))

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  @Test func edgesWithConstantsPinAView() {
    let view = UIView()
    add(view, to: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(16, 20, 288, 44) && root.constraints.count == 3 && view.constraints.count == 1)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame == rect(16, 20, 368, 44))
  }

  @Test func siblingsStackBelowEachOther() {
    let (title, field) = (UILabel(), UITextField())
    field.borderStyle = .roundedRect
    title.text = "Name"
    add(title, to: root)
    add(field, to: root)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      field.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    #expect(title.frame == rect(8, 8, 34, 21) && field.frame == rect(8, 33, 304, 34))
    title.text = nil
    root.layoutIfNeeded()
    #expect(title.frame.height == 0 && field.frame.minY == 12)
  }

  @Test func theSafeAreaGuideMovesWithTheSafeArea() {
    let controller = UIViewController()
    let window = device.makeWindow(root: controller)
    let view = UIView()
    add(view, to: controller.view)
    let guide = controller.view.safeAreaLayoutGuide
    let bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor), bottom,
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5, constant: 0),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 47, 195, 763))
    device.setSafeArea(UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0), of: window)
    #expect(view.frame == rect(0, 60, 195, 784))
    bottom.constant = -100
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 60, 195, 684))
  }

  @Test func aFrameThatConstraintsRuleDiesAtTheNextLayout() {
    let view = UIView()
    add(view, to: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    view.frame.size.height = 100
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame.height == 480)
    view.transform = CGAffineTransform(translationX: 0, y: -40)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, -40, 320, 480))
  }

  @Test func contentOfAScrollViewGivesItsSize() {
    let (scroll, content, field) = (UIScrollView(), UIView(), UITextField())
    add(scroll, to: root)
    add(content, to: scroll)
    add(field, to: content)
    NSLayoutConstraint.activate(
      pins(scroll, root) + [
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 1, constant: 0),
        field.topAnchor.constraint(equalTo: content.topAnchor, constant: 700),
        field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        field.centerXAnchor.constraint(equalTo: content.centerXAnchor),
        field.widthAnchor.constraint(equalToConstant: 100),
      ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 742) && field.frame == rect(110, 700, 100, 22))
    scroll.contentOffset.y = 200
    scroll.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 320, 742) && scroll.contentOffset.y == 200)
  }

  private func pins(_ view: UIView, _ other: UIView) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: other.topAnchor), view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }

  @Test func aScrollViewsOwnEdgesAreItsContentsToTheViewsInIt() {
    let (scroll, content) = (UIScrollView(frame: root.bounds), UIView())
    root.addSubview(scroll)
    add(content, to: scroll)
    NSLayoutConstraint.activate(
      pins(content, scroll) + [
        content.heightAnchor.constraint(equalToConstant: 900),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 1, constant: 0),
      ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900) && scroll.frame == root.bounds)
  }

  @Test func theStrongerPriorityAndTheBindingInequalityWin() {
    let view = UIView()
    add(view, to: root)
    let (weak, strong) = (
      view.heightAnchor.constraint(equalToConstant: 300), view.heightAnchor.constraint(equalToConstant: 200)
    )
    weak.priority = .defaultLow
    strong.priority = .defaultHigh
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), weak, strong,
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 200))
    strong.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.height == 300)
    view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -280).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 200)
  }

  @Test func equalWidthsAreSolvedTogether() {
    let (left, right) = (UIView(), UIView())
    add(left, to: root)
    add(right, to: root)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 20),
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(left.frame.width == 150 && right.frame.minX == 170 && right.frame.maxX == 320)
  }

  @Test func ownGuidesAreSolvedToo() {
    let (guide, view) = (UILayoutGuide(), UIView())
    root.addLayoutGuide(guide)
    add(view, to: root)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      guide.heightAnchor.constraint(equalToConstant: 60),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 2, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 100, 320, 60) && view.frame.minY == 160 && view.frame.height == 121)
    #expect(root.layoutGuides == [guide])
  }

  @Test func removedViewsTakeTheirConstraintsAlong() {
    let (view, inner) = (UIView(), UIView())
    add(view, to: root)
    add(inner, to: view)
    let outside = view.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([outside, inside])
    view.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive && root.constraints.isEmpty)
  }

  @Test func theKeyboardGuideIsMadeByAskingAndFollowsTheKeyboard() {
    let controller = UIViewController()
    let window = device.makeWindow(root: controller)
    #expect(!controller.view.hasKeyboardLayoutGuide)
    let view = UIView()
    add(view, to: controller.view)
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(controller.view.hasKeyboardLayoutGuide && view.frame.maxY == 810)
    post(UIResponder.keyboardWillShowNotification, end: docked(336, on: device.screen))
    #expect(view.frame.maxY == 508 && device.animations.last?.curve == 7)
    post(UIResponder.keyboardWillChangeFrameNotification, end: rect(50, 300, 290, 200))
    #expect(view.frame.maxY == 810)
    post(UIResponder.keyboardWillShowNotification, end: docked(336, on: device.screen))
    post(UIResponder.keyboardWillHideNotification, end: hidden(336, on: device.screen))
    #expect(view.frame.maxY == 810)
  }

  @Test func theKeyboardLayoutGuideFollowsWhatItIsToldTo() {
    let controller = UIViewController()
    let pad = SimulatedDevice(
      size: CGSize(width: 768, height: 1024), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      idiom: .pad)
    pad.makeWindow(root: controller)
    let guide: UIKeyboardLayoutGuide = controller.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == rect(0, 1004, 768, 20))
    #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea && guide.keyboardDismissPadding == 0)
    guide.usesBottomSafeArea = false
    guide.keyboardDismissPadding = -5
    #expect(guide.layoutFrame == rect(0, 1024, 768, 0) && guide.keyboardDismissPadding == 0)
    let floating = rect(30, 200, 320, 250)
    post(UIResponder.keyboardWillChangeFrameNotification, end: floating, screen: pad.screen)
    #expect(guide.layoutFrame == rect(0, 1024, 768, 0))
    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame == floating)
    post(UIResponder.keyboardWillShowNotification, end: docked(300, on: pad.screen), screen: pad.screen)
    #expect(guide.layoutFrame == rect(0, 724, 768, 300))
  }

  @Test func trackedConstraintsAreActiveWhereTheKeyboardIs() {
    let (controller, bar) = (UIViewController(), UIView())
    add(bar, to: controller.view)
    device.makeWindow(root: controller)
    let guide = controller.view.keyboardLayoutGuide
    let above = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let below = bar.topAnchor.constraint(equalTo: guide.bottomAnchor)
    guide.setConstraints([above], activeWhenAwayFrom: .top)
    guide.setConstraints([below], activeWhenNearEdge: .top)
    // Tracking is for keyboards that are followed wherever they go.
    #expect(!above.isActive && !below.isActive)
    guide.followsUndockedKeyboard = true
    #expect(above.isActive && !below.isActive)
    post(UIResponder.keyboardWillChangeFrameNotification, end: rect(20, 10, 300, 200), screen: device.screen)
    #expect(!above.isActive && below.isActive && guide.constraints(activeWhenNearEdge: .top) == [below])
    post(UIResponder.keyboardWillShowNotification, end: docked(300, on: device.screen), screen: device.screen)
    #expect(above.isActive && !below.isActive && guide.constraints(activeWhenAwayFrom: .top) == [above])
    guide.removeAllTrackedConstraints()
    #expect(!above.isActive && guide.constraints(activeWhenAwayFrom: .top).isEmpty)
  }
}
#endif
