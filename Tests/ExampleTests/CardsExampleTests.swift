#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The cards: what lies in a pager is revealed up and down, and the pager stays on its page.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct CardsExampleTests {
  @Test("Each card's inputs are in sight, the page stays, and all comes back", arguments: Situation.some)
  func eachCardsInputsAreInSight(situation: Situation) throws {
    try Handset.run(situation) { handset in
      let controller = handset.show(CardsController())
      for card in controller.cards {
        controller.show(card, animated: false)
        handset.settle()
        let before = ViewTree(handset.window)
        for input in [card.titleField, card.textView] {
          handset.edit(input)
          #expect(handset.sightProblem(of: input) == nil)
          #expect(controller.pager.contentOffset == CGPoint(x: card.frame.minX, y: 0))
          handset.endEditing()
          expectSame(
            ViewTree(handset.window), as: before, "after an input of a card", edited: [card.titleField, card.textView])
        }
      }
    }
  }

  @Test("The caret of a card's text stays in sight while the user types", arguments: Situation.others)
  func theCaretOfACardsTextStaysInSight(situation: Situation) throws {
    try Handset.run(situation) { handset in
      let controller = handset.show(CardsController())
      let text = controller.cards[0].textView
      handset.edit(text)
      text.selectedRange = NSRange(location: text.text.utf16.count, length: 0)
      for line in 1...6 {
        handset.user.type("\nmore \(line)")
        #expect(handset.focused?.isFullyVisible == true, "line \(line)")
      }
      handset.endEditing()
      #expect(text.contentInset == .zero)
      // The screen may stand where the typing took it, but nothing of ours is left.
      #expect(controller.scrollView.contentInset == .zero)
      #expect(controller.view.transform == .identity)
    }
  }
}
#endif
