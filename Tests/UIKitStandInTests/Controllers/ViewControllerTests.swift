#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor final class Told: UIViewController {
  let log = Log()
  override func viewDidLoad() { log("load") }
  override func viewWillAppear(_ animated: Bool) { log("will appear") }
  override func viewIsAppearing(_ animated: Bool) { log("is appearing \(Int(view.frame.width))") }
  override func viewDidAppear(_ animated: Bool) { log("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log("did disappear") }
}

@MainActor @Suite struct ViewControllerTests {
  let device = SimulatedDevice(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let told = Told()

  @Test func aRootAppearsAndGoes() {
    let window = device.makeWindow(root: told)
    #expect(told.log.lines == ["load", "will appear", "is appearing 390", "did appear"])
    told.log.lines = []
    window.rootViewController = UIViewController()
    #expect(told.log.lines == ["will disappear", "did disappear"] && told.view.superview == nil)
  }

  @Test func aPushedControllerAppearsWhenTimeHasPassed() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.makeWindow(root: navigation)
    navigation.pushViewController(told, animated: true)
    #expect(told.log.lines == ["load", "will appear", "is appearing 390"] && navigation.topViewController === told)
    device.advance(by: 0.5)
    #expect(told.log.lines.last == "did appear" && told.navigationController === navigation)
    navigation.popViewController(animated: false)
    #expect(told.log.lines.suffix(2) == ["will disappear", "did disappear"] && told.parent == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func barsAreInTheSafeAreaOfWhatIsBelow() {
    let navigation = UINavigationController(rootViewController: told)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = device.makeWindow(root: tabs)
    #expect(told.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(navigation.navigationBar.frame == rect(0, 47, 390, 44) && tabs.tabBar.frame == rect(0, 761, 390, 83))
    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = false
    #expect(told.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 127, right: 0))
    tabs.selectedIndex = 1
    #expect(told.log.lines.last == "did disappear" && told.view.window == nil)
    tabs.selectedIndex = 0
    #expect(told.log.lines.last == "did appear" && told.view.window === window && told.tabBarController === tabs)
  }

  @Test func sheetsLeaveAStripAndFullScreensHideWhatIsBehind() {
    let window = device.makeWindow(root: told)
    let sheet = UIViewController()
    var done = false
    told.present(sheet, animated: true) { done = true }
    #expect(
      sheet.view.convert(sheet.view.bounds, to: nil) == rect(0, 57, 390, 787) && !done
        && told.log.lines.last == "did appear")
    device.advance(by: 1)
    #expect(done && told.presentedViewController === sheet && sheet.presentingViewController === told)
    sheet.dismiss(animated: false)
    #expect(told.presentedViewController == nil && sheet.view.window == nil)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    told.present(full, animated: false)
    #expect(full.view.frame == window.bounds && told.log.lines.suffix(2) == ["will disappear", "did disappear"])
    full.dismiss(animated: false)
    #expect(told.log.lines.last == "did appear")
  }

  @Test func aFormSheetStandsInTheMiddleOfAPad() {
    let pad = SimulatedDevice(size: CGSize(width: 1024, height: 1366), idiom: .pad)
    pad.makeWindow(root: told)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    told.present(form, animated: false)
    #expect(
      form.view.convert(form.view.bounds, to: nil) == rect(242, 373, 540, 620)
        && form.disablesAutomaticKeyboardDismissal)
  }

  @Test func whatIsShiftedStaysShiftedWhenContainersLayOut() {
    let navigation = UINavigationController(rootViewController: told)
    let window = device.makeWindow(root: navigation)
    told.view.transform = CGAffineTransform(translationX: 0, y: -100)
    navigation.view.setNeedsLayout()
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(told.view.frame == rect(0, -100, 390, 844))
    told.view.frame.origin.y = -150
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(told.view.frame == rect(0, -150, 390, 844))
    told.view.autoresizingMask = []
    device.rotate(to: .landscapeRight)
    #expect(told.view.frame == rect(0, -100, 844, 390))
    told.view.transform = .identity
    #expect(told.view.frame == window.bounds)
  }

  @Test func alertsAndSearchesHaveTheirInputs() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    device.makeWindow(root: told)
    alert.addTextField { $0.placeholder = "Name" }
    told.present(alert, animated: false)
    #expect(alert.textFields?.first?.placeholder == "Name" && alert.textFields?.first?.becomeFirstResponder() == true)
    #expect(alert.preferredStyle == .alert)
    #expect(UISearchController(searchResultsController: told).searchResultsController == told)
  }

  @Test func childrenAppearWithTheirParentWhoHoldsTheirViews() {
    let parent = UIViewController()
    parent.addChild(told)
    parent.view.addSubview(told.view)
    told.didMove(toParent: parent)
    device.makeWindow(root: parent)
    #expect(told.log.lines.last == "did appear" && told.parent === parent && parent.children == [told])
    told.removeFromParent()
    #expect(told.parent == nil && parent.children == [])
  }

  @Test func rotationTellsSizesAndAnimatesAlong() {
    final class Turning: UIViewController {
      let log = Log()
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log("to \(Int(size.width)) from \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { [self] _ in log("along \(Int(view.bounds.width))") },
          completion: { [log] _ in log("end") })
      }
    }
    let turning = Turning()
    let window = device.makeWindow(root: turning)
    device.rotate(to: .landscapeLeft, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(turning.log.lines == ["to 844 from 390", "along 844"])
    device.advance(by: 0.4)
    #expect(turning.log.lines.last == "end" && window.frame == rect(0, 0, 844, 390))
    #expect(turning.view.safeAreaInsets.left == 47 && device.scene.interfaceOrientation == .landscapeLeft)
    #expect(device.scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
    #expect(device.animations.last?.changes(.frame, of: turning.view) == true)
  }
}
#endif
