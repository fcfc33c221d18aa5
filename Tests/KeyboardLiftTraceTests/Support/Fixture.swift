import Foundation
import KeyboardLiftCore
import KeyboardLiftTrace
import Testing

/// The recorded traces with what is known to come of them.
enum Fixture {
  /// A file of the fixtures, whole.
  static func data(_ name: String) throws -> Data {
    let folder = try #require(Bundle.module.resourceURL)
    return try Data(contentsOf: folder.appendingPathComponent("Fixtures").appendingPathComponent(name))
  }

  /// The vectors in a file of JSON Lines, each with its trace as lines of its own.
  static func vectors(_ name: String) throws -> [Vector] {
    try data(name).split(separator: UInt8(ascii: "\n")).map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      return try Vector(object)
    }
  }
}

/// A trace and what is known to come of it.
struct Vector {
  let id: String
  let object: [String: Any]
  /// The trace as a file of its own.
  let bytes: Data

  init(_ object: [String: Any]) throws {
    self.object = object
    id = try #require(object["id"] as? String)
    var bytes = Data()
    for line in try #require(object["trace"] as? [Any]) {
      bytes.append(try JSONSerialization.data(withJSONObject: line))
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
  }

  /// What a replay comes to; an unreadable trace is an issue of the test.
  func replay() throws -> Replay {
    try Replay(TraceReader.elements(of: bytes, file: id), of: id)
  }
}

/// A whole replay: after every event what came of it, and what stands.
struct Replay {
  private(set) var events: [ReplayedEvent] = []
  private(set) var screens: [TraceScreen] = []
  private(set) var summary: ReplaySummary

  init(_ elements: [TraceReader.Element], of id: String) throws {
    var replayer: Replayer?
    var summary: ReplaySummary?
    for element in elements {
      switch element {
      case .header(let header, _): replayer = Replayer(header)
      case .event(let event, _):
        guard var running = replayer else { continue }
        events.append(running.replay(event))
        screens.append(running.screen)
        replayer = running
      case .end: summary = replayer?.summary
      case .failure(let error): Issue.record("\(id): \(error)")
      }
    }
    self.summary = try #require(summary, "\(id) has no summary")
  }

  /// What stands after an event, by view and property as `scroll.contentOffset`.
  func standing(after event: Int) -> [String: [Double]] {
    let screen = screens[event]
    var values: [String: [Double]] = [:]
    for (index, view) in screen.views.enumerated() {
      guard let name = screen.names[view.id] else { continue }
      // Vectors write the root's translation under this name whatever its id is.
      if index == 0 { values["root.translation"] = [screen.translation.x, screen.translation.y] }
      guard let standing = screen.standing(of: view.id) else {
        values["\(name).frame"] = numbers(view.frame)
        continue
      }
      values["\(name).frame"] = numbers(standing.frame)
      values["\(name).contentSize"] = [standing.contentSize.width, standing.contentSize.height]
      let inset = standing.contentInset
      values["\(name).contentInset"] = [inset.top, inset.left, inset.bottom, inset.right]
      values["\(name).contentOffset"] = [standing.contentOffset.x, standing.contentOffset.y]
    }
    return values
  }
}
