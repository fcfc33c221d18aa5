import Foundation
@_exported import UIKitStandIn

// What the app package's sources take from UIKit beyond the stand-in: an app's and a scene's delegates.

/// Looks after an app.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Runs the app.
  public static func main() {}
}

extension UIApplication {
  /// Why the app was launched.
  public struct LaunchOptionsKey: Hashable {}
}

extension UIScene {
  /// Why a scene came.
  @MainActor public final class ConnectionOptions {}
}

/// Looks after a scene.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

/// Looks after a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

/// What the system keeps of a scene.
@MainActor public final class UISceneSession {
  /// What a scene is for.
  public struct Role: Sendable {}
  /// What this one is for.
  public var role = Role()
}

/// How a scene is made.
@MainActor public final class UISceneConfiguration {
  /// A configuration of a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  /// What looks after the scene.
  public var delegateClass: AnyClass?
}
