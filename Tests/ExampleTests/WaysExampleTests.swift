#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The four ways: each does what its recipe did, where `EveryExampleTests` only asks whether the field is in sight.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct WaysExampleTests {
  @Test("Slide and one delegate move the view, the more the lower the field", arguments: Situation.some)
  func slideMovesTheView(situation: Situation) throws {
    for example in ["Slide", "One Delegate"] {
      try Handset.run(situation) { handset in
        let controller = try handset.show(#require(Example.all.first { $0.title == example }).makeController())
        var shifts: [CGFloat] = []
        for field in handset.inputs {
          handset.edit(field)
          shifts.append(controller.view.transform.ty)
        }
        #expect(shifts == shifts.sorted(by: >))
        #expect(shifts.last.map { $0 < 0 } == true)
        handset.endEditing()
        #expect(controller.view.transform == .identity)
      }
    }
  }

  @Test("Shrink ends the scroll view where the keyboard begins", arguments: Situation.others)
  func shrinkEndsTheScrollViewAtTheKeyboard(situation: Situation) throws {
    try Handset.run(situation) { handset in
      let controller = handset.show(ShrinkingController())
      handset.edit(controller.fields[0])
      let scrollView = try #require(controller.scrollView)
      #expect(scrollView.convert(scrollView.bounds, to: nil).maxY == handset.keyboard.frame?.minY)
      handset.endEditing()
      #expect(scrollView.frame == controller.view.bounds)
    }
  }

  @Test(
    "Grow adds what the keyboard covers to the content, and puts a low field 5 points above it",
    arguments: Situation.some)
  func growAddsToTheContent(situation: Situation) throws {
    try Handset.run(situation) { handset in
      let controller = handset.show(GrowingController())
      let field = controller.fields[13]
      let bottom = field.convert(field.bounds, to: nil).maxY
      handset.edit(field)
      let keyboard = try #require(handset.keyboard.frame)
      // The safe area's strip lies under the keyboard: UIKit insets it already.
      let covered = handset.window.bounds.height - keyboard.minY
      #expect(controller.scrollView.contentSize.height == 720 + covered - handset.window.safeAreaInsets.bottom)
      #expect(field.convert(field.bounds, to: nil).maxY == (bottom > keyboard.minY ? keyboard.minY - 5 : bottom))
      handset.endEditing()
      #expect(controller.scrollView.contentSize.height == 720)
    }
  }
}
#endif
