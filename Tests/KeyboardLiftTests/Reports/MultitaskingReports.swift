#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Windows beside others, over them and on a stage.
///
/// Each test is a public bug report against an app or a library, by its id.
@MainActor @Suite(.serialized) struct MultitaskingReports {
  private func stage(_ width: CGFloat, _ height: CGFloat) -> Stage {
    Stage(SimulatedDevice(size: CGSize(width: width, height: height), idiom: .pad))
  }

  /// A lifted pane, given back when the body is through.
  private func lift(
    _ stage: Stage, _ frame: CGRect, keyboard: CGRect, isLocal: Bool = true,
    _ body: (Pane, KeyboardLifter) -> Void
  ) {
    let pane = Pane(on: stage, at: frame)
    let lifter = KeyboardLifter(for: pane.controller.view)
    let looks = pane.looks
    pane.field.becomeFirstResponder()
    stage.post(UIResponder.keyboardWillShowNotification, to: keyboard, isLocal: isLocal)
    body(pane, lifter)
    pane.window.endEditing(true)
    stage.hideKeyboard()
    #expect(pane.looks == looks)
  }

  @Test("B041 in the app: a window in a corner loses what the keyboard covers of it, one above it nothing")
  func aWindowInACorner() {
    let stage = stage(1194, 834)
    let keyboard = CGRect(x: 0, y: 434, width: 1194, height: 400)
    lift(stage, CGRect(x: 700, y: 100, width: 400, height: 500), keyboard: keyboard) { pane, _ in
      #expect(pane.list.contentInset.bottom == 166)
      #expect(pane.fieldBottom == 324)
    }
    lift(stage, CGRect(x: 700, y: 0, width: 400, height: 400), keyboard: keyboard) { pane, _ in
      #expect(pane.list.contentInset.bottom == 0)
      #expect(pane.fieldBottom == 380)
    }
  }

  @Test("B108 in the app: a Slide Over window that ends above the screen's bottom leaves no gap") func slideOver() {
    let keyboard = CGRect(x: 0, y: 966, width: 1024, height: 400)
    lift(stage(1024, 1366), CGRect(x: 20, y: 20, width: 375, height: 1326), keyboard: keyboard) { pane, _ in
      #expect(pane.list.contentInset.bottom == 380)
      #expect(pane.fieldBottom == 936)
    }
  }

  @Test("B109 in the app: a keyboard that is undocked takes no room, though it stays in sight") func undocking() {
    let stage = stage(768, 1024)
    let keyboard = CGRect(x: 0, y: 671, width: 768, height: 353)
    lift(stage, CGRect(x: 0, y: 0, width: 768, height: 1024), keyboard: keyboard) { pane, lifter in
      #expect(pane.list.contentInset.bottom == 353)
      let floating = CGRect(x: 100, y: 300, width: 500, height: 264)
      stage.post(UIResponder.keyboardWillChangeFrameNotification, to: floating)
      stage.post(UIResponder.keyboardWillHideNotification, to: floating)
      #expect(pane.list.contentInset.bottom == 0)
      #expect(pane.list.contentOffset == .zero)
      #expect(lifter.explanations.last?.reason == .hidden)
    }
  }

  @Test("B112 in the app: another app's keyboard makes room and scrolls nothing") func foreignKeyboard() {
    let keyboard = CGRect(x: 0, y: 370, width: 1024, height: 398)
    let left = CGRect(x: 0, y: 0, width: 507, height: 768)
    lift(stage(1024, 768), left, keyboard: keyboard, isLocal: false) { pane, lifter in
      #expect(pane.list.contentInset.bottom == 398)
      #expect(pane.list.contentOffset == .zero)
      #expect(lifter.explanations.last?.reason == .foreign)
    }
  }

  @Test("B159 in the app: of a keyboard only what it covers of a list is made room for") func intersection() {
    let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 500), content: 900)
    let field = Make.field(at: 450, in: list)
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(list.contentInset.bottom == 93)
    #expect(stage.rect(of: field).maxY == 397)
    stage.endEditing()
    #expect(list.contentInset.bottom == 0)
    #expect(lifter.isEnabled)
  }

  @Test("B160 in the app: a hardware keyboard's strip covers the end of a Slide Over window") func strip() {
    let strip = CGRect(x: 0, y: 779, width: 1194, height: 55)
    lift(stage(1194, 834), CGRect(x: 860, y: 10, width: 320, height: 814), keyboard: strip) { pane, _ in
      #expect(pane.list.contentInset.bottom == 45)
      #expect(pane.fieldBottom == 759)
    }
  }
}
#endif
