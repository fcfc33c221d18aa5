import KeyboardLiftCore
import KeyboardLiftTestSupport

extension NotificationLog {
  /// Whether it is a log and not a description.
  var isMeasured: Bool { confidence.hasPrefix("measured") }
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
