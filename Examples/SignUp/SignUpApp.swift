public import KeyboardLift

/// What the app does when it starts, apart from its window.
@MainActor public enum SignUpApp {
  /// Has KeyboardLift look after the whole app.
  public static func start() {
    KeyboardLifter.shared.isEnabled = true
  }

  /// The first screen.
  public static func makeRootController() -> UINavigationController {
    UINavigationController(rootViewController: SignUpController())
  }
}
