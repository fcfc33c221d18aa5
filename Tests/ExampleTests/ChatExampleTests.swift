#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The chat: the composer on the keyboard, the last message above it.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ChatExampleTests {
  private func run(_ situation: Situation, _ test: (Handset, ChatController) throws -> Void) throws {
    try Handset.run(situation) { handset in try test(handset, handset.show(ChatController())) }
  }

  /// A view's lower edge on the window.
  private func bottom(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

  /// Whether a message fits between the bar and the composer: not on the smallest phone that lies on its side.
  private func fits(_ message: UIView, above composer: UIView, on handset: Handset) -> Bool {
    message.bounds.height + composer.bounds.height <= handset.room.bottom - handset.room.top
  }

  @Test("The composer stands on the keyboard, and the last message above it", arguments: Situation.all)
  func theComposerStandsOnTheKeyboard(situation: Situation) throws {
    try run(situation) { handset, chat in
      handset.edit(chat.composer.textView)
      #expect(bottom(of: chat.composer) == handset.keyboard.frame?.minY)
      let last = try #require(chat.list.cellForRow(at: IndexPath(indexes: [0, 29])))
      #expect(bottom(of: last) == chat.composer.convert(chat.composer.bounds, to: nil).minY)
      #expect(handset.shows(last) == fits(last, above: chat.composer, on: handset))
      handset.endEditing()
    }
  }

  @Test("The composer grows upwards with its lines, and its caret stays in sight", arguments: Situation.all)
  func theComposerGrowsUpwards(situation: Situation) throws {
    try run(situation) { handset, chat in
      let textView = chat.composer.textView
      handset.edit(textView)
      var heights: [CGFloat] = []
      for line in 1...8 {
        handset.user.type("Line \(line)\n")
        handset.device.advance(by: 0.1)
        #expect(handset.focused?.isFullyVisible == true, "line \(line)")
        if chat.composer.bounds.height <= handset.room.bottom - handset.room.top {
          #expect(bottom(of: chat.composer) == handset.keyboard.frame?.minY)
        }
        heights.append(textView.frame.height)
      }
      #expect(heights == heights.sorted())
      #expect(heights.last == 120)
      handset.endEditing()
      #expect(chat.view.transform == .identity)
    }
  }

  @Test("A message is sent with the keyboard up, and is the last one in sight then", arguments: Situation.all)
  func aMessageIsSent(situation: Situation) throws {
    try run(situation) { handset, chat in
      handset.edit(chat.composer.textView)
      handset.user.type("Hello\nthere")
      handset.settle()
      #expect(handset.user.tap(chat.composer.sendButton))
      handset.settle()
      #expect(chat.messages.last == "Hello\nthere")
      #expect(chat.composer.textView.frame.height == 38)
      #expect(bottom(of: chat.composer) == handset.keyboard.frame?.minY)
      let last = try #require(chat.list.cellForRow(at: IndexPath(indexes: [0, 30])))
      #expect(handset.shows(last) == fits(last, above: chat.composer, on: handset))
      handset.endEditing()
    }
  }
}
#endif
