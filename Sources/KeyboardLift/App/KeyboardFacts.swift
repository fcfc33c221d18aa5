import KeyboardLiftCore

/// What the causes so far say: the keyboard of each screen, the input that has the focus, and what an assistive technology
/// found.
@MainActor struct KeyboardFacts {
  private(set) var keyboards = ScreenKeyboards()
  /// The text input that has the focus.
  private(set) weak var input: UIView?
  /// What an assistive technology found elsewhere than the input.
  private weak var assisted: UIView?
  /// The window that became key last.
  private weak var frontWindow: UIWindow?
  /// Whether an input may have got the focus before anything was observed.
  private var mayHaveMissedFocus = true

  /// What is tied to keyboard layout guides around the input and the marked scroll views.
  private(set) var ties = KeyboardTies()
  private weak var tiedInput: UIView?

  /// The view to keep in sight.
  var focus: UIView? { assisted ?? input }

  /// Takes note of a cause.
  /// - Returns: false for one that changes nothing.
  mutating func note(_ cause: Cause, _ lifts: Lifts, _ options: OptionStore, _ docked: DockedBars) -> Bool {
    // Nor does it post that editing ends.
    if let view = input, !(view is UITextField || view is UITextView), !view.isFirstResponder { input = nil }
    switch cause {
    case .keyboard(let notification, let screen):
      // An app's own view that takes keys posts no editing notification.
      let shows = notification.name == .willShow && notification.isLocal != false
      if mayHaveMissedFocus || (shows && input == nil) { findInput() }
      receive(notification, on: screen, lifts, options, docked)
    case .didBeginEditing(let view):
      // An app that moves the focus on as soon as it learns of it is told of the first input last.
      if let input, input !== view, input.isFirstResponder, !view.isFirstResponder { return false }
      begin(view)
    case .didEndEditing(let view):
      if input === view { input = nil }
      assisted = nil
    case .assistiveFocus(let view):
      let isReachable = input == nil || input?.contentRoot === view.contentRoot
      guard keyboards[view.windowScreen].takesRoom, isReachable,
        Ownership(options: options, docked: docked, ties: ties).isOurs(view)
      else { return false }
      assisted = view
    case .windowDidBecomeKey(let window):
      frontWindow = window
      // An input that kept the focus of its window while another was key is edited again without a notification.
      if input?.window !== window, let input = window.firstResponderInput { begin(input) }
    case .didDisconnect(let scene):
      if input?.window?.windowScene === scene { input = nil }
    case .textDidChange, .selectionDidChange, .didScroll, .didEnterBackground, .willEnterForeground, .settings, .layout,
      .transitionEnded, .turnBegan:
      break
    }
    measureAccessory()
    findTies(cause, options)
    return true
  }

  /// Looks for an input whose focus no notification reported, such as one that had it before the library was first used.
  /// - Parameter view: where to look; nil for all windows of the app.
  mutating func findInput(in view: UIView? = nil) {
    if input?.isFirstResponder != true { input = nil }
    guard input == nil else { return }
    let found =
      if let view { view.firstResponderInput } else { AppWindows.all.firstResult(\.firstResponderInput) }
    if let found { begin(found) }
  }

  private mutating func begin(_ view: UIView) {
    mayHaveMissedFocus = false
    if let screen = view.windowScreen { keyboards.place(on: screen, window: view.window?.frameOnScreen) }
    input = view
    assisted = nil
  }

  /// Looks for what is tied to keyboard layout guides, where that may be something else than before.
  private mutating func findTies(_ cause: Cause, _ options: OptionStore) {
    let isKnown = input === tiedInput
    switch cause {
    case .layout, .settings: break
    default: if isKnown { return }
    }
    tiedInput = input
    ties = KeyboardTies(around: options.markedScrollViews + (input.map { [$0] } ?? []))
  }

  // MARK: The keyboard

  private mutating func receive(
    _ notification: KeyboardNotification, on screen: UIScreen?, _ lifts: Lifts, _ options: OptionStore,
    _ docked: DockedBars
  ) {
    if input == nil, !keyboards.takesRoom, notification.mayBeOfAnotherApp(on: screen.map { Size($0.bounds.size) }) {
      // UIKit announces this app's own keyboard to an input. After the return from another app it may report that one's.
      findInput()
      if input == nil { return }
    }
    var notification = notification
    if let input, let accessory = input.shownAccessoryView {
      notification = input.putOnScreen(notification)
      notification.accessory = accessory.frame(above: notification.end)
    }
    // Before iOS 16.1 the input's window says where the keyboard is.
    let screen =
      screen ?? input?.windowScreen ?? likelyScreen(of: notification) ?? anyScreen(lifts, options, docked)
    keyboards.receive(notification, on: screen, window: input?.window?.frameOnScreen)
  }

  /// The screen that the keyboard is on where neither the notification nor an input says it: it hides from where it is, and
  /// shows for the key window, whose input may become known only afterwards.
  private func likelyScreen(of notification: KeyboardNotification) -> UIScreen? {
    if notification.name == .willHide || notification.name == .didHide, let screen = keyboards.screenInUse {
      return screen
    }
    return frontWindow?.windowScene?.screen
  }

  private func anyScreen(_ lifts: Lifts, _ options: OptionStore, _ docked: DockedBars) -> UIScreen? {
    lifts.all.firstResult { $0.scopeView?.windowScreen }
      ?? options.markedScrollViews.firstResult(\.windowScreen) ?? docked.anyWindow?.windowScene?.screen
  }

  /// An accessory view may grow without a notification, as on iOS 26.
  private mutating func measureAccessory() {
    guard let input, let screen = input.windowScreen else { return }
    let keyboard = keyboards[screen]
    guard keyboard.state == .docked, let view = input.shownAccessoryView else { return }
    if let frame = view.frame(above: keyboard.frame), frame != keyboard.accessory {
      keyboards.setAccessory(frame, on: screen)
    }
  }
}
