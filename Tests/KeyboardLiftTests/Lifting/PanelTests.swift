#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// A navigation controller in a panel of another controller's view.
@MainActor @Suite struct PanelTests {
  private func embed(_ inner: UIViewController, in stage: Stage, from y: CGFloat) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: inner)
    stage.controller.addChild(navigation)
    navigation.view.frame = CGRect(x: 0, y: y, width: 375, height: 667 - y)
    stage.view.addSubview(navigation.view)
    navigation.didMove(toParent: stage.controller)
    stage.device.advance(by: 0)
    stage.device.layOut()
    return navigation
  }

  @Test("Where its content cannot move enough, the panel moves, bars and all", arguments: [350, 420])
  func panelMoves(y: Double) {
    let (stage, inner) = (Stage(), UIViewController())
    let navigation = embed(inner, in: stage, from: y)
    let field = Make.field(at: 100, in: inner.view)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    let before = ViewValues(of: stage.window)
    for _ in 0..<2 {
      stage.edit(field)
      #expect(inner.view.transform == .identity)
      #expect(navigation.view.transform.ty < 0)
      #expect(stage.rect(of: field).maxY == 397)
      #expect(stage.rect(of: field).minY >= stage.rect(of: navigation.navigationBar).maxY)
      stage.endEditing()
      #expect(ViewValues(of: stage.window) == before)
    }
  }

  @Test("Where its content can move enough, the panel stays") func contentMoves() {
    let (stage, inner) = (Stage(), UIViewController())
    let navigation = embed(inner, in: stage, from: 200)
    let field = Make.field(at: 300, in: inner.view)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(field)
    #expect(inner.view.transform.ty < 0)
    #expect(navigation.view.transform == .identity)
    stage.endEditing()
  }

  @Test("A lifter for the content alone moves no panel around it") func scope() {
    let (stage, inner) = (Stage(), UIViewController())
    let navigation = embed(inner, in: stage, from: 420)
    let field = Make.field(at: 100, in: inner.view)
    let lifter = KeyboardLifter(for: inner.view)
    stage.edit(field)
    #expect(navigation.view.transform == .identity)
    stage.endEditing()
    #expect(inner.view.transform == .identity)
    withExtendedLifetime(lifter) {}
  }
}
#endif
