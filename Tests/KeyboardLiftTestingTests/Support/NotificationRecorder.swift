import KeyboardLiftTesting

/// Hears keyboard notifications as an app does, and keeps what it could read.
@MainActor final class NotificationRecorder {
  struct Heard: Equatable, Sendable {
    var name: String
    var begin: CGRect?
    var end: CGRect?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?
  }

  private(set) var heard: [Heard] = []
  private(set) var objects: [UIScreen?] = []
  private var tokens: [any NSObjectProtocol] = []
  private let center: NotificationCenter

  init(_ center: NotificationCenter) {
    self.center = center
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ] {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let info = notification.userInfo
          let heard = Heard(
            name: notification.name.rawValue,
            begin: info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
            end: info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            duration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            curve: info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
            isLocal: info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool)
          let screen = notification.object as? UIScreen
          MainActor.assumeIsolated {
            self?.heard.append(heard)
            self?.objects.append(screen)
          }
        })
    }
  }

  func stop() {
    tokens.forEach(center.removeObserver)
    tokens = []
  }

  /// The names without "UIKeyboard" and "Notification".
  var names: [String] {
    heard.map {
      $0.name.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(of: "Notification", with: "")
    }
  }
}
