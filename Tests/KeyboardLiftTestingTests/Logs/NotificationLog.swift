import Foundation
import KeyboardLiftCore

/// One published log of keyboard notifications: a line of the fixture.
struct NotificationLog: Decodable {
  /// One logged event. A field that is null was left out: by the system, or by whoever wrote the log.
  struct Event: Decodable {
    var name: String
    var at: Double?
    var begin: [Double?]?
    var end: [Double?]?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?
  }

  var id: String
  var device: String
  var os: String
  var situation: String
  var confidence: String
  var frames: String
  var events: [Event]

  /// Whether it is a log and not a description.
  var isMeasured: Bool { confidence.hasPrefix("measured") }

  static let all: [NotificationLog] = {
    guard let url = Bundle.module.url(forResource: "notifications", withExtension: "jsonl", subdirectory: "Fixtures"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
  }()
}

extension NotificationLog.Event {
  /// The simulated event it stands for; nil for a remark in words.
  var kind: Kind? { Kind(logged: name) }

  /// What a log can tell of, without its values.
  enum Kind: Hashable {
    case keyboard(KeyboardNotification.Name)
    case beganEditing, endedEditing, beganDragging, endedDragging

    init?(logged name: String) {
      switch name.prefix(while: { $0 != "(" }) {
      case "keyboardWillShow": self = .keyboard(.willShow)
      case "keyboardDidShow": self = .keyboard(.didShow)
      case "keyboardWillHide": self = .keyboard(.willHide)
      case "keyboardDidHide": self = .keyboard(.didHide)
      case "keyboardWillChangeFrame": self = .keyboard(.willChangeFrame)
      case "keyboardDidChangeFrame": self = .keyboard(.didChangeFrame)
      case "textFieldDidBeginEditing": self = .beganEditing
      case "textFieldDidEndEditing": self = .endedEditing
      case "dragBegin": self = .beganDragging
      case "dragEnd": self = .endedDragging
      default: return nil
      }
    }
  }
}
