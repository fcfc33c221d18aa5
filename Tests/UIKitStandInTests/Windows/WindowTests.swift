#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct WindowTests {
  let device = SimulatedDevice()

  @Test func oneWindowIsKey() {
    let (first, second) = (device.makeWindow(), device.makeWindow())
    #expect(!first.isKeyWindow && second.isKeyWindow && device.scene.keyWindow === second)
    first.makeKey()
    #expect(first.isKeyWindow && !second.isKeyWindow && device.scene.windows == [first, second])
    #expect(UIWindow(frame: rect(0, 0, 10, 10)).isHidden && !first.isHidden)
  }

  @Test func everyWindowHasItsOwnFirstResponder() {
    let windows = [device.makeWindow(), device.makeWindow()]
    let fields = windows.map { window in
      let field = UITextField(frame: rect(0, 0, 10, 10))
      window.addSubview(field)
      return field
    }
    fields.forEach { $0.becomeFirstResponder() }
    #expect(fields.map(\.isFirstResponder) == [true, true])
  }

  @Test func aSceneCanBeMovedAndItsWindowsFollow() {
    let scene = device.makeScene(frame: rect(0, 0, 100, 667))
    let controller = UIViewController()
    let window = device.makeWindow(root: controller, in: scene)
    device.place(scene, at: rect(200, 0, 175, 667), safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(window.frame == rect(0, 0, 175, 667) && controller.view.frame.width == 175)
    #expect(window.convert(window.bounds, to: device.screen.coordinateSpace).minX == 200)
    #expect(controller.view.safeAreaInsets.top == 10 && window.screen === device.screen)
  }

  @Test func goingToTheBackgroundIsTold() {
    device.activate()
    let log = Log()
    let notes = NotificationLog(
      log,
      [
        (UIScene.willDeactivateNotification, "deactivate"), (UIScene.didEnterBackgroundNotification, "background"),
        (UIScene.willEnterForegroundNotification, "foreground"), (UIScene.didActivateNotification, "activate"),
      ], object: device.scene)
    device.enterBackground()
    #expect(device.scene.activationState == .background && UIApplication.shared.applicationState == .background)
    device.enterForeground()
    #expect(device.scene.activationState == .foregroundActive && UIApplication.shared.applicationState == .active)
    #expect(log.lines == ["deactivate", "background", "foreground", "activate"])
    device.disconnect(device.scene)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    withExtendedLifetime(notes) {}
  }

  @Test func settingsAreReadFromTheSystem() {
    device.activate()
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    device.reducesMotion = true
    device.prefersCrossFadeTransitions = true
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
    #expect(device.makeWindow().traitCollection.displayScale == 2)
  }
}
#endif
