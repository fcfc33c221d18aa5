#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct PanTests {
  final class Recognizer: UIPanGestureRecognizer {
    var heard: [String] = []
    override var state: UIGestureRecognizer.State {
      didSet { if state != .possible { heard.append("\(state) \(Int(location(in: nil).y))") } }
    }
  }

  @Test func aRecognizerHearsOfTheFingerThatDrags() {
    let device = SimulatedDevice()
    let controller = UIViewController()
    let window = device.makeWindow(root: controller)
    let scrollView = UIScrollView(frame: rect(0, 0, 375, 400))
    controller.view.addSubview(scrollView)
    let recognizer = Recognizer()
    scrollView.addGestureRecognizer(recognizer)
    let user = SimulatedUser(window)
    user.moveFinger(on: scrollView, to: CGPoint(x: 0, y: 50))
    user.beginDragging(scrollView)
    user.endDragging(scrollView)
    #expect(recognizer.heard.isEmpty)
    user.beginDragging(scrollView)
    for height in [100, 200, 150] { user.moveFinger(on: scrollView, to: CGPoint(x: 0, y: height)) }
    user.endDragging(scrollView)
    #expect(recognizer.heard == ["began 100", "changed 200", "changed 150", "ended 150"])
    #expect(recognizer.state == .possible && !recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
    recognizer.isEnabled = false
    user.beginDragging(scrollView)
    user.moveFinger(on: scrollView, to: CGPoint(x: 0, y: 100))
    user.endDragging(scrollView)
    #expect(recognizer.heard.count == 4)
  }
}
#endif
