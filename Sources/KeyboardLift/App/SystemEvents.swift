import KeyboardLiftCore

/// Turns the notifications that UIKit posts into causes.
@MainActor final class SystemEvents {
  private var tokens: [NotificationToken] = []
  private let receive: @MainActor @Sendable (Cause) -> Void

  /// Starts to observe.
  /// - Parameter receive: called on the main actor, within the notification.
  init(_ center: NotificationCenter, receive: @escaping @MainActor @Sendable (Cause) -> Void) {
    self.receive = receive
    observeKeyboard(in: center)
    observeEditing(in: center)
    observeWindowsAndScenes(in: center)
    observeAccessibility(in: center)
  }

  private func observeKeyboard(in center: NotificationCenter) {
    for name in KeyboardNotification.Name.allCases {
      observe(name.notificationName, in: center) {
        // Since iOS 16.1 the object is the screen.
        (KeyboardNotification(name, userInfo: $0.userInfo), $0.object as? UIScreen)
      } cause: {
        .keyboard($0.0, on: $0.1)
      }
    }
  }

  private func observeEditing(in center: NotificationCenter) {
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observe(name, in: center, { $0.object as? UIView }, cause: { .didBeginEditing($0) })
    }
    for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
      observe(name, in: center, { $0.object as? UIView }, cause: { .didEndEditing($0) })
    }
    for name in [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification] {
      observe(name, in: center, { $0.object as? UIView }, cause: { .textDidChange($0) })
    }
  }

  /// NB: each scene has notifications of its own. The application's report only its first and last scene.
  private func observeWindowsAndScenes(in center: NotificationCenter) {
    observe(
      UIWindow.didBecomeKeyNotification, in: center, { $0.object as? UIWindow }, cause: { .windowDidBecomeKey($0) })
    observe(
      UIScene.didEnterBackgroundNotification, in: center, { $0.object as? UIScene }, cause: { .didEnterBackground($0) })
    observe(
      UIScene.willEnterForegroundNotification, in: center, { $0.object as? UIScene },
      cause: { .willEnterForeground($0) })
    observe(UIScene.didDisconnectNotification, in: center, { $0.object as? UIScene }, cause: { .didDisconnect($0) })
  }

  /// VoiceOver and Switch Control, then Full Keyboard Access. None of them needs to make an input first responder.
  private func observeAccessibility(in center: NotificationCenter) {
    observe(UIAccessibility.elementFocusedNotification, in: center) {
      $0.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
    } cause: {
      .assistiveFocus($0)
    }
    observe(UIFocusSystem.didUpdateNotification, in: center) {
      $0.object as? UIFocusSystem
    } cause: {
      ($0.focusedItem as? UIView).map { .assistiveFocus($0) }
    }
    observe(UIContentSizeCategory.didChangeNotification, in: center, { _ in true }, cause: { _ in .layout })
  }

  /// Observes a notification. `read` takes the values from it before they cross to the main actor, because a notification
  /// itself may not cross.
  private func observe<Value: Sendable>(
    _ name: Notification.Name, in center: NotificationCenter, _ read: @escaping @Sendable (Notification) -> Value?,
    cause: @escaping @MainActor @Sendable (Value) -> Cause?
  ) {
    tokens.append(
      NotificationToken(name, in: center) { [receive] notification in
        guard let value = read(notification) else { return }
        MainActor.assumeIsolated {
          if let cause = cause(value) { receive(cause) }
        }
      })
  }
}
