import KeyboardLiftExamples
import UIKit

/// Shows the list of the examples in each of the app's windows.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ExamplesApp.makeRootController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
