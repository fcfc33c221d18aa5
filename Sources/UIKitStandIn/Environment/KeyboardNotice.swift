#if !canImport(UIKit)
import Foundation

/// What UIKit's own parts read of a keyboard notification. A hide, or a keyboard that does not reach the screen's bottom,
/// has no frame: nothing is docked.
struct KeyboardNotice: Sendable {
  let name: NSNotification.Name
  let end: CGRect
  let duration: TimeInterval
  let curve: Int
  let screen: UIScreen?

  init?(_ notification: Notification) {
    guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
    name = notification.name
    self.end = end
    duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 7
    screen = notification.object as? UIScreen
  }

  /// The docked keyboard's frame on the screen; nil if there is none.
  @MainActor func dockedFrame(on screen: UIScreen) -> CGRect? {
    let hides = [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification].contains(name)
    let bottom = screen.bounds.maxY
    return hides || end.height <= 0 || end.minY >= bottom || end.maxY < bottom - 1 ? nil : end
  }

  /// The frame on the screen of one that floats or is split; nil if there is none.
  @MainActor func undockedFrame(on screen: UIScreen) -> CGRect? {
    let changes = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification]
    let isOnScreen = end.height > 0 && end.minY < screen.bounds.maxY && end.maxY < screen.bounds.maxY - 1
    return changes.contains(name) && isOnScreen ? end : nil
  }

  @MainActor func concerns(_ screen: UIScreen) -> Bool { self.screen == nil || self.screen === screen }
}

/// Hears keyboard notifications for as long as it lives.
final class KeyboardObserver {
  private let tokens: [any NSObjectProtocol]

  init(
    _ names: [NSNotification.Name], _ act: @escaping @MainActor @Sendable (KeyboardNotice) -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        guard let notice = KeyboardNotice(notification) else { return }
        MainActor.assumeIsolated { act(notice) }
      }
    }
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
#endif
