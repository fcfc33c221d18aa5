import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Law 5: will-show before focus or after it, a burst or its last frame alone: the same end, from offsets in range.
@Suite struct OrderTests {
  @Test(arguments: 0..<4) func orderOfFocusAndKeyboardDoesNotMatter(thousand: UInt64) {
    for seed in thousand * 1000..<(thousand + 1) * 1000 {
      var generator = SeededGenerator(seed: seed ^ 0x5EED)
      let screen = inRange(RandomScreen.make(&generator))
      let inputs = screen.views.filter { $0.scroll == nil && $0.kind != .view || $0.kind == .textView }.map(\.id)
      guard let input = generator.pick(inputs) else { continue }
      let heights = (0..<generator.int(1...3)).map { _ in generator.pick([216, 260, 289.5, 336] as [Double]) ?? 216 }
      let shows = heights.map { Event.keyboard(show($0, on: screen)) }
      guard let last = shows.last else { continue }
      let once = end([.layout, .focus(input), last], on: screen)
      let ways: [(String, [Event])] = [
        ("keyboard first", [.layout, last, .focus(input)]),
        ("burst", [.layout, .focus(input)] + shows),
        ("burst first", [.layout] + shows + [.focus(input)]),
        ("focus in between", [.layout] + shows.prefix(1) + [.focus(input)] + shows.dropFirst()),
      ]
      for (way, events) in ways where end(events, on: screen) != once {
        Issue.record("Seed \(seed), \(way): \(end(events, on: screen)) is not \(once)")
        return
      }
    }
  }

  /// What stands at the end.
  private struct End: Equatable {
    var screen: Screen
    var shift: Double
    var parts: [Parts]
  }

  private func end(_ events: [Event], on screen: Screen) -> End {
    var engine = Engine()
    var screen = screen
    for event in events { screen = screen.applying(engine.handle(event, in: screen)) }
    return End(screen: screen, shift: engine.shift, parts: screen.views.map { engine.parts(of: $0.id) })
  }

  private func show(_ height: Double, on screen: Screen) -> KeyboardNotification {
    let size = screen.size
    return KeyboardNotification(.willShow, end: [0, size.height - height, size.width, height])
  }

  private func inRange(_ screen: Screen) -> Screen {
    var screen = screen
    for index in screen.views.indices {
      guard let offset = screen.views[index].scroll?.contentOffset.y else { continue }
      let measures = Measures(screen.views[index], .none)
      screen.views[index].scroll?.contentOffset.y = measures.clamp(offset)
    }
    return screen
  }
}
