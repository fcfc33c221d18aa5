#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import KeyboardLiftReport

/// What a real browser makes of the page's style sheet.
@Suite(.enabled(if: Browser.path != nil, "needs Chromium on the path"), .timeLimit(.minutes(2)))
struct BrowserTests {
  @Test func keyboardMovesByItsSpring() throws {
    let shares = try measure()
    #expect(shares == "0.0000 0.4289 0.6650 0.9420 1.0000")
  }

  @Test func nothingMovesUnderReducedMotion() throws {
    #expect(try measure(["--force-prefers-reduced-motion"]) == "still")
  }

  /// Opens the page with a script that reads the first moving group's place at some times of its animation.
  private func measure(_ flags: [String] = []) throws -> String {
    let script = """
      <script>addEventListener("load", () => {
        const group = document.querySelector(".moves");
        // Begun anew, since a slow machine may come here when all has moved.
        group.style.animation = "none";
        group.getBoundingClientRect();
        group.style.animation = "";
        const animation = group.getAnimations()[0];
        const read = time => {
          animation.pause();
          animation.currentTime = 800 + time - 0.001 * (time == 500);
          const style = getComputedStyle(group);
          const from = parseFloat(style.getPropertyValue("--from")), to = parseFloat(style.getPropertyValue("--to"));
          return ((new DOMMatrix(style.transform).f - from) / (to - from)).toFixed(4);
        };
        document.title = "measured:" + (animation ? [0, 80, 125, 250, 500].map(read).join(" ") : "still");
      })</script></body>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    let html = DemoReport().html().replacingOccurrences(of: "</body>", with: script)
    try Data(html.utf8).write(to: page)
    let document = try Browser.open(page, flags + ["--user-data-dir=\(folder.path)/profile"])
    let title = try #require(document.range(of: "<title>measured:"))
    return String(document[title.upperBound...].prefix { $0 != "<" })
  }
}

/// A browser without a window.
private enum Browser {
  /// Where Chromium is; nil where it is not on the path.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
    .first(where: FileManager.default.isExecutableFile)

  /// Opens a page and returns its document after three seconds of its own time.
  static func open(_ page: URL, _ flags: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=3000", "--dump-dom"] + flags
      + [page.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
#endif
