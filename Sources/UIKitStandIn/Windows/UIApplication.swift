#if !canImport(UIKit)
public import Foundation

/// The app. An app extension may not ask for `shared`.
@MainActor open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front and receiving events.
    case active = 0
    /// In front, not receiving events.
    case inactive = 1
    /// Not on the screen.
    case background = 2
  }

  package var scenes: [UIScene] = []

  override init() { super.init() }

  /// The one app.
  open class var shared: UIApplication { StandInEnvironment.current.application }
  /// The app's scenes.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// Whether the app is in front: as the foremost of its scenes is.
  open var applicationState: UIApplication.State {
    let states = scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// How large the user wants text; `large` by default.
  open var preferredContentSizeCategory: UIContentSizeCategory { StandInEnvironment.current.contentSizeCategory }

  /// The app receives events from now on.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to receive events no more.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is on the screen no more.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to come to the front.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
#endif
