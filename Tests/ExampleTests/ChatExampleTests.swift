#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The chat: the composer on the keyboard, the last message above it.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct ChatExampleTests {
  private func run(_ situation: Situation, _ test: (Handset, ChatController) throws -> Void) throws {
    try Handset.run(situation) { handset in try test(handset, handset.show(ChatController())) }
  }

  /// A view's lower edge on the window.
  private func bottom(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

  /// A view's upper edge on the window.
  private func top(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }

  /// Whether a message fits between the bar and the composer: not on the smallest phone that lies on its side.
  private func fits(_ message: UIView, above composer: UIView, on handset: Handset) -> Bool {
    message.bounds.height + composer.bounds.height <= handset.room.bottom - handset.room.top
  }

  @Test(
    "The composer stands on the keyboard, the last message above it, and both come back", arguments: Situation.some)
  func theComposerStandsOnTheKeyboard(situation: Situation) throws {
    try run(situation) { handset, chat in
      let before = ViewTree(handset.window)
      handset.edit(chat.composer.textView)
      #expect(bottom(of: chat.composer) == handset.keyboard.frame?.minY)
      let last = try #require(chat.list.cellForRow(at: IndexPath(row: 29, section: 0)))
      #expect(bottom(of: last) == top(of: chat.composer))
      #expect(handset.shows(last) == fits(last, above: chat.composer, on: handset))
      #expect(chat.view.transform == .identity)
      handset.endEditing()
      expectSame(ViewTree(handset.window), as: before, "afterwards")
    }
  }

  @Test(
    "The composer grows upwards with its lines, and its caret and the last message stay in sight",
    arguments: Situation.others)
  func theComposerGrowsUpwards(situation: Situation) throws {
    try run(situation) { handset, chat in
      let textView = chat.composer.textView
      handset.edit(textView)
      var heights: [CGFloat] = []
      for line in 1...8 {
        handset.user.type("Line \(line)\n")
        handset.device.advance(by: 0.1)
        #expect(handset.focused?.isFullyVisible == true, "line \(line)")
        #expect(bottom(of: chat.composer) == handset.keyboard.frame?.minY)
        if let last = chat.list.cellForRow(at: IndexPath(row: 29, section: 0)) {
          #expect(bottom(of: last) == top(of: chat.composer), "line \(line)")
        } else {
          #expect(chat.list.bounds.height == 0, "line \(line)")
        }
        heights.append(textView.frame.height)
      }
      #expect(heights == heights.sorted())
      #expect(heights.last == 98)
      handset.endEditing()
      #expect(chat.view.transform == .identity)
    }
  }

  @Test("A message is sent with the keyboard up, and is the last one in sight then", arguments: Situation.some)
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
      let last = try #require(chat.list.cellForRow(at: IndexPath(row: 30, section: 0)))
      #expect(bottom(of: last) == top(of: chat.composer))
      #expect(handset.shows(last) == fits(last, above: chat.composer, on: handset))
      handset.endEditing()
    }
  }

  @Test("A finger drags keyboard and composer down, and dismisses both", arguments: Situation.others)
  func aFingerDragsTheComposerDown(situation: Situation) throws {
    try run(situation) { handset, chat in
      let before = ViewTree(handset.window)
      let resting = bottom(of: chat.composer)
      handset.edit(chat.composer.textView)
      let keyboard = try #require(handset.keyboard.frame).minY
      handset.user.beginDragging(chat.list)
      for height in [keyboard - 20, keyboard, keyboard + 20, keyboard + 60, handset.window.bounds.height] {
        handset.user.moveFinger(on: chat.list, to: CGPoint(x: 100, y: height))
        #expect(bottom(of: chat.composer) == min(max(height, keyboard), resting))
      }
      handset.user.endDragging(chat.list)
      handset.keyboard.dismissInteractively(releasedAt: handset.window.bounds.height)
      handset.settle()
      #expect(!chat.composer.textView.isFirstResponder)
      expectSame(ViewTree(handset.window), as: before, "afterwards")
    }
  }

  @Test("A finger that lets go half-way leaves the composer on the keyboard", arguments: Situation.some)
  func aFingerThatLetsGo(situation: Situation) throws {
    try run(situation) { handset, chat in
      handset.edit(chat.composer.textView)
      let keyboard = try #require(handset.keyboard.frame).minY
      handset.user.beginDragging(chat.list)
      handset.user.moveFinger(on: chat.list, to: CGPoint(x: 100, y: keyboard + 30))
      handset.user.endDragging(chat.list)
      handset.keyboard.cancelInteractiveDismissal()
      handset.settle()
      #expect(bottom(of: chat.composer) == keyboard)
      let last = try #require(chat.list.cellForRow(at: IndexPath(row: 29, section: 0)))
      #expect(bottom(of: last) == top(of: chat.composer))
      handset.endEditing()
    }
  }
}
#endif
