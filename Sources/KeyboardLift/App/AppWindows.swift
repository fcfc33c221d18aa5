/// The windows of the app, for the one time that nobody has reported one: a lifter that is first used while a field has the
/// focus already.
@MainActor enum AppWindows {
  static var all: [UIWindow] { scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }

  #if canImport(UIKit)
  /// NB: an app extension may not name the application class, and has none, so the class is looked up.
  private static var scenes: [UIScene] {
    guard Bundle.main.bundleURL.pathExtension != "appex",
      let type = NSClassFromString("UIApplication") as? NSObject.Type,
      let application = type.value(forKey: "sharedApplication") as? NSObject,
      let scenes = application.value(forKey: "connectedScenes") as? Set<UIScene>
    else { return [] }
    return Array(scenes)
  }
  #else
  private static var scenes: [UIScene] { StandInEnvironment.current.application.scenes }
  #endif
}
