#if !canImport(UIKit)
import KeyboardLiftTrace
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// Sessions of the kinds that apps have, recorded and replayed.
@MainActor @Suite(.serialized) struct RecordedScreenTests {
  /// Records what a user does on a screen, and replays it.
  private func record(
    _ stage: Stage, strategy: KeyboardLifter.Strategy = .automatic, atLeast count: Int,
    sourceLocation: SourceLocation = #_sourceLocation, _ act: () -> Void
  ) -> RecordedSession {
    let recorded = RecordedSession()
    let lifter = KeyboardLifter(for: stage.view, strategy: strategy)
    act()
    recorded.stop()
    lifter.isEnabled = false
    recorded.expectTheSamePlans(sourceLocation: sourceLocation)
    #expect(recorded.planCount >= count, sourceLocation: sourceLocation)
    #expect(recorded.unrecordedCount == 0, sourceLocation: sourceLocation)
    return recorded
  }

  @Test(arguments: [
    KeyboardLifter.Strategy.automatic, .slide(), .resize(), .resize(afterHide: .scrollToTop), .extend(), .inset,
  ])
  func formInAScrollViewFieldToField(strategy: KeyboardLifter.Strategy) throws {
    var fields: [UITextField] = []
    let stage = Stage {
      let scrollView = Make.scrollView(fullScreen, content: 1200, in: $0)
      fields = [80, 500, 1000].map { Make.field(at: $0, in: scrollView) }
    }
    let recorded = record(stage, strategy: strategy, atLeast: 12) {
      for field in fields { stage.edit(field) }
      stage.endEditing()
    }
    #expect(recorded.text.contains(#""kind":"\#(strategy.kind)""#))
  }

  @Test func plainScreen() {
    var field = UITextField()
    let stage = Stage { field = Make.field(at: 600, in: $0) }
    _ = record(stage, atLeast: 7) {
      stage.edit(field)
      stage.endEditing()
    }
  }

  @Test func nestedScrollViewsAndTheUsersScrolling() {
    var (inner, field) = (UIScrollView(), UITextField())
    let stage = Stage {
      let outer = Make.scrollView(fullScreen, content: 1400, in: $0)
      inner = Make.scrollView(CGRect(x: 0, y: 300, width: 375, height: 300), content: 700, in: outer)
      field = Make.field(at: 400, in: inner)
    }
    let user = SimulatedUser(stage.window)
    let recorded = record(stage, atLeast: 9) {
      stage.edit(field)
      user.beginDragging(inner)
      user.drag(inner, to: CGPoint(x: 0, y: 60))
      stage.willShowKeyboard()
      user.endDragging(inner)
      stage.showKeyboard()
      stage.endEditing()
    }
    #expect(recorded.text.contains(#""event":"scroll""#))
  }

  @Test(arguments: ListScreen.Kind.allCases) func listsThatChange(kind: ListScreen.Kind) {
    let screen = ListScreen(kind)
    let (stage, field) = (screen.stage, screen.rows[12].field)
    _ = record(stage, atLeast: 15) {
      stage.edit(field)
      screen.insert(at: 3)
      stage.showKeyboard(250)
      screen.grow(13, to: 90)
      stage.showKeyboard(240)
      // Pushed down in its row, by nothing that is typed.
      field.frame.origin.y += 40
      stage.showKeyboard(260)
      screen.delete(at: 2)
      stage.showKeyboard(250)
      screen.reload()
      field.becomeFirstResponder()
      stage.showKeyboard(260)
      stage.endEditing()
    }
  }

  @Test func typingInATextView() {
    var textView = UITextView()
    let stage = Stage { textView = Make.textView(fullScreen, lines: 30, in: $0) }
    let user = SimulatedUser(stage.window)
    let recorded = record(stage, atLeast: 15) {
      stage.edit(textView)
      for _ in 0..<12 { user.type("one more line\n") }
      stage.endEditing()
    }
    #expect(recorded.text.contains(#""event":"caret""#))
  }

  @Test func burstsOfTheKeyboard() {
    var field = UITextField()
    let stage = Stage {
      field = Make.field(at: 700, in: Make.scrollView(fullScreen, content: 900, in: $0))
    }
    _ = record(stage, atLeast: 12) {
      field.becomeFirstResponder()
      for height in [216.0, 260, 216, 333, 0, 260] { stage.willShowKeyboard(height) }
      stage.endEditing()
    }
  }

  @Test func rotationWithTheKeyboardUp() {
    var field = UITextField()
    let stage = Stage {
      let scrollView = Make.scrollView(fullScreen, content: 900, in: $0)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      field = Make.field(at: 600, in: scrollView)
    }
    let recorded = record(stage, atLeast: 10) {
      stage.edit(field)
      stage.device.rotate(to: .landscapeLeft, safeArea: .zero)
      stage.device.layOut()
      stage.showKeyboard(162)
      stage.endEditing()
    }
    #expect(recorded.text.contains(#""screen":[667,375]"#))
  }

  @Test func markedListAboveAComposer() {
    var (list, field) = (UIScrollView(), UITextField())
    let stage = Stage {
      list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 600), content: 2000, in: $0)
      field = Make.field(at: 610, in: $0)
    }
    list.keyboardLift.makesRoom = true
    let recorded = record(stage, atLeast: 10) {
      stage.edit(field)
      field.resignFirstResponder()
      stage.showKeyboard(300)
      stage.hideKeyboard()
    }
    #expect(recorded.text.contains(#""room":true"#))
  }

  @Test func companionDistanceAndAnOptedOutView() {
    var (field, other, button) = (UITextField(), UITextField(), UIButton())
    let stage = Stage {
      let scrollView = Make.scrollView(fullScreen, content: 900, in: $0)
      field = Make.field(at: 500, in: scrollView)
      button = UIButton(frame: CGRect(x: 16, y: 560, width: 200, height: 44))
      scrollView.addSubview(button)
      other = Make.field(at: 800, in: scrollView)
    }
    field.keyboardLift.companion = button
    field.keyboardLift.distance = 33
    other.keyboardLift.isEnabled = false
    let recorded = record(stage, atLeast: 10) {
      stage.edit(field)
      stage.edit(other)
      stage.endEditing()
    }
    #expect(recorded.text.contains(#""companion":"UIButton-1""#))
    #expect(recorded.text.contains(#""lift":"off""#))
  }
}

extension KeyboardLifter.Strategy {
  /// The name of its kind in a trace.
  fileprivate var kind: String {
    switch self {
    case .off: "none"
    case .automatic: "automatic"
    case .slide: "slide"
    case .resize: "resize"
    case .extend: "extend"
    case .inset: "inset"
    }
  }
}
#endif
