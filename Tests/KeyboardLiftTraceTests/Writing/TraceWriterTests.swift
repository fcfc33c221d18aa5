import Foundation
import KeyboardLiftCore
import KeyboardLiftTrace
import Testing

@Suite struct TraceWriterTests {
  @Test(arguments: ["seeds.jsonl", "automatic.jsonl", "strategies.jsonl", "reports.jsonl"])
  func whatIsWrittenReadsBackTheSame(file: String) throws {
    for vector in try Fixture.vectors(file) {
      let elements = TraceReader.elements(of: vector.bytes, file: "a")
      #expect(TraceReader.elements(of: Data(written(elements)), file: "a") == elements, "\(vector.id)")
    }
  }

  @Test func everyTraitAndEventReadsBackTheSame() throws {
    var note = TraceNode(
      "no\"te\\\u{1}\n☂", parent: 0, kind: .textView, frame: Rect(x: -0.0, y: 0.1, width: 1e-7, height: 1e9))
    note.isHidden = true
    note.isSystemOwned = true
    note.isOptedOut = true
    note.distance = 3.5
    note.companion = "root"
    note.caret = Rect(x: 1, y: 2, width: 3, height: 4)
    note.keyboardType = "emailAddress"
    note.scroll = ScrollMetrics(
      contentSize: Size(width: 5, height: 6), contentOffset: Point(x: 7, y: -8),
      contentInset: Insets(top: 1, left: 2, bottom: 3, right: 4), systemInset: Insets(bottom: 34),
      isScrollEnabled: false, makesRoom: true)
    let frame = Rect(x: 0, y: 0, width: 375, height: 667)
    let nodes = [
      TraceNode("root", parent: nil, frame: frame), note, TraceNode("a", parent: 1, frame: frame),
      TraceNode("b", parent: 2, frame: frame), TraceNode("c", parent: 0, kind: .searchBar, frame: frame),
      TraceNode("d", parent: 0, kind: .collectionView, frame: frame),
    ]
    let layout = try #require(
      TraceLayout(screen: frame.size, window: frame, safeArea: Insets(top: 20, bottom: 34), nodes: nodes))
    let notification = KeyboardNotification(
      .didChangeFrame, begin: frame, end: .zero, duration: 0.1 + 0.2, curve: -1, isLocal: false, accessory: frame)
    var elements: [TraceReader.Element] = [
      .header(
        TraceHeader(
          device: "iPad", os: "18.1", orientation: .landscape, screen: frame.size, scale: 2, note: "all",
          strategy: TraceStrategy(.resize(afterHide: .scrollToTop, restoresOffset: false), target: "d")), line: 1)
    ]
    let actions: [TraceEvent.Action] = [
      .layout(layout), .focus(note.id), .keyboard(notification), .caret(note.id, caret: nil),
      .caret(note.id, caret: frame), .scroll("d", contentOffset: Point(x: 0, y: -1.5)),
      .content("d", contentSize: frame.size, frame: nil), .content("b", contentSize: nil, frame: frame),
      .inset("d", contentInset: Insets(bottom: 12)), .background, .foreground, .blur(note.id),
    ]
    for (index, action) in actions.enumerated() {
      elements.append(.event(TraceEvent(at: Double(index) / 3, action), line: index + 2))
    }
    elements.append(.end)
    #expect(TraceReader.elements(of: Data(written(elements)), file: "a") == elements)
  }

  @Test(arguments: [
    TraceStrategy(.none), TraceStrategy(.automatic(distance: 24, restoresOffset: false)),
    TraceStrategy(.slide(minimumFraction: 0.1, maximumFraction: 0.9, keyboardHeight: .classic)),
    TraceStrategy(.slide(keyboardHeight: .actual)), TraceStrategy(.resize()), TraceStrategy(.extend(padding: 7)),
    TraceStrategy(.inset(distance: 8, restoresOffset: false), target: "\u{2028}"),
  ])
  func everyStrategyReadsBackTheSame(strategy: TraceStrategy) {
    let header = TraceHeader(screen: Size(width: 1, height: 2), strategy: strategy)
    let elements = [TraceReader.Element.header(header, line: 1), .end]
    #expect(TraceReader.elements(of: Data(written(elements)), file: "a") == elements)
  }

  @Test func brokenNumbersNeverMakeARecordingUnreadable() {
    let frame = Rect(x: .infinity, y: .nan, width: 1, height: 2)
    var writer = TraceWriter()
    writer.write(TraceHeader(screen: Size(width: 1, height: 2)))
    writer.write(
      TraceEvent(at: .nan, .keyboard(KeyboardNotification(.willShow, begin: frame, end: frame, duration: .infinity))))
    writer.write(TraceEvent(at: 1, .caret("a", caret: frame)))
    writer.write(TraceEvent(at: 1, .content("a", contentSize: nil, frame: frame)))
    let lines = String(decoding: writer.takeBytes(), as: UTF8.self).split(separator: "\n")
    #expect(lines[1] == #"{"t":0,"event":"keyboardWillShow"}"#)
    #expect(lines[2] == #"{"t":1,"event":"caret","id":"a","caret":null}"#)
    #expect(lines[3] == #"{"t":1,"event":"content","id":"a","frame":[0,0,1,2]}"#)
    #expect(writer.bytes.isEmpty)
  }

  private func written(_ elements: [TraceReader.Element]) -> [UInt8] {
    var writer = TraceWriter()
    for element in elements {
      switch element {
      case .header(let header, _): writer.write(header)
      case .event(let event, _): writer.write(event)
      case .end: break
      case .failure(let error): Issue.record(error)
      }
    }
    return writer.takeBytes()
  }
}
