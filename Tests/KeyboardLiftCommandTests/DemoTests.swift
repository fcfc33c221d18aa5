#if os(macOS) || os(Linux)
import Foundation
import KeyboardLiftReport
import Testing

/// What `keyboard-lift demo` writes, and where.
@Suite(.timeLimit(.minutes(2))) struct DemoTests {
  private let page = DemoReport().html()

  private func mode(_ tool: Tool, _ name: String) throws -> Int? {
    let path = tool.folder.appendingPathComponent(name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func type(_ tool: Tool, _ name: String) throws -> FileAttributeType? {
    let path = tool.folder.appendingPathComponent(name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  @Test("The page goes to a file, and its path stands on the last line")
  func newFile() async throws {
    let tool = try Tool()
    let result = try await tool.run("demo")
    #expect(result.output == DemoReport().table(isColored: false) + "\n./keyboardlift-demo.html\n")
    #expect(result.error.isEmpty)
    #expect(result.code == 0)
    #expect(try tool.read("keyboardlift-demo.html") == page)
  }

  @Test("An existing file is overwritten as a whole and keeps its permissions and its other names")
  func existingFile() async throws {
    let tool = try Tool()
    try tool.write(page + page, to: "a.html")
    let result = try await tool.shell("chmod 640 a.html; ln a.html hard.html; \"$0\" demo --report a.html")
    #expect(result.code == 0)
    #expect(try tool.read("a.html") == page)
    #expect(try tool.read("hard.html") == page)
    #expect(try mode(tool, "a.html") == 0o640)
  }

  @Test("A link stays a link, and the page goes where it leads", arguments: [true, false])
  func link(leadsToAFile: Bool) async throws {
    let tool = try Tool()
    if leadsToAFile { try tool.write("old", to: "b.html") }
    let result = try await tool.shell("ln -s b.html a.html; \"$0\" demo --report a.html")
    #expect(result.code == 0)
    #expect(try type(tool, "a.html") == .typeSymbolicLink)
    #expect(try tool.read("b.html") == page)
  }

  @Test("A pipe stays a pipe and gets the page")
  func pipe() async throws {
    let tool = try Tool()
    let result = try await tool.shell("mkfifo a.html; cat a.html > b.html & \"$0\" demo --report a.html && wait")
    #expect(result.code == 0)
    #expect(try type(tool, "a.html") == .typeUnknown)
    #expect(try tool.read("b.html") == page)
  }

  // A terminal of the test's own: a command that replaced devices would, run by the superuser, ruin /dev/null for all.
  @Test("A device stays a device and gets the page")
  func device() async throws {
    let tool = try Tool()
    let terminal = try Terminal()
    let path = try #require(terminal.path)
    // Standard error keeps the terminal open until the command has opened it by its path.
    let running = try tool.start(
      "demo", "--report", path, output: try tool.newFile("out"), error: terminal.end)
    async let code = running.end()
    let text = try await blocking { try terminal.read() }
    #expect(await code == 0)
    #expect(text == page)
    #expect(try tool.read("out").hasSuffix("\n\(path)\n"))
  }

  @Test(
    "Standard output gets the page and no table, whatever its name",
    arguments: ["- > a.html", "- | cat > a.html", "/dev/fd/1 > a.html", "a.html > a.html"])
  func standardOutput(report: String) async throws {
    let tool = try Tool()
    let result = try await tool.shell("\"$0\" demo --report \(report)")
    #expect(result.error.isEmpty)
    #expect(result.code == 0)
    #expect(try tool.read("a.html") == page)
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("-").path))
  }

  @Test("What cannot be written is named with the reason, and no table is printed")
  func failures() async throws {
    let tool = try Tool()
    for (path, reason) in [
      ("missing/a.html", "No such file or directory"), (".", "Is a directory"),
      ("\u{1B}/a", "No such file or directory"),
    ] {
      let result = try await tool.run("demo", "--report", path)
      let name = path.replacingOccurrences(of: "\u{1B}", with: #"\u{1B}"#)
      #expect(
        result.error
          == "keyboard-lift: demo: cannot write \(name): \(reason); choose another place with --report\n")
      #expect(result.output.isEmpty)
      #expect(result.code == 2)
    }
  }

  // A limit stands for the full disk, so that no device of the machine is named to the command.
  @Test("A disk that is full is no success", arguments: ["a.html", "- > a.html"])
  func fullDisk(report: String) async throws {
    let result = try await Tool().shell("trap '' XFSZ; ulimit -f 16; \"$0\" demo --report \(report)")
    #expect(result.error.contains(": File too large; "))
    #expect(result.output.isEmpty)
    #expect(result.code == 2)
  }
}
#endif
