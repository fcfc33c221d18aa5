#if os(macOS) || os(Linux)
import Foundation
import Testing

/// The built executable in a folder of its own, run as people run it: with arguments, standard input and an environment
/// of which nothing is left to chance.
///
/// A test that starts it has a time limit, and at its end the executable is ended too.
final class Tool {
  /// What a run came to.
  struct Result {
    /// The exit code; negative the number of the signal that ended it.
    var code: Int32
    /// What it wrote to standard output.
    var output: String
    /// What it wrote to standard error.
    var error: String
    /// The lines of the output.
    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// The folder in which it runs.
  let folder: URL
  private let executable = Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent("keyboard-lift")

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyboard-lift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file into the folder.
  func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: folder.appendingPathComponent(name))
  }

  /// A file of the folder as text.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Runs it to its end.
  /// - Parameters:
  ///   - input: what standard input holds.
  ///   - environment: variables besides PATH and TERM, or other values of these.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) async throws -> Result {
    try await run(executable, arguments, input: input, environment: environment)
  }

  /// Runs a shell script in which `"$0"` is the executable.
  func shell(_ script: String) async throws -> Result {
    try await run(URL(fileURLWithPath: "/bin/sh"), ["-c", script, executable.path], input: "", environment: [:])
  }

  /// Starts it with descriptors of the test's own.
  func start(
    _ arguments: String..., input: FileHandle = .nullDevice, output: FileHandle, error: FileHandle,
    environment: [String: String] = [:]
  ) throws -> RunningTool {
    try start(arguments, input: input, output: output, error: error, environment: environment)
  }

  /// Starts it with descriptors of the test's own.
  func start(
    _ arguments: [String], input: FileHandle = .nullDevice, output: FileHandle, error: FileHandle,
    environment: [String: String] = [:]
  ) throws -> RunningTool {
    try RunningTool(
      executable, arguments, in: folder, environment: environment, input: input, output: output, error: error)
  }

  /// A new file in the folder, open for writing.
  func newFile(_ name: String) throws -> FileHandle {
    try write(Data(), to: name)
    return try FileHandle(forWritingTo: folder.appendingPathComponent(name))
  }

  private func run(
    _ executable: URL, _ arguments: [String], input: String, environment: [String: String]
  ) async throws -> Result {
    let run = ".\(UUID().uuidString)"
    try write(input, to: run + "in")
    let running = try RunningTool(
      executable, arguments, in: folder, environment: environment,
      input: try FileHandle(forReadingFrom: folder.appendingPathComponent(run + "in")),
      output: try newFile(run + "out"), error: try newFile(run + "err"))
    let code = await running.end()
    return Result(code: code, output: try read(run + "out"), error: try read(run + "err"))
  }
}

/// The executable while it runs.
struct RunningTool {
  /// The process's number.
  let id: Int32
  private let codes: AsyncStream<Int32>

  init(
    _ executable: URL, _ arguments: [String], in folder: URL, environment: [String: String], input: FileHandle,
    output: FileHandle, error: FileHandle
  ) throws {
    let (codes, continuation) = AsyncStream<Int32>.makeStream()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color"].merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    process.terminationHandler = { process in
      continuation.yield(
        process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
      continuation.finish()
    }
    try process.run()
    id = process.processIdentifier
    self.codes = codes
  }

  /// Waits for its end; a test that has no more time ends it, with all that it started.
  func end() async -> Int32 {
    await withTaskCancellationHandler {
      for await code in codes { return code }
      return -SIGKILL
    } onCancel: {
      kill(-id, SIGKILL)
      kill(id, SIGKILL)
    }
  }
}
#endif
