import Foundation
import KeyboardLiftTestSupport
import KeyboardLiftTrace
import Testing

/// Whatever the bytes, reading answers with a message and goes on.
@Suite struct HostileInputTests {
  private static let invalid =
    "not valid JSON; expected one JSON object a line, with plain finite numbers and UTF-8 strings"

  private func message(of line: String) -> [String] {
    let elements = Lines.elements(Lines.header, Lines.layout, line, Lines.header, Lines.layout)
    #expect(elements.shape == "hefhes")
    return elements.messages
  }

  @Test func deepNestingIsRefusedBeforeItOverflowsTheStack() {
    let deep = String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000)
    #expect(
      message(of: #"{"t":1,"event":"foreground","x":\#(deep)}"#) == [
        "walk.jsonl:3: nested deeper than 512 levels; expected a view tree of at most 250 levels"
      ])
    let children = String(repeating: #"{"id":"a","kind":"view","frame":[0,0,1,1],"children":["#, count: 30_000)
    #expect(
      message(of: #"{"t":1,"event":"layout","root":\#(children)"#) == [
        "walk.jsonl:3: nested deeper than 512 levels; expected a view tree of at most 250 levels"
      ])
  }

  @Test func treeOfTwoHundredAndFiftyLevelsIsRead() {
    var children = ""
    for level in (1...248).reversed() {
      children = #"{"id":"v\#(level)","kind":"view","frame":[0,0,1,1],"children":[\#(children)]}"#
    }
    #expect(Lines.elements(Lines.header, Lines.layout(children: children)).shape == "hes")
  }

  @Test(arguments: [
    ("NaN", invalid), ("Infinity", invalid), ("0x10", invalid), ("-", "t: expected a number"),
    ("1e", "t: expected a number"),
  ])
  func numbersThatJSONDoesNotHaveAreRefused(number: String, message: String) {
    #expect(self.message(of: #"{"t":\#(number),"event":"foreground"}"#) == ["walk.jsonl:3: \(message)"])
  }

  @Test func numbersBeyondAllBoundsAreRefused() {
    #expect(message(of: #"{"t":1e999,"event":"foreground"}"#) == ["walk.jsonl:3: t: expected a number"])
    let frame = #"{"t":1,"event":"content","id":"email","frame":[0,0,1e999,1]}"#
    #expect(
      message(of: frame) == ["walk.jsonl:3: frame: expected an array of four numbers: [x, y, width, height]"])
  }

  @Test func halfALastLineLosesNothingBeforeIt() {
    for cut in [1, 20, Lines.show.utf8.count - 1] {
      let text = [Lines.header, Lines.layout, String(Lines.show.prefix(cut))].joined(separator: "\n")
      let elements = TraceReader.elements(of: Data(text.utf8), file: "walk.jsonl")
      #expect(elements.shape == "hef")
      #expect(
        elements.messages == [
          "walk.jsonl:3: ends in the middle of a JSON object; was the recording cut off here?"
        ])
    }
  }

  @Test func loneSurrogateIsRefused() {
    #expect(message(of: #"{"t":1,"event":"focus","id":"\ud800"}"#) == ["walk.jsonl:3: id: expected a string"])
  }

  @Test func bytesThatAreNoTextAreRefused() {
    var bytes = Lines.bytes([Lines.header, Lines.layout])
    bytes.append(contentsOf: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10, 0x4A, 0x46, 0x0A])
    bytes.append(contentsOf: Array(#"{"t":1,"event":"focus","id":""#.utf8) + [0xC3, 0x28] + Array("\"}\n".utf8))
    bytes.append(Lines.bytes([Lines.header]))
    let elements = TraceReader.elements(of: bytes, file: "walk.jsonl")
    #expect(elements.shape == "hefhs")
    #expect(elements.messages == ["walk.jsonl:3: \(Self.invalid)"])
  }

  @Test func randomBytesNeverCrashAndAreAnswered() {
    var generator = SeededGenerator(seed: 7)
    let good = Lines.bytes([Lines.header, Lines.layout, Lines.focus, Lines.show, Lines.hide])
    for _ in 0..<400 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      var stream = ReplayStream(file: "walk.jsonl", formatter: JSONReplayFormatter())
      var output: [UInt8] = []
      var errors = 0
      stream.read(bytes, into: &output) { _, _ in errors += 1 }
      stream.finish(into: &output) { _, _ in errors += 1 }
      let isWhole = String(decoding: output, as: UTF8.self).contains(#"{"summary":"#)
      #expect(isWhole || errors > 0, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func ofAKeyThatStandsTwiceTheFirstCounts() {
    let elements = Lines.elements(Lines.header, Lines.layout, #"{"t":1,"event":"background","event":"focus"}"#)
    #expect(elements[2] == .event(TraceEvent(at: 1, .background), line: 3))
  }

  @Test func lineBeyondTheLimitIsRefusedAndNotHeld() {
    let long = #"{"t":1,"event":"foreground","x":"\#(String(repeating: "y", count: 5000))"}"#
    let bytes = Lines.bytes([Lines.header, Lines.layout, long, Lines.header])
    for size in [1000, bytes.count] {
      var reader = TraceReader(file: "walk.jsonl", lineLimit: 2000)
      var elements: [TraceReader.Element] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(bytes[start..<min(start + size, bytes.count)])
        while let element = reader.next() { elements.append(element) }
      }
      reader.finish()
      while let element = reader.next() { elements.append(element) }
      #expect(elements.shape == "hefhs", "chunks of \(size) bytes")
      #expect(elements.messages == ["walk.jsonl:3: longer than 2000 bytes; expected one JSON object a line"])
    }
  }
}
