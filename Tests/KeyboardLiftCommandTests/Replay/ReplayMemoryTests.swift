#if os(Linux)
import Foundation
import KeyboardLiftTestSupport
import Testing

/// A trace of any size is replayed in the same memory. Linux tells the peak of a process that still runs.
@Suite(.timeLimit(.minutes(4))) struct ReplayMemoryTests {
  /// The process's peak of resident memory, in bytes.
  private func peak(of running: RunningTool) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(running.id)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    let kilobytes = try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return kilobytes << 10
  }

  @Test func manyMoreThanTenThousandEventsNeedNoMoreMemory() async throws {
    // Should the executable die, the write below is to fail, not to end the tests.
    signal(SIGPIPE, SIG_IGN)
    let tool = try Tool()
    let parts = Grid.count(5, of: 10)
    let input = Pipe()
    let running = try tool.start(
      "replay", input: input.fileHandleForReading, output: try tool.newFile("out"), error: try tool.newFile("err"))
    async let code = running.end()
    let writer = input.fileHandleForWriting
    let part = Data(Array(repeating: [Lines.show, Lines.hide], count: 5000).flatMap { $0 }.text.utf8)
    try await blocking {
      try writer.write(contentsOf: Data([Lines.header, Lines.layout, Lines.focus].text.utf8))
      try writer.write(contentsOf: part)
    }
    let early = try peak(of: running)
    try await blocking { for _ in 1..<parts { try writer.write(contentsOf: part) } }
    let late = try peak(of: running)
    try writer.close()
    #expect(await code == 0)
    #expect(late - early < 4 << 20, "\(early >> 10) KB, then \(late >> 10) KB")
    #expect(late < 128 << 20)
    #expect(try tool.read("err").isEmpty)
    let output = try Data(contentsOf: tool.folder.appendingPathComponent("out"))
    #expect(output.count { $0 == UInt8(ascii: "\n") } == parts * 10_000 + 3)
    #expect(
      output.suffix(80).split(separator: UInt8(ascii: "\n")).last.map { String(decoding: $0, as: UTF8.self) }
        == #"{"summary":{"note":"sign in","events":\#(parts * 10_000 + 2),"restored":true,"maxMove":153}}"#)
  }
}
#endif
