#if !canImport(UIKit)
public import Foundation

/// One of the app's appearances on screens.
@MainActor open class UIScene: UIResponder {
  /// Whether it is in use.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and receiving events.
    case foregroundActive = 0
    /// In front, not receiving events.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  package var state = ActivationState.foregroundActive
  package weak var ownWorld: StandInEnvironment?

  /// Whether it is in use.
  open var activationState: UIScene.ActivationState { state }

  override init() { super.init() }
  open override var next: UIResponder? { (ownWorld ?? .current).application }

  /// The scene receives events from now on.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// The scene is about to receive events no more.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// The scene is about to come to the front.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene is on the screen no more.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene is gone.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
}
#endif
