#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
import Testing
import UIKitStandInTesting

/// Chats with a docked composer and a lifter, used at random: what must hold after every step.
@MainActor @Suite(.serialized) struct DockedSessionTests {
  @Test(
    "Whatever the user does, the bar is on the keyboard, the input above it, and all of the list can be reached",
    arguments: ChatScreen.Layout.allCases)
  func randomSessions(layout: ChatScreen.Layout) {
    for seed in 1...25 {
      var session = Session(layout, seed: UInt64(seed))
      for step in 1...25 {
        session.step()
        if let problem = session.problem {
          Issue.record("\(layout), seed \(seed), step \(step): \(problem)")
          break
        }
      }
      session.hide()
      #expect(session.problem == nil, "\(layout), seed \(seed), at the end")
    }
  }

  /// One chat with inputs in the bar, in the list and between them.
  @MainActor private struct Session {
    let chat: ChatScreen
    let lifter: KeyboardLifter
    let inputs: [UITextField]
    var random: SeededGenerator
    /// The keyboard's height; zero while it is hidden.
    var height: CGFloat = 0
    /// Whether an assistive technology looks elsewhere than where the input is.
    var isAssisted = false

    init(_ layout: ChatScreen.Layout, seed: UInt64) {
      chat = ChatScreen(layout)
      lifter = KeyboardLifter(for: chat.stage.view)
      inputs = [
        chat.field, Make.field(at: 300, in: chat.list), Make.field(at: 1900, in: chat.list),
        Make.field(at: 650, in: chat.stage.view),
      ]
      random = SeededGenerator(seed: seed)
      chat.composer.keyboardLift.dock(list: chat.list)
    }

    var input: UIView? { inputs.first { $0.isFirstResponder } }

    mutating func step() {
      switch random.int(0...7) {
      case 0, 1:
        let next = inputs[random.int(0...inputs.count - 1)]
        if !next.isFirstResponder && next.becomeFirstResponder() { isAssisted = false }
        if height == 0 { show() }
      case 2: show()
      case 3: hide()
      case 4:
        guard height == 0 || input === chat.field else { return }
        let offset = CGPoint(x: 0, y: random.number(0...1200))
        SimulatedUser(chat.stage.window).scroll(chat.list, to: offset)
      case 5: drag()
      case 6:
        isAssisted = true
        chat.stage.device.moveAssistiveFocus(to: inputs[random.int(0...inputs.count - 1)])
      default: lifter.reload()
      }
    }

    mutating func show() {
      height = [260, 300, 336][random.int(0...2)]
      chat.stage.showKeyboard(height)
    }

    mutating func hide() {
      height = 0
      chat.stage.endEditing()
    }

    /// Drags the keyboard down a little, and gives it up.
    func drag() {
      let user = SimulatedUser(chat.stage.window)
      chat.list.keyboardDismissMode = .interactive
      user.beginDragging(chat.list)
      user.moveFinger(on: chat.list, to: CGPoint(x: 100, y: 600))
      user.moveFinger(on: chat.list, to: CGPoint(x: 100, y: 700))
      user.endDragging(chat.list)
    }

    /// What of the laws does not hold.
    var problem: String? {
      let (bar, listTop) = (chat.span, chat.span(of: chat.list)[0])
      if height == 0 {
        if bar != [728, 778] { return "the bar rests at \(bar)" }
        if chat.stage.view.transform != .identity { return "the screen is still moved" }
        if chat.end != 1272 { return "the list ends at \(chat.end)" }
        let (offset, range) = (chat.list.contentOffset.y, chat.list.restingOffsets)
        return offset < range.least.y || offset > range.greatest.y ? "the list stands at \(offset)" : nil
      }
      if !isNear(bar[1], 812 - height) { return "the bar ends at \(bar[1]) for a keyboard of \(height)" }
      if !isNear(chat.end, 2000 - bar[0] + listTop) { return "the list's end is at \(chat.end) for a bar at \(bar[0])" }
      guard let input = isAssisted ? nil : input, input !== chat.field else { return nil }
      let rect = chat.stage.rect(of: input)
      return rect.maxY > bar[0] + 0.001 || rect.minY < 0 ? "the input is at \(rect)" : nil
    }
  }
}
#endif
