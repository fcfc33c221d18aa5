import Foundation

/// A log of keyboard notifications that somebody measured on a device and published: a line of the fixture.
public struct NotificationLog: Decodable, Sendable, CustomStringConvertible {
  /// One logged event. A field that is null was left out: by the system, or by whoever wrote the log.
  public struct Event: Decodable, Sendable {
    /// What was posted, "keyboardWillShow"; what is no notification is told in other words.
    public var name: String
    /// Seconds from the first event; nil where the log has no times.
    public var at: Double?
    /// Where the keyboard was, `[x, y, width, height]`; a single number may be missing.
    public var begin: [Double?]?
    /// Where the keyboard will be, `[x, y, width, height]`; a single number may be missing.
    public var end: [Double?]?
    /// How long the keyboard moves, in seconds.
    public var duration: Double?
    /// The animation's raw curve.
    public var curve: Int?
    /// Whether the keyboard is this app's.
    public var isLocal: Bool?
  }

  /// The log's name in the fixture.
  public var id: String
  /// The device, in the words of the log.
  public var device: String
  /// The system, in the words of the log.
  public var os: String
  /// How much it is worth; begins with "measured" where it is a log and not a description.
  public var confidence: String
  /// How exactly frames are told.
  public var frames: String
  /// The events, in order.
  public var events: [Event]

  /// The name, for the list of a test's cases.
  public var description: String { id }

  /// All logs of the fixture.
  public static func all() throws -> [NotificationLog] {
    let url = Bundle.module.url(forResource: "notifications", withExtension: "jsonl", subdirectory: "Fixtures")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(NotificationLog.self, from: Data($0.utf8)) }
  }
}
