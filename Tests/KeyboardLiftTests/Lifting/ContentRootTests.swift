#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Which view is moved: the content's, never the bars.
@MainActor @Suite(.serialized) struct ContentRootTests {
  private func edit(_ field: UITextField, on stage: Stage, keyboard height: CGFloat = 260) {
    KeyboardLifter.shared.isEnabled = true
    stage.edit(field, keyboard: height)
  }

  private func finish(_ stage: Stage) {
    stage.endEditing()
    KeyboardLifter.shared.isEnabled = false
  }

  // hackiftekhar/IQKeyboardManager#1244
  @Test("B005 a navigation controller's bars stay") func aNavigationControllersBarsStay() {
    let (field, content) = (Make.field(at: 600), UIViewController())
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let stage = Stage(controller: content, root: navigation) { $0.addSubview(field) }
    let (bar, toolbar) = (stage.rect(of: navigation.navigationBar), stage.rect(of: navigation.toolbar))
    edit(field, on: stage)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(stage.rect(of: navigation.navigationBar) == bar)
    #expect(stage.rect(of: navigation.toolbar) == toolbar)
    #expect(navigation.view.transform == .identity)
    finish(stage)
    #expect(content.view.transform == .identity)
  }

  @Test func aTabBarControllersBarStays() {
    let (field, content) = (Make.field(at: 560), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content), UIViewController()]
    let stage = Stage(controller: content, root: tabs) { $0.addSubview(field) }
    let bar = stage.rect(of: tabs.tabBar)
    edit(field, on: stage)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(stage.rect(of: tabs.tabBar) == bar)
    #expect(content.navigationController?.view.transform == .identity)
    finish(stage)
    #expect(content.view.transform == .identity)
  }

  @Test func aPresentedControllersOwnContentIsMoved() {
    let stage = Stage()
    let presented = UIViewController()
    let field = Make.field(at: 500, in: presented.view)
    stage.controller.present(presented, animated: false)
    stage.device.advance(by: 1)
    edit(field, on: stage)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(presented.view.transform.ty < 0)
    #expect(stage.view.transform == .identity)
    finish(stage)
    #expect(presented.view.transform == .identity)
  }

  @Test func aChildControllersFieldMovesTheWholeContent() {
    let stage = Stage()
    let child = UIViewController()
    stage.controller.addChild(child)
    child.view.frame = CGRect(x: 0, y: 300, width: 375, height: 367)
    stage.view.addSubview(child.view)
    let field = Make.field(at: 300, in: child.view)
    edit(field, on: stage)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(stage.view.transform.ty == -237)
    #expect(child.view.transform == .identity)
    finish(stage)
  }

  @Test func aFieldInABarMovesNothing() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let field = Make.field(at: 0)
    let stage = Stage(controller: content, root: navigation)
    navigation.isToolbarHidden = false
    navigation.toolbar.addSubview(field)
    edit(field, on: stage)
    #expect(content.view.transform == .identity)
    #expect(navigation.view.transform == .identity)
    finish(stage)
  }

  @Test func aFieldOfTheKeyboardsOwnWindowMovesNothing() {
    final class KeyboardWindow: UIWindow { override var canBecomeKey: Bool { false } }
    let stage = Stage()
    let window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    let box = UIView(frame: fullScreen)
    window.addSubview(box)
    let field = Make.field(at: 600, in: box)
    edit(field, on: stage)
    #expect(box.transform == .identity)
    field.resignFirstResponder()
    finish(stage)
  }

  @Test func aWindowWithoutAnyControllerHasItsOutermostViewMoved() {
    let stage = Stage()
    let window = stage.device.makeWindow()
    let box = UIView(frame: fullScreen)
    window.addSubview(box)
    let field = Make.field(at: 600, in: box)
    edit(field, on: stage)
    #expect(box.transform.ty == -237)
    #expect(window.transform == .identity)
    window.endEditing(true)
    finish(stage)
    #expect(box.transform == .identity)
  }

  @Test func windowsOfTwoScenesAreEachMeasuredByTheirOwn() {
    let device = SimulatedDevice(size: CGSize(width: 1024, height: 1366), idiom: .pad)
    let stage = Stage(device)
    let half = device.makeScene(frame: CGRect(x: 512, y: 200, width: 512, height: 1166))
    let controller = UIViewController()
    let window = device.makeWindow(root: controller, in: half)
    let field = Make.field(at: 1000, in: controller.view)
    edit(field, on: stage, keyboard: 400)
    #expect(isNear(stage.rect(of: field).maxY, 1366 - 400 - 200 - 10))
    #expect(stage.view.transform == .identity)
    // Moved up the screen while the keyboard is up, less of it is covered.
    device.place(half, at: CGRect(x: 512, y: 100, width: 512, height: 1166))
    stage.willShowKeyboard(400)
    #expect(isNear(stage.rect(of: field).maxY, 1366 - 400 - 100 - 10))
    window.endEditing(true)
    finish(stage)
    #expect(controller.view.transform == .identity)
  }
}
#endif
