public import KeyboardLift

/// What an app of the examples does when it starts, apart from its window.
@MainActor public enum ExamplesApp {
  /// Has KeyboardLift look after the whole app. A tap beside what is edited ends editing.
  public static func start() {
    KeyboardLifter.shared.isEnabled = true
    KeyboardLifter.shared.dismissesOnTap = true
  }

  /// The first screen: the list of the examples.
  public static func makeRootController() -> UINavigationController {
    UINavigationController(rootViewController: CatalogController())
  }
}
