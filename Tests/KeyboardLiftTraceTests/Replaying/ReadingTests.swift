import Foundation
import KeyboardLiftCore
import Testing

@testable import KeyboardLiftTrace

/// Events that bring along what was read with them.
@Suite struct ReadingTests {
  private func layout(height: Double, offset: Double = 0, fields: [String] = ["field"]) -> TraceLayout? {
    let frame = Rect(x: 0, y: 0, width: 375, height: 667)
    var form = TraceNode("form", parent: 0, kind: .scrollView, frame: frame)
    form.scroll?.contentSize = Size(width: 375, height: height)
    form.scroll?.contentOffset.y = offset
    let inputs = fields.map {
      TraceNode($0, parent: 1, kind: .textField, frame: Rect(x: 0, y: 600, width: 300, height: 34))
    }
    return TraceLayout(
      window: frame, safeArea: .zero, nodes: [TraceNode("root", parent: nil, frame: frame), form] + inputs)
  }

  private let header = TraceHeader(screen: Size(width: 375, height: 667))
  private let show = TraceEvent.Action.keyboard(
    KeyboardNotification(.willShow, end: Rect(x: 0, y: 407, width: 375, height: 260)))

  private func elements(_ events: [TraceEvent]) -> [TraceReader.Element] {
    var writer = TraceWriter()
    writer.write(header)
    for event in events { writer.write(event) }
    return TraceReader.elements(of: Data(writer.bytes), file: "a")
  }

  @Test func readingAndSystemScrollAreReadAsTheyWereWritten() throws {
    let events = [
      TraceEvent(at: 0, .layout(try #require(layout(height: 900)))),
      TraceEvent(at: 1, .focus("late"), reading: layout(height: 900, fields: ["late"])),
      TraceEvent(at: 2, .systemScroll("form", contentOffset: Point(x: 0, y: 9))),
      TraceEvent(at: 3, .scroll("form", contentOffset: Point(x: 0, y: 8))),
    ]
    let read = elements(events).compactMap { if case .event(let event, _) = $0 { event } else { nil } }
    #expect(read == events)
  }

  @Test func namesAreThoseOfTheReadingFromThereOn() throws {
    let all = elements([
      TraceEvent(at: 0, .layout(try #require(layout(height: 900)))), TraceEvent(at: 1, .focus("late")),
    ])
    #expect(all.contains { if case .failure = $0 { true } else { false } })
  }

  @Test func readingGivesNewValuesAndTakesNoPartsAway() throws {
    var replayer = Replayer(header)
    _ = replayer.replay(TraceEvent(at: 0, .layout(try #require(layout(height: 900)))))
    _ = replayer.replay(TraceEvent(at: 0, .focus("field")))
    let shown = replayer.replay(TraceEvent(at: 0, show))
    #expect(shown.changes.map(\.value.property) == ["contentInset", "contentOffset"])
    let again = replayer.replay(TraceEvent(at: 0, .foreground, reading: layout(height: 1000, offset: 300)))
    #expect(again.changes.isEmpty)
    let id = try #require(replayer.screen.names.id(of: "form"))
    let standing = try #require(replayer.screen.standing(of: id))
    #expect(standing.contentSize.height == 1000)
    #expect(standing.contentOffset.y == 300)
    #expect(standing.contentInset.bottom == 260)
  }

  @Test func systemScrollMovesTheStartAndNotTheHome() throws {
    var replayer = Replayer(header)
    _ = replayer.replay(TraceEvent(at: 0, .layout(try #require(layout(height: 900)))))
    _ = replayer.replay(TraceEvent(at: 0, .focus("field")))
    _ = replayer.replay(TraceEvent(at: 0, show))
    let scrolled = replayer.replay(TraceEvent(at: 0, .systemScroll("form", contentOffset: Point(x: 0, y: 260))))
    #expect(scrolled.reason == .scrolled)
    let id = try #require(replayer.screen.names.id(of: "form"))
    #expect(replayer.engine.start(of: id) == 260)
    #expect(replayer.engine.home(of: id) == 0)
    _ = replayer.replay(TraceEvent(at: 0, .keyboard(KeyboardNotification(.willHide))))
    #expect(replayer.summary.isRestored)
  }

  @Test func anUnknownScrollerIsRefused() {
    let lines =
      #"{"format":"keyboardlift-trace","version":1,"screen":[375,667]}"# + "\n"
      + #"{"t":0,"event":"scroll","id":"form","contentOffset":[0,0],"by":"wind"}"#
    let failure = TraceReader.elements(of: Data(lines.utf8), file: "a").last
    guard case .failure(let error) = failure else { return #expect(Bool(false), "read") }
    #expect(error.field == "by")
    #expect(error.message.contains("\"user\" or \"system\""))
  }
}
