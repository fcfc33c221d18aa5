import KeyboardLiftCore

/// Listens to UIKit once for all lifters: the keyboard, the editing, the app's comings and goings.
///
/// It exists from the first use of any lifter or option on, so that one enabled later still knows the keyboard and the input.
@MainActor final class KeyboardMonitor {
  static let shared = KeyboardMonitor(center: .default)

  /// The keyboard as the notifications so far tell it.
  private(set) var keyboard = Keyboard()
  /// The screen on which the keyboard last began to move; nil where no notification named one.
  private weak var keyboardScreen: UIScreen?
  /// The input that has the focus.
  private(set) weak var input: UIView?
  /// Notifications that came before any screen was known.
  private var unplaced: [KeyboardNotification] = []
  private var tokens: [NotificationToken] = []
  private var coordinators: [LiftCoordinator] = []

  private init(center: NotificationCenter) {
    for name in KeyboardNotification.Name.allCases {
      // Since iOS 16.1 the object is the screen.
      observe(name.notificationName, in: center) {
        (notification: KeyboardNotification(name, userInfo: $0.userInfo), screen: $0.object as? UIScreen)
      } then: {
        $0.receive($1.notification, on: $1.screen)
      }
    }
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observe(name, in: center) {
        $0.object as? UIView
      } then: {
        $0.inputDidBegin($1)
      }
    }
    for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
      observe(name, in: center) {
        $0.object as? UIView
      } then: {
        $0.inputDidEnd($1)
      }
    }
    observe(UITextView.textDidChangeNotification, in: center) {
      $0.object as? UIView
    } then: {
      $0.inputDidChange($1)
    }
    observe(UIApplication.didEnterBackgroundNotification, in: center) { _ in
      Event.background
    } then: {
      $0.appDidMove($1)
    }
    observe(UIApplication.willEnterForegroundNotification, in: center) { _ in
      Event.foreground
    } then: {
      $0.appDidMove($1)
    }
  }

  /// Observes a notification; what matters is read from it before crossing to the main actor, since a notification itself
  /// may not cross.
  private func observe<Value: Sendable>(
    _ name: Notification.Name, in center: NotificationCenter, _ read: @escaping @Sendable (Notification) -> Value?,
    then act: @escaping @MainActor @Sendable (KeyboardMonitor, Value) -> Void
  ) {
    tokens.append(
      NotificationToken(name, in: center) { [weak self] notification in
        guard let value = read(notification) else { return }
        MainActor.assumeIsolated {
          if let self { act(self, value) }
        }
      })
  }

  /// Adds a coordinator that is to be told, while it is enabled.
  func add(_ coordinator: LiftCoordinator) {
    if !coordinators.contains(where: { $0 === coordinator }) { coordinators.append(coordinator) }
  }

  /// Stops telling a coordinator.
  func remove(_ coordinator: LiftCoordinator) {
    coordinators.removeAll { $0 === coordinator }
  }

  /// The coordinator that looks after a view: the innermost of those for a view that holds it, else the app's.
  func coordinator(for view: UIView) -> LiftCoordinator? {
    var best: LiftCoordinator?
    for coordinator in coordinators where coordinator.isEnabled && coordinator.covers(view) {
      if best?.isInside(of: coordinator) != true { best = coordinator }
    }
    return best
  }

  /// Plans anew wherever something is held or has the focus.
  func optionsDidChange() {
    removeAbandoned()
    for coordinator in coordinators { coordinator.optionsDidChange() }
  }

  /// Has the coordinator that now looks after the input take it over.
  /// - Parameter view: where to look for an input of which no notification told.
  func reassignInput(in view: UIView? = nil) {
    if input?.isFirstResponder != true { input = view?.firstInput }
    if let input { inputDidBegin(input) }
  }

  private func receive(_ notification: KeyboardNotification, on screen: UIScreen?) {
    removeAbandoned()
    var notification = notification
    notification.accessory = input?.inputAccessoryView?.frameAbove(notification)
    unplaced = unplaced.suffix(7) + [notification]
    let next = keyboard(on: screen ?? anyScreen)
    for coordinator in coordinators { coordinator.receive(notification, on: screen, takesRoom: next.takesRoom) }
    // Only now: what comes into being for this very notification must not know it already.
    keyboard = next
    if !notification.name.isDid { keyboardScreen = screen }
  }

  /// The keyboard as a window of a screen has it: there is one, and on another screen it is hidden from this one.
  func keyboard(seenFrom screen: UIScreen?) -> Keyboard {
    if let keyboardScreen, let screen, screen !== keyboardScreen { return Keyboard() }
    return keyboard
  }

  /// The keyboard with the notifications that have come since, as soon as a screen is known.
  private func keyboard(on screen: UIScreen?) -> Keyboard {
    var keyboard = keyboard
    guard let screen else { return keyboard }
    for notification in unplaced { keyboard.receive(notification, on: Size(screen.bounds.size)) }
    unplaced = []
    return keyboard
  }

  /// A screen to measure the keyboard by where the notification names none.
  private var anyScreen: UIScreen? {
    let window =
      input?.window ?? coordinators.lazy.compactMap(\.anyWindow).first
      ?? OptionStore.shared.markedScrollViews.lazy.compactMap(\.window).first
    return window?.windowScene?.screen
  }

  private func inputDidBegin(_ view: UIView) {
    // An app that passes the focus on as soon as it is told of it is told of the first input last.
    if let input, input !== view, input.isFirstResponder, !view.isFirstResponder { return }
    removeAbandoned()
    keyboard = keyboard(on: view.window?.windowScene?.screen)
    input = view
    let owner = coordinator(for: view)
    for coordinator in coordinators where coordinator !== owner { coordinator.inputDidLeave(to: view) }
    owner?.inputDidBegin(view)
  }

  private func inputDidEnd(_ view: UIView) {
    if input === view { input = nil }
    for coordinator in coordinators { coordinator.inputDidEnd(view) }
  }

  private func inputDidChange(_ view: UIView) {
    for coordinator in coordinators { coordinator.inputDidChange(view) }
  }

  private func appDidMove(_ event: Event) {
    for coordinator in coordinators { coordinator.handle(event) }
  }

  /// Has lifters that were let go while they held something give it back.
  private func removeAbandoned() {
    let abandoned = coordinators.filter { $0.isAbandoned }
    guard !abandoned.isEmpty else { return }
    for coordinator in abandoned { coordinator.setEnabled(false) }
    OptionStore.shared.purge()
  }
}

extension UIView {
  /// The text field or text view in it that has the focus.
  fileprivate var firstInput: UIView? {
    if isFirstResponder && (self is UITextField || self is UITextView) { return self }
    return subviews.lazy.compactMap(\.firstInput).first
  }
}
