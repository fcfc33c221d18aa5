import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Every short history of notifications against the model that reads it anew each time.
@Suite struct KeyboardGridTests {
  /// All six names with an end that is docked, below, floating, zero or missing, and a foreign one.
  private static let alphabet: [KeyboardNotification] = {
    var all: [KeyboardNotification] = []
    for name in KeyboardNotification.Name.allCases {
      for end in [[0, 407, 375, 260], [0, 667, 375, 260], [40, 100, 200, 160], .zero, nil] as [Rect?] {
        all.append(KeyboardNotification(name, end: end))
      }
      all.append(KeyboardNotification(name, end: [0, 451, 375, 216], isLocal: false))
    }
    return all
  }()

  @Test func everyHistoryOfThreeIsReadLikeTheModel() {
    var histories = 0
    for first in Self.alphabet {
      for second in Self.alphabet {
        for third in Self.alphabet {
          check([first, second, third])
          histories += 1
        }
      }
    }
    #expect(histories == 46656)
  }

  @Test func longHistoriesAtRandomAreReadLikeTheModel() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      check((0..<8).compactMap { _ in generator.pick(Self.alphabet) })
    }
  }

  private func check(_ history: [KeyboardNotification]) {
    var keyboard = Keyboard()
    var model = ReferenceKeyboard(screen: [375, 667])
    for notification in history {
      let isNews = keyboard.receive(notification, on: [375, 667])
      let expected = model.receive(notification)
      if keyboard.state != model.state || isNews != expected {
        Issue.record("\(keyboard.state), news \(isNews); the model says \(model.state), news \(expected): \(history)")
      }
    }
  }
}
