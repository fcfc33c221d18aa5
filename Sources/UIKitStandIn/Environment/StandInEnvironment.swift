#if !canImport(UIKit)
package import Foundation

/// The world behind the stand-in: what a device and its run loop are to UIKit. Only tests reach it.
@MainActor package final class StandInEnvironment {
  /// The world of the running task, where a test that awaits keeps its own.
  @TaskLocal package static var scoped: StandInEnvironment?
  /// The world of everything else: weak, so that nothing of a test outlasts its device.
  package static weak var active: StandInEnvironment?
  private static let withoutDevice = StandInEnvironment()
  package static var current: StandInEnvironment { scoped ?? active ?? withoutDevice }

  /// Views whose subviews are still to be told of the safe area.
  static var untold: [WeakView] = []

  /// The animations so far, in the order of their ends.
  package var animations: [AnimationEntry] = []
  package var animatesAtAll = true
  package var clock = VirtualTime()
  package lazy var application = UIApplication()
  package var safeAreaModel = SafeAreaModel.follows
  package var reducesMotion = false
  package var prefersCrossFade = false
  package var contentSizeCategory = UIContentSizeCategory.large
  package var readsScreen = false
  package var isOperatedBySwitches = false
  package var accessibilityNotifications: [UIAccessibility.Notification] = []
  /// Called where UIKit posts keyboard notifications: the input that now has the keyboard, or nil if none has.
  package var inputDidChange: ((UIResponder?) -> Void)?

  /// The keyboard's frame on the screen while it is docked.
  var dockedKeyboard: CGRect?
  /// The screen that it is on.
  weak var keyboardScreen: UIScreen?
  private var keyboardObserver: KeyboardObserver?
  private var keyboardMove: KeyboardNotice?

  package init() {}

  /// Has what is presented go out of the keyboard's way by itself: in the turn of the run loop after the notification, at
  /// the latest when the keyboard is there.
  package func followKeyboard(on screen: UIScreen) {
    let will = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    let did = [
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    keyboardScreen = screen
    keyboardObserver = KeyboardObserver(will + did) { [weak self, weak screen] notice in
      guard let self, let screen, notice.concerns(screen) else { return }
      guard will.contains(notice.name) else { return movePresented() }
      dockedKeyboard = notice.dockedFrame(on: screen)
      keyboardMove = notice
      clock.schedule(after: 0) { [weak self] in self?.movePresented() }
    }
  }

  private func movePresented() {
    guard let notice = keyboardMove else { return }
    keyboardMove = nil
    let windows = application.scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    for presentation in windows.flatMap(\.presentations) { presentation.keyboardWillMove(notice) }
  }
}

/// A reference that keeps no view alive.
struct WeakView {
  weak var view: UIView?
}

extension UIResponder {
  /// The world of the window that it is in, else the present one: tests that take turns do not mix theirs up.
  var world: StandInEnvironment { responderWindow?.windowScene?.ownWorld ?? .current }
}

/// What a shifted view's safe area does; real systems have done both.
package enum SafeAreaModel: Sendable {
  /// The insets are those of where the view now is.
  case follows
  /// A move alone, by transform or frame, changes no inset.
  case keeps
}

/// Time that passes only when a test says so.
@MainActor package struct VirtualTime {
  package private(set) var now: TimeInterval = 0
  private var due: [(time: TimeInterval, action: () -> Void)] = []

  package init() {}

  package mutating func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    let time = now + max(0, delay)
    let place = due.firstIndex { $0.time > time } ?? due.count
    due.insert((time, action), at: place)
  }

  /// Moves to the next action that is due by then and hands it out, or to then.
  package mutating func next(until end: TimeInterval) -> (() -> Void)? {
    guard let first = due.first, first.time <= end else {
      now = max(now, end)
      return nil
    }
    due.removeFirst()
    now = max(now, first.time)
    return first.action
  }
}
#endif
