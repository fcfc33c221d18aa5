#if canImport(UIKit)
public import KeyboardLift

/// Shows the sign-up screen in its scene.
///
/// In an app's own target, name it as the scene's delegate class in Info.plist.
public final class SignUpSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window.
  public var window: UIWindow?

  /// Starts the app and makes the scene's window.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    SignUpApp.start()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = SignUpApp.makeRootController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
#endif
