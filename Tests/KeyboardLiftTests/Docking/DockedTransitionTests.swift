#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Docked bars on screens that come, go, or are dragged by the user.
@MainActor @Suite(.serialized) struct DockedTransitionTests {
  /// A screen with an input and, at its bottom, a bar with another one.
  @MainActor private final class Screen {
    let controller = UIViewController()
    let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
    let field: UITextField
    let barField: UITextField

    init(at y: CGFloat) {
      controller.view.frame = fullScreen
      field = Make.field(at: y, in: controller.view)
      bar.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
      controller.view.addSubview(bar)
      barField = Make.field(at: 8, in: bar)
      bar.keyboardLift.dock()
    }

    var barBottom: CGFloat { bar.convert(bar.bounds, to: nil).maxY }
  }

  /// A controller whose input takes the focus on the way in.
  private final class Eager: UIViewController {
    var input: UIView?
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      input?.becomeFirstResponder()
    }
  }

  @Test("After a swipe back that is let go the bar stands on the keyboard", arguments: [false, true])
  func aSwipeThatIsLetGo(isLifted: Bool) {
    let screen = Screen(at: 566)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(controller: screen.controller, root: navigation)
    navigation.pushViewController(screen.controller, animated: false)
    stage.followFocus()
    stage.device.layOut()
    let lifter = KeyboardLifter(for: stage.window)
    lifter.isEnabled = isLifted
    stage.focus(screen.field)
    #expect(isNear(screen.barBottom, 407))
    for _ in 0..<2 {
      stage.user.beginSwipingBack(navigation)
      stage.user.swipeBack(navigation, to: 0.3)
      stage.device.advance(by: 0.1)
      stage.user.endSwipingBack(navigation, popping: false)
      stage.settle()
      #expect(screen.field.isFirstResponder)
      #expect(isNear(screen.barBottom, 407))
      #expect(isNear(screen.controller.view.transform.ty, isLifted ? -253 : 0))
    }
    stage.resign()
    #expect(screen.barBottom == 667)
  }

  @Test("A sheet that is pulled down and let go has its bar on the keyboard", arguments: [false, true])
  func aSheetThatIsLetGo(isLifted: Bool) {
    let screen = Screen(at: 300)
    let stage = Stage()
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    lifter.isEnabled = isLifted
    stage.present(screen.controller, style: .pageSheet)
    for field in [screen.barField, screen.field] {
      stage.focus(field)
      #expect(isNear(screen.barBottom, 407))
      stage.user.beginPullingDown(screen.controller)
      stage.user.pullDown(screen.controller, by: 150)
      stage.device.advance(by: 0.1)
      stage.user.endPullingDown(screen.controller, dismissing: false)
      stage.settle()
      #expect(field.isFirstResponder)
      #expect(isNear(screen.barBottom, 407))
    }
    stage.resign()
    #expect(screen.barBottom == 667)
  }

  @Test("A bar whose input takes the focus on the way in stands on the keyboard", arguments: [false, true])
  func onTheWayIn(isPushed: Bool) {
    let eager = Eager()
    let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
    eager.view.frame = fullScreen
    bar.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    eager.view.addSubview(bar)
    eager.input = Make.field(at: 8, in: bar)
    bar.keyboardLift.dock()
    let base = UIViewController()
    let navigation = UINavigationController(rootViewController: base)
    let stage = Stage(controller: base, root: navigation)
    stage.followFocus()
    if isPushed {
      navigation.pushViewController(eager, animated: true)
      stage.settle()
    } else {
      stage.present(eager, style: .pageSheet)
    }
    #expect(eager.input?.isFirstResponder == true)
    #expect(isNear(stage.rect(of: bar).maxY, 407))
    stage.resign()
    #expect(stage.rect(of: bar).maxY == 667)
  }
}
#endif
