#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The long note: its caret wherever it is put, and the text where the user left it.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct NoteExampleTests {
  private func run(_ situation: Situation, _ test: (Handset, NoteController) throws -> Void) throws {
    try Handset.run(situation) { handset in try test(handset, handset.show(NoteController())) }
  }

  @Test("The caret is in sight wherever it is put", arguments: Situation.some)
  func theCaretIsInSightWhereverItIsPut(situation: Situation) throws {
    try run(situation) { handset, note in
      let length = note.textView.text.utf16.count
      handset.edit(note.textView)
      for place in [length, 0, length / 2, length - 1, length / 3] {
        note.textView.selectedRange = NSRange(location: place, length: 0)
        handset.settle()
        #expect(handset.focused?.isFullyVisible == true, "at \(place)")
      }
      handset.endEditing()
      #expect(note.textView.contentInset == .zero)
    }
  }

  @Test(
    "What is typed at the end stays in sight, and stays where it is when the keyboard goes", arguments: Situation.others
  )
  func whatIsTypedAtTheEndStaysInSight(situation: Situation) throws {
    try run(situation) { handset, note in
      handset.edit(note.textView)
      note.textView.selectedRange = NSRange(location: note.textView.text.utf16.count, length: 0)
      for line in 1...10 {
        handset.user.type("\nmore \(line)")
        #expect(handset.focused?.isFullyVisible == true, "line \(line)")
      }
      handset.endEditing()
      // The user typed to the end: there the note stands, not at its top.
      #expect(note.textView.contentOffset == note.textView.restingOffsets.greatest)
    }
  }

  @Test("A drag ends editing, and the note stands where it was dragged to", arguments: Situation.some)
  func aDragEndsEditing(situation: Situation) throws {
    try run(situation) { handset, note in
      handset.edit(note.textView)
      handset.user.scroll(note.textView, to: CGPoint(x: 0, y: 120))
      handset.settle()
      #expect(handset.keyboard.frame == nil)
      #expect(note.textView.contentOffset.y == 120)
      #expect(note.textView.contentInset == .zero)
    }
  }
}
#endif
