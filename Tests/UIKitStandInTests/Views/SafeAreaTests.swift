#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct SafeAreaTests {
  let device = SimulatedDevice(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let controller = UIViewController()

  @Test func eachViewHasThePartThatCoversIt() {
    let window = device.makeWindow(root: controller)
    let (top, middle, bottom) = (
      UIView(frame: rect(0, 20, 390, 100)), UIView(frame: rect(0, 100, 390, 100)), UIView(frame: rect(0, 700, 390, 144))
    )
    [top, middle, bottom].forEach(controller.view.addSubview)
    #expect(window.safeAreaInsets.top == 47 && controller.view.safeAreaInsets.bottom == 34)
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(middle.safeAreaInsets == .zero && bottom.safeAreaInsets.bottom == 34)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == rect(0, 47, 390, 763))
  }

  @Test func aShiftedViewsInsetsFollowItOrStay() {
    device.makeWindow(root: controller)
    let inner = UIView(frame: rect(0, 0, 390, 200))
    controller.view.addSubview(inner)
    controller.view.transform = CGAffineTransform(translationX: 0, y: -100)
    #expect(controller.view.safeAreaInsets.top == 147 && controller.view.safeAreaInsets.bottom == 0)
    #expect(inner.safeAreaInsets.top == 147)
    controller.view.transform = .identity
    #expect(controller.view.safeAreaInsets.top == 47 && inner.safeAreaInsets.top == 47)

    device.safeAreaOfMovedViews = .stays
    controller.view.transform = CGAffineTransform(translationX: 0, y: -100)
    #expect(controller.view.safeAreaInsets.top == 47 && controller.view.safeAreaInsets.bottom == 34)
    controller.view.frame.origin.y = -50
    #expect(controller.view.safeAreaInsets.top == 47 && inner.safeAreaInsets.top == 47)
  }

  @Test func controllersAddTheirOwnAndAreTold() {
    final class Told: UIViewController {
      var tops: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() { tops.append(view.safeAreaInsets.top) }
    }
    let told = Told()
    device.makeWindow(root: told)
    told.additionalSafeAreaInsets.top = 10
    #expect(told.tops == [47, 57])
  }

  @Test func aScrollViewKeepsWhatItInsetsItsContentBy() {
    device.makeWindow(root: controller)
    let scroll = UIScrollView(frame: controller.view.bounds)
    let content = UIView(frame: rect(0, 0, 390, 300))
    scroll.addSubview(content)
    controller.view.addSubview(scroll)
    #expect(scroll.safeAreaInsets.top == 47 && content.safeAreaInsets.top == 47)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.top == 47 && content.safeAreaInsets.top == 0)
  }
}
#endif
