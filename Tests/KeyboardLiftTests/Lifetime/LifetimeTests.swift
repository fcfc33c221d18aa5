#if !canImport(UIKit)
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// Nothing outlives its use: no view, controller or lifter is kept by KeyboardLift.
@MainActor @Suite(.serialized) struct LifetimeTests {
  /// What must be gone.
  private struct Witness {
    let name: String
    weak var object: AnyObject?
  }

  /// Runs a screen's whole life in a pool of its own; the witnesses' names that are still alive after it.
  private func survivors(of life: (Stage, UIScrollView, UITextField) -> [(String, AnyObject)]) -> [String] {
    var witnesses: [Witness] = []
    do {
      let scrollView = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 500), content: 900)
      let field = Make.field(at: 450, in: scrollView)
      let stage = Stage { $0.addSubview(scrollView) }
      let objects: [(String, AnyObject)] = [
        ("window", stage.window), ("controller", stage.controller), ("root", stage.view), ("scroll view", scrollView),
        ("field", field), ("stage", stage),
      ]
      witnesses = (life(stage, scrollView, field) + objects).map { Witness(name: $0, object: $1) }
    }
    return witnesses.filter { $0.object != nil }.map(\.name)
  }

  @Test func afterAWholeCycleNothingIsKept() {
    let left = survivors { stage, _, field in
      let lifter = KeyboardLifter(for: stage.view)
      lifter.log = { _ in }
      stage.edit(field)
      stage.endEditing()
      return [("lifter", lifter)]
    }
    #expect(left == [])
  }

  @Test func evenWithTheKeyboardStillUpNothingIsKept() {
    let left = survivors { stage, scrollView, field in
      let lifter = KeyboardLifter(for: stage.view)
      scrollView.keyboardLift.makesRoom = true
      let composer = Make.field(at: 620, in: stage.view)
      stage.edit(field)
      composer.becomeFirstResponder()
      return [("lifter", lifter), ("composer", composer)]
    }
    #expect(left == [])
  }

  @Test func theSharedLifterKeepsNothingEither() {
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    let left = survivors { stage, _, field in
      stage.edit(field)
      return []
    }
    #expect(left == [])
    // And what comes afterwards finds all in order.
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
  }

  @Test func optionsKeepNothing() {
    weak var lifter: KeyboardLifter?
    let left = survivors { stage, scrollView, field in
      let companion = UIButton(frame: CGRect(x: 0, y: 500, width: 50, height: 30))
      stage.view.addSubview(companion)
      field.keyboardLift.companion = companion
      scrollView.keyboardLift.strategy = .inset
      lifter = KeyboardCenter.shared.options[scrollView].lifter
      #expect(lifter != nil)
      stage.edit(field)
      stage.hideKeyboard()
      return [("companion", companion)]
    }
    #expect(left == [])
    // The lifter of a view that has gone goes with the next notification.
    Stage().showKeyboard()
    #expect(lifter == nil)
  }

  @Test func theCheckerSeesWhatIsKept() {
    var kept: UITextField?
    let left = survivors { _, _, field in
      kept = field
      return []
    }
    #expect(left.contains("field"))
    #expect(kept != nil)
  }
}
#endif
