#if os(macOS) || os(Linux)
import Foundation
import KeyboardLiftTestSupport
import Testing

/// What `keyboard-lift replay` prints of whole traces.
@Suite(.timeLimit(.minutes(2))) struct ReplayTests {
  private func notes(_ result: Tool.Result) throws -> [String] {
    try result.lines.compactMap { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return (object["summary"] as? [String: Any])?["note"] as? String
    }
  }

  @Test func linesForProgramsHaveTheKeysOfTheContractInOrder() async throws {
    let tool = try Tool()
    try tool.write(Lines.trace.text, to: "a.jsonl")
    let result = try await tool.run("replay", "a.jsonl")
    #expect(try Golden(fixture: "signin.replay.jsonl").difference(from: result.output) == nil)
    #expect(result.error.isEmpty)
    #expect(result.code == 0)
    let event =
      #"^\{"n":\d+,"t":[\d.]+,"event":"\w+","keyboard":\{"state":"\w+","frame":(null|\[.*\])\},"changes":\[.*\],"#
      + #""focus":(null|\{"id":"\w+","rect":\[.*\],"covered":[\d.]+\}),"reason":"\w+"\}$"#
    #expect(result.lines.count == 5)
    for line in result.lines.dropLast() {
      #expect(line.range(of: event, options: .regularExpression) != nil, "\(line)")
    }
    #expect(result.lines[2].contains(#""property":"contentInset","value":[0,0,216,0],"duration":0.25,"curve":7}"#))
    #expect(result.lines.last == #"{"summary":{"note":"sign in","events":4,"restored":true,"maxMove":153}}"#)
  }

  @Test func tableForPeopleBearsNoColorsInAPipe() async throws {
    let tool = try Tool()
    let result = try await tool.run("replay", "--format", "text", input: Lines.trace.text)
    #expect(try Golden(fixture: "signin.replay.txt").difference(from: result.output) == nil)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.code == 0)
  }

  @Test func withoutATerminalLinesAreForPrograms() async throws {
    let tool = try Tool()
    let plain = try await tool.run("replay", input: Lines.trace.text)
    let json = try await tool.run("replay", "--format=json", input: Lines.trace.text)
    #expect(plain.lines.count == 5)
    #expect(plain.output == json.output)
  }

  @Test func standardInputIsReadWithoutAFileAndForAHyphen() async throws {
    let tool = try Tool()
    try tool.write(Lines.trace(note: "file").text, to: "a.jsonl")
    let piped = Lines.trace(note: "pipe").text
    #expect(try notes(await tool.run("replay", input: piped)) == ["pipe"])
    #expect(try notes(await tool.run("replay", "-", input: piped)) == ["pipe"])
    #expect(try notes(await tool.run("replay", "a.jsonl", input: piped)) == ["file"])
    #expect(try notes(await tool.run("replay", "a.jsonl", "-", "a.jsonl", input: piped)) == ["file", "pipe", "file"])
  }

  @Test func fileBetweenTwoHyphensAndItsNameIsNoOption() async throws {
    let tool = try Tool()
    try tool.write(Lines.trace(note: "odd").text, to: "--format")
    #expect(try notes(await tool.run("replay", "--", "--format")) == ["odd"])
  }

  @Test func severalTracesInAFileHaveASummaryEach() async throws {
    let tool = try Tool()
    try tool.write((Lines.trace(note: "a") + Lines.trace(note: "b")).text, to: "ab.jsonl")
    try tool.write(Lines.trace(note: "c").text, to: "c.jsonl")
    let result = try await tool.run("replay", "ab.jsonl", "c.jsonl")
    #expect(try notes(result) == ["a", "b", "c"])
    #expect(result.lines.filter { $0.hasPrefix(#"{"n":0,"#) }.count == 3)
    #expect(result.lines.count == 15)
  }

  @Test func strategyOfTheCommandLineOverridesEachHeaders() async throws {
    let tool = try Tool()
    let lines =
      [Lines.header(note: "a", strategy: "none")] + Lines.trace.dropFirst()
      + [Lines.header(note: "b", strategy: "slide")] + Lines.trace.dropFirst()
    let own = try await tool.run("replay", input: lines.text)
    #expect(own.output.contains(#""maxMove":0}"#))
    #expect(own.output.contains(#""property":"translation""#))
    let overridden = try await tool.run("replay", "--strategy", "automatic", input: lines.text)
    let automatic = try await tool.run("replay", input: Lines.trace.text)
    #expect(overridden.lines.dropLast(6) == automatic.lines.dropLast())
    #expect(overridden.lines.dropFirst(5).dropLast() == automatic.lines.dropLast())
    for kind in ["automatic", "slide", "resize", "extend", "inset", "none"] {
      let text = try await tool.run("replay", "--strategy=\(kind)", "--format=text", input: Lines.trace.text)
      #expect(text.lines[1] == "375 × 667, strategy \(kind)")
    }
  }

  @Test("Off is another spelling of none, on the command line and in a header")
  func off() async throws {
    let tool = try Tool()
    let none = try await tool.run("replay", "--strategy=none", input: Lines.trace.text)
    #expect(none.output.contains(#""maxMove":0}"#))
    for arguments in [["replay", "--strategy", "off"], ["replay", "--strategy=off"]] {
      try tool.write(Lines.trace.text, to: "a.jsonl")
      let result = try await tool.shell("\"$0\" \(arguments.joined(separator: " ")) a.jsonl")
      #expect(result.output == none.output)
      #expect(result.code == 0)
    }
    let lines = [Lines.header(note: "sign in", strategy: "off")] + Lines.trace.dropFirst()
    #expect(try await tool.run("replay", input: lines.text).output == none.output)
  }

  @Test func resultsAreWrittenWhileTheRecordingGoesOn() async throws {
    let tool = try Tool()
    let input = Pipe()
    let output = Pipe()
    let running = try tool.start(
      "replay", input: input.fileHandleForReading, output: output.fileHandleForWriting,
      error: try tool.newFile("err"))
    async let code = running.end()
    // The writing end is the executable's alone, so that the output ends with it.
    try output.fileHandleForWriting.close()
    try input.fileHandleForWriting.write(contentsOf: Data([Lines.header, Lines.layout].text.utf8))
    let reader = output.fileHandleForReading
    let first = try await blocking { reader.availableData }
    #expect(String(decoding: first, as: UTF8.self).hasPrefix(#"{"n":0,"t":0,"event":"layout""#))
    try input.fileHandleForWriting.close()
    #expect(await code == 0)
  }
}
#endif
