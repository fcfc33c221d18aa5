import KeyboardLiftCore

/// Listens to UIKit once for all lifters: the keyboard, the editing, the app's comings and goings.
///
/// It exists from the first use of any lifter or option on, so that one enabled later still knows the keyboard and the input.
@MainActor final class KeyboardMonitor {
  static let shared = KeyboardMonitor(center: .default)

  /// The keyboard as the notifications so far tell it.
  private(set) var keyboards = ScreenKeyboards()
  /// The input that has the focus.
  private(set) weak var input: UIView?
  /// The window that became key last.
  private weak var frontWindow: UIWindow?
  private var tokens: [NotificationToken] = []
  private(set) var coordinators: [LiftCoordinator] = []
  /// What an assistive technology found elsewhere than the input.
  weak var assisted: UIView?
  let bars = DockedBars()
  private let dismissal = Dismissal()
  private var followers: [WeakFollower] = []

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
      $0.textDidChange($1)
    }
    observe(UITextField.textDidChangeNotification, in: center) {
      $0.object as? UIView
    } then: {
      $0.textDidChange($1)
    }
    observe(UIWindow.didBecomeKeyNotification, in: center) {
      $0.object as? UIWindow
    } then: {
      $0.windowDidBecomeKey($1)
    }
    observeScenes(in: center)
    observeAssistiveTechnologies(in: center)
  }

  /// Each scene comes and goes by itself; the app's own notifications tell of its first and last scene only.
  private func observeScenes(in center: NotificationCenter) {
    observe(UIScene.didEnterBackgroundNotification, in: center) {
      $0.object as? UIScene
    } then: {
      $0.sceneDidMove($1, .background)
    }
    observe(UIScene.willEnterForegroundNotification, in: center) {
      $0.object as? UIScene
    } then: {
      $0.sceneDidMove($1, .foreground)
    }
    observe(UIScene.didDisconnectNotification, in: center) {
      $0.object as? UIScene
    } then: {
      $0.sceneDidDisconnect($1)
    }
  }

  /// Observes a notification; what matters is read from it before crossing to the main actor, since a notification itself
  /// may not cross.
  func observe<Value: Sendable>(
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
    settle()
  }

  /// Tells somebody of the keyboard from now on, for as long as they live.
  func add(_ follower: any KeyboardFollower) {
    followers.removeAll { $0.object == nil }
    followers.append(WeakFollower(object: follower))
  }

  /// Has everything that goes by the keyboard, the input and the settings beside the lifters go by them.
  func settle(_ animation: Animation = .immediate) {
    dismissal.follow(input, of: input.flatMap { coordinator(for: $0) })
    settleBars(animation)
    for follower in followers { follower.object?.keyboardDidChange(animation: animation) }
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
    if let input, let accessory = input.shownAccessoryView {
      notification = input.putOnScreen(notification)
      notification.accessory = accessory.frameAbove(notification)
    }
    // Before iOS 16.1 it is the input's window that tells where the keyboard is.
    let screen = screen ?? input?.windowScreen
    let likelyScreen = screen ?? self.likelyScreen(of: notification)
    var next = keyboards
    next.receive(notification, on: likelyScreen)
    let takesRoom = next[likelyScreen].takesRoom
    // What is docked makes room before the lifters look, and takes it back after them.
    if takesRoom { bars.place(on: next, input: input, animation: notification.animation) }
    for coordinator in coordinators { coordinator.receive(notification, on: screen, takesRoom: takesRoom) }
    // Only now: what comes into being for this very notification must not know it already.
    keyboards = next
    settle(notification.animation)
  }

  /// The screen that the keyboard is on where neither the notification nor an input tells: what goes, goes from where it is,
  /// and what comes, comes for the key window, whose input may be told of only afterwards.
  private func likelyScreen(of notification: KeyboardNotification) -> UIScreen? {
    if notification.name == .willHide || notification.name == .didHide, let screen = keyboards.screenInUse {
      return screen
    }
    return frontWindow?.windowScene?.screen ?? anyScreen
  }

  /// A screen to measure the keyboard by where no window was seen to become key.
  private var anyScreen: UIScreen? {
    func screen(of window: UIWindow?) -> UIScreen? { window?.windowScene?.screen }
    return coordinators.lazy.compactMap { screen(of: $0.anyWindow) }.first
      ?? OptionStore.shared.markedScrollViews.lazy.compactMap(\.windowScreen).first
      ?? screen(of: bars.anyWindow)
  }

  private func inputDidBegin(_ view: UIView) {
    // An app that passes the focus on as soon as it is told of it is told of the first input last.
    if let input, input !== view, input.isFirstResponder, !view.isFirstResponder { return }
    removeAbandoned()
    if let screen = view.windowScreen { keyboards.place(on: screen) }
    input = view
    let owner = coordinator(for: view)
    for coordinator in coordinators where coordinator !== owner { coordinator.inputDidLeave(to: view) }
    owner?.inputDidBegin(view)
    assisted = nil
    settle(Event.focus(0).usersAnimation)
  }

  private func inputDidEnd(_ view: UIView) {
    if input === view { input = nil }
    for view in [view, assisted].compactMap({ $0 }) {
      for coordinator in coordinators { coordinator.inputDidEnd(view) }
    }
    assisted = nil
    settle()
  }

  private func inputDidChange(_ view: UIView) {
    for coordinator in coordinators { coordinator.inputDidChange(view) }
    settle()
  }

  /// An input that kept the focus of its window while another window was key is edited again without a word.
  private func windowDidBecomeKey(_ window: UIWindow) {
    frontWindow = window
    guard !coordinators.isEmpty, input?.window !== window, let input = window.firstInput else { return }
    inputDidBegin(input)
  }

  private func sceneDidMove(_ scene: UIScene, _ event: Event) {
    for coordinator in coordinators { coordinator.handle(event, in: scene) }
    settle()
  }

  private func sceneDidDisconnect(_ scene: UIScene) {
    if input?.window?.windowScene === scene { input = nil }
    for coordinator in coordinators { coordinator.sceneDidDisconnect(scene) }
    settle()
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
