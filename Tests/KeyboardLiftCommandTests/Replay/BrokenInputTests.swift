#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Bad input never crashes, is named with file and line, and takes nothing good with it.
@Suite(.timeLimit(.minutes(2))) struct BrokenInputTests {
  private static let invalid =
    "not valid JSON; expected one JSON object a line, with plain finite numbers and UTF-8 strings"
  private static let tooDeep = "nested deeper than 512 levels; expected a view tree of at most 250 levels"
  private static let headerExpected =
    #"expected a header first: {"format":"keyboardlift-trace","version":1,"screen":[375,667]}"#

  @Test func brokenTraceLosesOnlyWhatFollowsInIt() async throws {
    let tool = try Tool()
    let broken = [Lines.header(note: "a"), Lines.layout, Lines.focus, "oops", Lines.show, Lines.hide]
    try tool.write((broken + Lines.trace(note: "b")).text, to: "ab.jsonl")
    try tool.write(Lines.trace(note: "c").text, to: "c.jsonl")
    let result = try await tool.run("replay", "ab.jsonl", "c.jsonl")
    #expect(result.error == "keyboard-lift: ab.jsonl:4: \(Self.invalid)\n")
    #expect(result.code == 2)
    #expect(result.lines.count == 12)
    #expect(result.lines[1].contains(#""event":"focus""#))
    #expect(result.lines[2].hasPrefix(#"{"n":0,"#))
    #expect(result.lines[6].hasPrefix(#"{"summary":{"note":"b","events":4"#))
    #expect(result.lines[11].hasPrefix(#"{"summary":{"note":"c","events":4"#))
  }

  @Test(arguments: ["json", "text"]) func messageStandsBetweenWhatIsBeforeAndBehindIt(format: String) async throws {
    let tool = try Tool()
    let broken = [Lines.header(note: "a"), Lines.layout, Lines.show, "oops"]
    try tool.write((broken + Lines.trace(note: "b") + ["[]"]).text, to: "a.jsonl")
    let result = try await tool.shell("\"$0\" replay --format \(format) a.jsonl missing.jsonl - 2>&1 </dev/null")
    let order = result.lines.compactMap { line in
      ["layout", "WillShow", "a.jsonl:4:", "WillHide", "a.jsonl:10:", "missing", "input:1:"].first {
        line.contains($0)
      }
    }
    #expect(
      order == [
        "layout", "WillShow", "a.jsonl:4:", "layout", "WillShow", "WillHide", "a.jsonl:10:", "missing", "input:1:",
      ])
    #expect(result.code == 2)
  }

  @Test(arguments: [
    ("missing.jsonl", "missing.jsonl: cannot be read: No such file or directory; check the path and its permissions"),
    (".", ".: cannot be read: Is a directory; check the path and its permissions"),
    ("", ": cannot be read: No such file or directory; check the path and its permissions"),
    ("good.jsonl/x", "good.jsonl/x: cannot be read: Not a directory; check the path and its permissions"),
    ("empty.jsonl", "empty.jsonl:1: no trace here; \(headerExpected)"),
    ("blank.jsonl", "blank.jsonl:1: no trace here; \(headerExpected)"),
    ("binary", "binary:1: \(invalid)"),
    (
      "\u{1B}[31m\n",
      #"\u{1B}[31m\u{A}: cannot be read: No such file or directory; check the path and its permissions"#
    ),
  ])
  func fileThatIsNoTraceIsNamedAndTheNextIsRead(name: String, message: String) async throws {
    let tool = try Tool()
    try tool.write("", to: "empty.jsonl")
    try tool.write("\n \r\n\n", to: "blank.jsonl")
    try tool.write(
      Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10, 0x4A, 0x46, 0x0A] + (0..<100_000).map { UInt8($0 & 0xFF) }), to: "binary")
    try tool.write(Lines.trace.text, to: "good.jsonl")
    let result = try await tool.run("replay", name, "good.jsonl")
    #expect(result.error == "keyboard-lift: \(message)\n")
    #expect(result.lines.count == 5)
    #expect(result.code == 2)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func fileWithoutPermissionIsNamed() async throws {
    let tool = try Tool()
    try tool.write(Lines.trace.text, to: "secret.jsonl")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: tool.folder.appendingPathComponent("secret.jsonl").path)
    let result = try await tool.run("replay", "secret.jsonl")
    #expect(
      result.error
        == "keyboard-lift: secret.jsonl: cannot be read: Permission denied; check the path and its permissions\n")
    #expect(result.code == 2)
  }

  @Test(arguments: [
    (#"{"t":1,"event":"focus","id":"em"#, "ends in the middle of a JSON object; was the recording cut off here?"),
    (#"{"t":1e999,"event":"foreground"}"#, "t: expected a number"),
    (#"{"t":NaN,"event":"foreground"}"#, invalid),
    (#"{"t":1,"event":"focus","id":"phone"}"#, #"id: no view "phone" in any layout so far"#),
    (
      #"{"t":1,"event":"content","id":"email","frame":[0,0,1e999,1]}"#,
      "frame: expected an array of four numbers: [x, y, width, height]"
    ),
    (
      #"{"t":1,"event":"foreground","x":"# + String(repeating: "[", count: 30_000)
        + String(repeating: "]", count: 30_000) + "}", tooDeep
    ),
    (
      #"{"t":1,"event":"layout","root":"#
        + String(repeating: #"{"id":"a","kind":"view","frame":[0,0,1,1],"children":["#, count: 30_000), tooDeep
    ),
  ])
  func hostileLastLineIsNamedAndAllBeforeItIsReplayed(line: String, message: String) async throws {
    let tool = try Tool()
    // Nothing ends the last line, as in a recording that was cut off.
    let result = try await tool.run("replay", input: Lines.trace.text + line)
    #expect(result.error == "keyboard-lift: standard input:6: \(message)\n")
    #expect(result.code == 2)
    #expect(result.lines.count == 4)
    #expect(result.lines.last?.contains(#""event":"keyboardWillHide""#) == true)
  }
}
#endif
