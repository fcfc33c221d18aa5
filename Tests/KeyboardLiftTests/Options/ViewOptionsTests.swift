#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// What views are told through `view.keyboardLift`, before the keyboard comes and while it is up.
@MainActor @Suite(.serialized) struct ViewOptionsTests {
  @Test func theDefaultsAreThoseOfTheDocumentation() {
    let scrollView = UIScrollView()
    #expect(scrollView.keyboardLift.isEnabled)
    #expect(scrollView.keyboardLift.distance == nil)
    #expect(scrollView.keyboardLift.companion == nil)
    #expect(scrollView.keyboardLift.strategy == nil)
    #expect(!scrollView.keyboardLift.makesRoom)
    let lifter = KeyboardLifter(for: scrollView)
    #expect(lifter.strategy == .automatic)
    #expect(lifter.distance == 10)
    #expect(lifter.restoresOffset)
  }

  @Test func anInputThatIsOptedOutIsLeftAloneAndSoIsWhatLiesInAViewThatIs() {
    for optsOutTheBox in [true, false] {
      let box = UIView(frame: fullScreen)
      let field = Make.field(at: 600, in: box)
      let stage = Stage { $0.addSubview(box) }
      let lifter = KeyboardLifter(for: stage.view)
      (optsOutTheBox ? box : field).keyboardLift.isEnabled = false
      stage.edit(field)
      #expect(stage.view.transform == .identity)
      #expect(lifter.explanations.last?.reason == .optedOut)
      (optsOutTheBox ? box : field).keyboardLift.isEnabled = true
      #expect(stage.view.transform.ty == -237)
      (optsOutTheBox ? box : field).keyboardLift.isEnabled = false
      #expect(stage.view.transform == .identity)
      stage.endEditing()
    }
  }

  @Test func anInputsOwnDistanceCountsAtOnce() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    field.keyboardLift.distance = 40
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 367))
    field.keyboardLift.distance = 20
    #expect(isNear(stage.rect(of: field).maxY, 387))
    lifter.distance = 100
    #expect(isNear(stage.rect(of: field).maxY, 387))
    field.keyboardLift.distance = nil
    #expect(isNear(stage.rect(of: field).maxY, 307))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
  }

  @Test func aCompanionIsKeptInSightToo() {
    let (field, button) = (Make.field(at: 500), UIButton(frame: CGRect(x: 16, y: 560, width: 100, height: 40)))
    let stage = Stage {
      $0.addSubview(field)
      $0.addSubview(button)
    }
    let lifter = KeyboardLifter(for: stage.view)
    field.keyboardLift.companion = button
    stage.edit(field)
    #expect(isNear(stage.rect(of: button).maxY, 397))
    field.keyboardLift.companion = nil
    #expect(isNear(stage.rect(of: field).maxY, 397))
    field.keyboardLift.companion = button
    button.isHidden = true
    stage.willShowKeyboard()
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  @Test func aViewWithAStrategyNeedsNoLifter() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    stage.view.keyboardLift.strategy = .slide(keyboardHeight: .classic)
    stage.edit(field)
    #expect(stage.view.transform.ty == -216)
    stage.view.keyboardLift.strategy = .automatic
    #expect(stage.view.transform.ty == -237)
    stage.view.keyboardLift.strategy = nil
    #expect(stage.view.transform == .identity)
    #expect(stage.view.keyboardLift.strategy == nil)
    stage.endEditing()
  }

  @Test("A view whose strategy is off is left alone, whoever lifts what holds it")
  func aViewWhoseStrategyIsOff() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let outer = KeyboardLifter(for: stage.window)
    stage.view.keyboardLift.strategy = .off
    stage.edit(field)
    #expect(stage.view.keyboardLift.strategy == KeyboardLifter.Strategy.off)
    #expect(stage.view.transform == .identity)
    stage.view.keyboardLift.strategy = nil
    #expect(stage.view.transform.ty == -237)
    stage.endEditing()
    #expect(outer.isEnabled)
  }

  @Test func anOptionOfAViewOnNoScreenMovesNothing() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    SimulatedUser(stage.window).scroll(scrollView, to: CGPoint(x: 0, y: 20))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.keyboardLift.distance = 40
    #expect(scrollView.contentOffset.y == 20)
    lifter.reload()
    #expect(scrollView.contentOffset.y == 197)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 20)
  }
}
#endif
