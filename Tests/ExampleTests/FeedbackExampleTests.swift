#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The feedback form: in a sheet, which is dismissed with the keyboard up.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct FeedbackExampleTests {
  private func run(_ situation: Situation, _ test: (Handset, FeedbackController) throws -> Void) throws {
    try Handset.run(situation) { handset in
      let host = handset.show(FeedbackHostController())
      #expect(handset.user.tap(host.openButton))
      handset.settle()
      try test(handset, #require(handset.front as? FeedbackController))
    }
  }

  @Test("Only the sheet's content moves, and what is behind it stays", arguments: Situation.some)
  func onlyTheSheetsContentMoves(situation: Situation) throws {
    try run(situation) { handset, feedback in
      let behind = ViewTree(handset.navigation.view)
      handset.edit(feedback.emailField)
      #expect(handset.sightProblem(of: feedback.emailField) == nil)
      expectSame(ViewTree(handset.navigation.view), as: behind, "behind the sheet")
      handset.endEditing()
    }
  }

  @Test(
    "Return goes on to the message, and from the last field sends and closes the sheet", arguments: Situation.others)
  func returnSendsAndClosesTheSheet(situation: Situation) throws {
    try run(situation) { handset, feedback in
      handset.edit(feedback.subjectField)
      handset.user.pressReturn()
      handset.settle()
      #expect(handset.sightProblem(of: feedback.messageView) == nil)
      handset.edit(feedback.emailField)
      handset.user.pressReturn()
      handset.settle()
      #expect(handset.front is FeedbackHostController)
      #expect(handset.keyboard.frame == nil)
    }
  }

  @Test("The button can be tapped while the keyboard is up", arguments: Situation.some)
  func theButtonCanBeTapped(situation: Situation) throws {
    try run(situation) { handset, feedback in
      handset.edit(feedback.emailField)
      #expect(handset.shows(feedback.sendButton))
      #expect(handset.user.tap(feedback.sendButton))
      handset.settle()
      #expect(handset.front is FeedbackHostController)
    }
  }
}
#endif
