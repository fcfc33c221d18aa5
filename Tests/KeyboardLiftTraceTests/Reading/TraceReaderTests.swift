import Foundation
import KeyboardLiftCore
import KeyboardLiftTrace
import Testing

@Suite struct TraceReaderTests {
  @Test func everyFieldIsReadOrHasItsDefault() throws {
    let elements = Lines.elements(
      Lines.header, Lines.layout,
      #"{"t":1.5,"event":"keyboardWillShow","begin":null,"end":[0,451,375,216],"curve":null,"accessory":[0,407,375,44]}"#
    )
    #expect(elements.shape == "hees")
    guard case .header(let header, line: 1) = elements[0], case .event(let layoutEvent, line: 2) = elements[1],
      case .layout(let layout) = layoutEvent.action
    else {
      Issue.record("not a header and a layout")
      return
    }
    #expect(header == TraceHeader(screen: Size(width: 375, height: 667), note: "small"))
    #expect(layout.nodes.map(\.id) == ["root", "scroll", "email"])
    #expect(layout.nodes.map(\.parent) == [nil, 0, 1])
    #expect(layout.screen == nil)
    #expect(layout.safeArea == Insets(top: 20))
    #expect(layout.node("scroll")?.scroll == ScrollMetrics(contentSize: Size(width: 375, height: 900)))
    #expect(layout.node("email")?.scroll == nil)
    let notification = KeyboardNotification(
      .willShow, end: Rect(x: 0, y: 451, width: 375, height: 216), accessory: Rect(x: 0, y: 407, width: 375, height: 44)
    )
    #expect(elements[2] == .event(TraceEvent(at: 1.5, .keyboard(notification)), line: 3))
  }

  @Test func contentSizeIsTheFramesUnlessSaid() {
    let elements = Lines.elements(
      Lines.header, Lines.layout(children: #"{"id":"note","kind":"textView","frame":[5,6,70,80],"distance":4}"#))
    guard case .event(let event, _) = elements[1], case .layout(let layout) = event.action else { return }
    #expect(layout.node("note")?.scroll == ScrollMetrics(contentSize: Size(width: 70, height: 80)))
    #expect(layout.node("note")?.distance == 4)
  }

  @Test func strategiesHaveTheirDefaults() {
    let known: [(String, TraceStrategy)] = [
      (#"{"kind":"automatic"}"#, TraceStrategy(.automatic(distance: 10, restoresOffset: true))),
      (
        #"{"kind":"automatic","distance":0,"restoresOffset":false}"#,
        TraceStrategy(.automatic(distance: 0, restoresOffset: false))
      ),
      (
        #"{"kind":"slide"}"#,
        TraceStrategy(.slide(minimumFraction: 0.2, maximumFraction: 0.8, keyboardHeight: .actual))
      ),
      (
        #"{"kind":"slide","keyboardHeight":{"portrait":216,"landscape":162}}"#,
        TraceStrategy(.slide(keyboardHeight: .classic))
      ),
      (#"{"kind":"resize"}"#, TraceStrategy(.resize(afterHide: .restore))),
      (
        #"{"kind":"resize","afterHide":"scrollToTop","target":"s"}"#,
        TraceStrategy(.resize(afterHide: .scrollToTop), target: "s")
      ),
      (#"{"kind":"extend"}"#, TraceStrategy(.extend(padding: 5))),
      (#"{"kind":"inset","distance":3}"#, TraceStrategy(.inset(distance: 3))),
      (#"{"kind":"none"}"#, TraceStrategy(.none)), (#"{"kind":"off"}"#, TraceStrategy(.none)),
    ]
    for (json, strategy) in known {
      let line = #"{"format":"keyboardlift-trace","version":1,"screen":[1,2],"strategy":\#(json)}"#
      guard case .header(let header, _) = Lines.elements(line)[0] else {
        Issue.record("\(json) is not read")
        continue
      }
      #expect(header.strategy == strategy, "\(json)")
    }
  }

  @Test func unknownFieldsAndBlankLinesDoNoHarm() {
    let elements = Lines.elements(
      "", Lines.header, "  \t",
      #"{"t":0.5,"event":"layout","mood":{"a":[1]},"window":{"frame":[0,0,1,1],"#
        + #""safeArea":[0,0,0,0],"x":1},"root":{"id":"r","kind":"view","frame":[0,0,1,1],"tint":"red"}}"#, "")
    #expect(elements.shape == "hes")
    guard case .event(_, let line) = elements[1] else { return }
    #expect(line == 4)
  }

  @Test func byteOrderMarkAndCarriageReturnsDoNoHarm() {
    let plain = TraceReader.elements(of: Lines.bytes([Lines.header, Lines.layout, Lines.show]), file: "a")
    let windows = "\u{FEFF}" + [Lines.header, Lines.layout, Lines.show].joined(separator: "\r\n")
    #expect(TraceReader.elements(of: Data(windows.utf8), file: "a") == plain)
    #expect(plain.shape == "hees")
  }

  @Test func eachHeaderBeginsTheNextTrace() {
    #expect(
      Lines.elements(Lines.header, Lines.layout, Lines.show, Lines.header, Lines.layout).shape == "heeshes")
  }

  @Test func nothingBeforeABadLineIsLostAndReadingGoesOnAtTheNextHeader() {
    let elements = Lines.elements(
      Lines.header, Lines.layout, "nonsense", Lines.show, "more nonsense", Lines.header, Lines.layout, Lines.hide)
    #expect(elements.shape == "hefhees")
  }

  @Test func badHeaderEndsTheTraceBeforeItInGoodOrder() {
    let bad = #"{"format":"keyboardlift-trace","version":2,"screen":[375,667]}"#
    #expect(Lines.elements(Lines.header, Lines.layout, bad, Lines.show, Lines.header).shape == "hesfhs")
  }

  @Test func chunksOfAnySizeReadTheSame() throws {
    var bytes = Data()
    for vector in try Fixture.vectors("reports.jsonl").prefix(12) { bytes.append(vector.bytes) }
    bytes.append(Data("nonsense\n\n".utf8))
    bytes.append(try Fixture.vectors("seeds.jsonl")[0].bytes.dropLast())
    let whole = TraceReader.elements(of: bytes, file: "a")
    #expect(whole.shape.filter { $0 == "s" }.count == 12)
    for size in [1, 2, 3, 7, 64, 1000, 4096, 65_537] {
      var reader = TraceReader(file: "a")
      var elements: [TraceReader.Element] = []
      var start = bytes.startIndex
      while start < bytes.endIndex {
        let end = min(start + size, bytes.endIndex)
        reader.append(bytes[start..<end])
        while let element = reader.next() { elements.append(element) }
        start = end
      }
      reader.finish()
      while let element = reader.next() { elements.append(element) }
      #expect(elements == whole, "chunks of \(size) bytes")
    }
  }

  @Test func curveMayBeMissingOrOfAnyWholeValue() {
    for (json, curve) in [("null", nil), ("7", 7), ("7.0", 7), ("458752", 458_752), ("-1", -1)] {
      let line = #"{"t":1,"event":"keyboardWillShow","curve":\#(json)}"#
      let elements = Lines.elements(Lines.header, Lines.layout, line)
      #expect(
        elements[2] == .event(TraceEvent(at: 1, .keyboard(KeyboardNotification(.willShow, curve: curve))), line: 3),
        "\(json)")
    }
  }

  @Test func namesOfViewsThatVanishedMayStillLoseFocusAndCaret() {
    let without = Lines.layout(children: "")
    let elements = Lines.elements(
      Lines.header, Lines.layout, without, #"{"t":1,"event":"blur","id":"email"}"#,
      #"{"t":1,"event":"caret","id":"email","caret":null}"#, Lines.focus)
    #expect(elements.shape == "heeeees")
  }

  @Test func companionAndTargetNeedNotExist() {
    let header = #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"strategy":{"kind":"inset","target":"x"}}"#
    let elements = Lines.elements(
      header, Lines.layout(children: #"{"id":"a","kind":"view","frame":[0,0,1,1],"companion":"y"}"#))
    #expect(elements.shape == "hes")
  }
}
