#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// A rotation with the keyboard up neither keeps an old part nor counts it as the app's own.
@MainActor @Suite(.serialized) struct RotationTests {
  private nonisolated static let strategies: [KeyboardLifter.Strategy] = [
    .automatic, .resize(), .extend(), .inset, .slide(),
  ]

  private func form(fieldAt y: CGFloat = 300) -> (UIScrollView, UITextField) {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentOffset.y = 30
    return (scrollView, Make.field(at: y, in: scrollView))
  }

  @Test(arguments: strategies) func withTheKeyboardUpAllComesBackExactly(strategy: KeyboardLifter.Strategy) {
    let (scrollView, field) = form()
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view, strategy: strategy)
    scrollView.verticalScrollIndicatorInsets.bottom = 3
    stage.edit(field)
    stage.device.rotate(to: .landscapeLeft)
    stage.showKeyboard(200)
    #expect(isNear(stage.rect(of: stage.view).height, 375))
    if case .resize = strategy { #expect(scrollView.frame.height == 175) }
    if case .inset = strategy { #expect(scrollView.contentInset.bottom == 200) }
    stage.device.rotate(to: .portrait, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    stage.showKeyboard(400)
    stage.endEditing()
    #expect(scrollView.frame == fullScreen)
    #expect(scrollView.contentSize.height == 900)
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.verticalScrollIndicatorInsets.bottom == 3)
    #expect(scrollView.contentOffset.y == 30)
    #expect(stage.view.transform == .identity)
    #expect(lifter.explanations.last?.reason == .hidden)
  }

  @Test func aPlainScreenIsLiftedAnewAndComesBack() {
    let field = Make.field(at: 600)
    field.autoresizingMask = [.flexibleTopMargin]
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    stage.device.rotate(to: .landscapeLeft)
    stage.showKeyboard(200)
    #expect(isNear(stage.rect(of: field).maxY, 165))
    stage.endEditing()
    #expect(stage.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(isNear(stage.rect(of: field).maxY, 375 - 33))
    #expect(lifter.explanations.contains { $0.event == "layout" })
  }

  private final class Turning: UIViewController {
    let field = Make.field(at: 600)
    var endsEditing = false

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      if endsEditing { view.endEditing(true) }
      coordinator.animate(
        alongsideTransition: { [field] _ in field.frame.origin.y = size.height - 67 }, completion: nil)
    }
  }

  @Test(arguments: [true, false]) func anAppThatLaysOutAlongATurnOrEndsEditingBeforeItFindsAllInPlace(ends: Bool) {
    let turning = Turning()
    turning.endsEditing = ends
    let stage = Stage(controller: turning) { $0.addSubview(turning.field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(turning.field)
    #expect(stage.view.transform.ty == -237)
    stage.device.rotate(to: .landscapeLeft)
    if ends {
      stage.hideKeyboard()
      #expect(isNear(stage.rect(of: turning.field).minY, 308))
    } else {
      stage.showKeyboard(200)
      #expect(isNear(stage.rect(of: turning.field).maxY, 165))
    }
    stage.endEditing()
    #expect(stage.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(stage.view.transform == .identity)
    #expect(turning.field.frame.minY == 308)
    #expect(lifter.isEnabled)
  }

  @Test func theUsersOwnPlaceSurvivesThoughUIKitClampsWhatTheKeyboardScrolled() {
    let (scrollView, field) = form()
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.device.rotate(to: .landscapeLeft)
    scrollView.contentOffset.y = 80
    stage.edit(field, keyboard: 200)
    #expect(scrollView.contentOffset.y == 169)
    stage.device.rotate(to: .portrait)
    stage.showKeyboard(400)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 80)
    #expect(lifter.isEnabled)
  }

  @Test func contentAtTheTopStandsAtTheTopOfTheNewInsets() {
    let (scrollView, field) = form()
    scrollView.contentInsetAdjustmentBehavior = .always
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    scrollView.contentOffset.y = -20
    stage.edit(field)
    stage.device.rotate(to: .landscapeLeft)
    stage.showKeyboard(200)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 0)
    stage.edit(field, keyboard: 200)
    stage.device.rotate(to: .portrait, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    stage.showKeyboard(400)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == -20)
    #expect(lifter.isEnabled)
  }
}
#endif
