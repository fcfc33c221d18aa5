#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

/// Sheets that are pulled down and pages that are swiped back, to the end and not.
@MainActor @Suite struct InteractionTests {
  final class Asked: NSObject, UIAdaptivePresentationControllerDelegate {
    let log = Log()
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log("attempt")
    }
  }

  let device = SimulatedDevice(size: CGSize(width: 400, height: 800))
  let told = Told()
  let field = UITextField(frame: rect(0, 0, 100, 34))

  private func sheet() -> (window: UIWindow, user: SimulatedUser) {
    let base = UIViewController()
    let window = device.makeWindow(root: base)
    told.view.addSubview(field)
    base.present(told, animated: false)
    field.becomeFirstResponder()
    told.log.lines = []
    return (window, SimulatedUser(window))
  }

  @Test("A sheet that is pulled down and let go gets the keyboard back, and is told that it stays")
  func letGo() {
    let (window, user) = sheet()
    let asked = Asked()
    told.presentationController?.delegate = asked
    #expect(user.beginPullingDown(told))
    #expect(told.log.lines == ["will disappear"] && !field.isFirstResponder)
    #expect(told.transitionCoordinator?.isInteractive == true)
    var ends: [Bool] = []
    told.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
    told.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isInteractive) }
    user.pullDown(told, by: 100)
    #expect(told.view.convert(told.view.bounds, to: nil).minY == 130)
    user.endPullingDown(told, dismissing: false)
    #expect(ends == [true] && field.isFirstResponder)
    device.advance(by: 1)
    #expect(told.view.convert(told.view.bounds, to: nil).minY == 30 && told.view.window === window)
    #expect(told.log.lines == ["will disappear", "will appear", "is appearing 400", "did appear"])
    #expect(ends == [true, false] && told.transitionCoordinator == nil && asked.log.lines == ["will"])
  }

  @Test("A sheet that is pulled down to the end goes, and its delegate is told")
  func pulledDown() {
    let (_, user) = sheet()
    let asked = Asked()
    told.presentationController?.delegate = asked
    user.beginPullingDown(told)
    user.endPullingDown(told, dismissing: true)
    #expect(told.isBeingDismissed && asked.log.lines == ["will"])
    device.advance(by: 1)
    #expect(told.log.lines == ["will disappear", "did disappear"] && told.view.window == nil)
    #expect(asked.log.lines == ["will", "did"] && told.presentingViewController == nil && !field.isFirstResponder)
  }

  @Test(
    "A sheet that may not be dismissed comes along a little, keeps the keyboard and goes back",
    arguments: [true, false])
  func modal(_ byDelegate: Bool) {
    let (_, user) = sheet()
    let asked = Asked()
    asked.allows = !byDelegate
    told.isModalInPresentation = !byDelegate
    told.presentationController?.delegate = asked
    user.beginPullingDown(told)
    user.pullDown(told, by: 60)
    #expect(told.view.convert(told.view.bounds, to: nil).minY == 90 && field.isFirstResponder)
    user.endPullingDown(told, dismissing: true)
    #expect(told.view.convert(told.view.bounds, to: nil).minY == 30)
    #expect(told.log.lines == [] && asked.log.lines == ["attempt"])
  }

  @Test("What fills the screen cannot be pulled down")
  func fullScreen() {
    let (window, user) = sheet()
    told.dismiss(animated: false)
    told.modalPresentationStyle = .overFullScreen
    window.rootViewController?.present(told, animated: false)
    #expect(!user.beginPullingDown(told))
  }

  private func stack() -> (navigation: UINavigationController, below: Told, user: SimulatedUser) {
    let below = Told()
    let navigation = UINavigationController(rootViewController: below)
    let window = device.makeWindow(root: navigation)
    told.view.addSubview(field)
    navigation.pushViewController(told, animated: false)
    field.becomeFirstResponder()
    (told.log.lines, below.log.lines) = ([], [])
    return (navigation, below, SimulatedUser(window))
  }

  @Test("A page that is swiped back and let go comes back with the keyboard")
  func swipeLetGo() {
    let (navigation, below, user) = stack()
    #expect(user.beginSwipingBack(navigation))
    #expect(told.log.lines == ["will disappear"] && below.log.lines == ["will appear", "is appearing 400"])
    #expect(!field.isFirstResponder && navigation.topViewController === below)
    #expect(told.transitionCoordinator?.isInteractive == true)
    user.swipeBack(navigation, to: 0.5)
    #expect(told.view.frame == rect(200, 0, 400, 800) && navigation.interactivePopGestureRecognizer?.state == .changed)
    user.endSwipingBack(navigation, popping: false)
    #expect(field.isFirstResponder && told.transitionCoordinator?.isCancelled == true)
    device.advance(by: 1)
    #expect(told.log.lines == ["will disappear", "will appear", "is appearing 400", "did appear"])
    #expect(below.log.lines.suffix(2) == ["will disappear", "did disappear"] && below.view.window == nil)
    #expect(navigation.topViewController === told && told.view.frame == rect(0, 0, 400, 800))
  }

  @Test("A page that is swiped back to the end goes, and one of which there is no other stays")
  func swipedBack() {
    let (navigation, below, user) = stack()
    user.beginSwipingBack(navigation)
    user.endSwipingBack(navigation, popping: true)
    #expect(told.parent === navigation)
    device.advance(by: 1)
    #expect(told.parent == nil && told.view.window == nil && below.log.lines.last == "did appear")
    #expect(!user.beginSwipingBack(navigation))
  }

  @Test("Pages slide by their frames, whatever their transforms, and the next step ends the last one at once")
  func slides() {
    let (navigation, below, _) = stack()
    told.view.transform = CGAffineTransform(translationX: 0, y: -100)
    navigation.popViewController(animated: true)
    #expect(told.view.frame == rect(400, 0, 400, 800) && below.view.frame == rect(0, 0, 400, 800))
    #expect(device.animations.last?.changes(.frame, of: told.view) == true)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    #expect(told.view.window == nil && told.parent == nil && next.view.window != nil)
    device.advance(by: 1)
    #expect(below.view.window == nil && navigation.viewControllers == [below, next])
  }

  @Test("A child's view takes another's place in an animation")
  func transition() {
    let (parent, old) = (UIViewController(), Told())
    device.makeWindow(root: parent)
    for child in [old, told] { parent.addChild(child) }
    old.view.frame = parent.view.bounds
    parent.view.addSubview(old.view)
    var isDone = false
    parent.transition(from: old, to: told, duration: 0.3, animations: nil) { isDone = $0 }
    #expect(told.view.superview === parent.view && !isDone)
    device.advance(by: 0.3)
    #expect(old.view.superview == nil && told.log.lines.last == "did appear" && isDone)
  }

  @Test("A search begins with the editing in its bar, lies over what is searched and leaves the bar the keyboard")
  func search() {
    let (content, results) = (UIViewController(), Told())
    let search = UISearchController(searchResultsController: results)
    let navigation = UINavigationController(rootViewController: content)
    content.navigationItem.searchController = search
    device.makeWindow(root: navigation)
    device.layOut()
    #expect(navigation.navigationBar.frame == rect(0, 20, 400, 96) && content.view.safeAreaInsets.top == 116)
    #expect(search.searchBar.becomeFirstResponder() && search.isActive && search.searchBar.isFirstResponder)
    device.layOut()
    #expect(navigation.navigationBar.frame == rect(0, 20, 400, 52) && results.log.lines.last == "did appear")
    #expect(content.presentedViewController === search)
    search.isActive = false
    device.layOut()
    #expect(!search.searchBar.isFirstResponder && content.presentedViewController == nil)
    #expect(navigation.navigationBar.frame.height == 96 && search.view.window == nil)
  }
}
#endif
