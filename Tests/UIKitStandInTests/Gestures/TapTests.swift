#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct TapTests {
  final class Recognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    var taps: [CGPoint] = []
    var refused: UIView?
    override var state: UIGestureRecognizer.State { didSet { if state == .ended { taps.append(location(in: view)) } } }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      touch.view == nil || touch.view !== refused
    }
  }

  let device = SimulatedDevice()
  let controller = UIViewController()
  let window: UIWindow
  let recognizer = Recognizer()
  let field = UITextField(frame: rect(0, 100, 200, 30))

  init() {
    window = device.makeWindow(root: controller)
    recognizer.delegate = recognizer
    controller.view.addGestureRecognizer(recognizer)
    controller.view.addSubview(field)
  }

  @Test func aTapFocusesAFieldUnlessARecognizerTakesIt() {
    let user = SimulatedUser(window)
    #expect(user.tap(field) && !field.isFirstResponder && recognizer.taps == [CGPoint(x: 100, y: 115)])
    recognizer.cancelsTouchesInView = false
    #expect(user.tap(field) && field.isFirstResponder && recognizer.taps.count == 2)
    recognizer.refused = field
    #expect(user.tap(field) && recognizer.taps.count == 2)
    recognizer.isEnabled = false
    #expect(!user.tap(at: CGPoint(x: 300, y: 300)) && recognizer.taps.count == 2)
  }

  @Test func aButtonKeepsItsTaps() {
    var pressed = 0
    let button = UIButton(frame: rect(0, 200, 100, 40), primaryAction: UIAction(title: "Go") { _ in pressed += 1 })
    controller.view.addSubview(button)
    SimulatedUser(window).tap(button)
    button.isEnabled = false
    SimulatedUser(window).tap(button)
    #expect(pressed == 1 && recognizer.taps.isEmpty && button.title(for: .highlighted) == "Go")
  }

  @Test func actionsAreToldApartByTheirIdentifiers() {
    let control = UIControl()
    let log = Log()
    func action(_ line: String) -> UIAction {
      UIAction(identifier: UIAction.Identifier("same")) { action in log("\(line) \(action.sender is UIControl)") }
    }
    control.addAction(action("first"), for: [.touchDown, .valueChanged])
    control.addAction(action("second"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.removeAction(identifiedBy: UIAction.Identifier("same"), for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["second true", "first true"])
  }

  @Test func barButtonsRunTheirActions() {
    let log = Log()
    let toolbar = UIToolbar(frame: rect(0, 0, 320, 44))
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "Done") { _ in log("done") })
    toolbar.setItems([UIBarButtonItem.flexibleSpace(), done, .fixedSpace(8)], animated: false)
    SimulatedUser(window).tap(done)
    done.isEnabled = false
    SimulatedUser(window).tap(done)
    #expect(log.lines == ["done"] && done.title == "Done" && done.simulatedSystemItem == .done)
    #expect(toolbar.items?.last?.width == 8 && toolbar.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
  }
}
#endif
