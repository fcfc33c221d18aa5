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

  @Test func theKeyboardGoesWhereKeysGoThoughFirstRespondersStay() {
    let windows = [device.makeWindow(), device.makeWindow()]
    let field = UITextField(frame: rect(0, 0, 10, 10))
    windows[0].addSubview(field)
    windows[0].makeKey()
    field.becomeFirstResponder()
    let log = Log()
    device.inputDidChange = { log($0 === field ? "field" : "none") }
    windows[1].makeKey()
    #expect(field.isFirstResponder)
    windows[0].makeKey()
    #expect(log.lines == ["none", "field"])
    #expect(device.scene.keyWindow === windows[0])
  }

  @Test func eachSceneHasAKeyWindow() {
    let scene = device.makeScene(frame: rect(0, 0, 100, 100))
    let windows = [device.makeWindow(), device.makeWindow(in: scene)]
    #expect(windows.map(\.isKeyWindow) == [true, true])
  }

  @Test func aSceneCanGoToAnotherScreen() {
    let other = device.makeScreen(size: CGSize(width: 1920, height: 1080), scale: 1)
    let scene = device.makeScene(frame: rect(10, 20, 300, 300))
    let window = device.makeWindow(in: scene)
    let space = device.screen.coordinateSpace
    #expect(scene.coordinateSpace.convert(window.bounds, to: space) == rect(10, 20, 300, 300))
    device.move(scene, to: other, at: rect(700, 500, 400, 300))
    #expect(window.screen === other && window.frame == rect(0, 0, 400, 300) && window.traitCollection.displayScale == 1)
    #expect(window.convert(window.bounds, to: other.coordinateSpace) == rect(700, 500, 400, 300))
    #expect(window.convert(window.bounds, to: space) == .null)
    #expect(scene.coordinateSpace.convert(window.bounds, to: other.coordinateSpace) == rect(700, 500, 400, 300))
    // A turn of the first screen is none of the second.
    device.place(scene, at: device.screen.bounds)
    device.rotate(to: .landscapeLeft)
    #expect(window.bounds.size == CGSize(width: 375, height: 667))
  }

  @Test func theAppIsInFrontWhileAnyOfItsScenesIs() {
    device.activate()
    let other = device.makeScene(frame: rect(0, 0, 100, 667))
    let log = Log()
    let names = [
      (UIApplication.willResignActiveNotification, "resign"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ]
    let notes = NotificationLog(log, names, object: UIApplication.shared)
    device.enterBackground(other)
    #expect(log.lines == [] && other.activationState == .background)
    device.resignActive()
    #expect(log.lines == ["resign"] && device.scene.activationState == .foregroundInactive)
    device.enterBackground()
    #expect(log.lines == ["resign", "background"])
    device.enterForeground(other)
    device.enterForeground()
    #expect(log.lines == ["resign", "background", "foreground", "active"])
    withExtendedLifetime(notes) {}
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
