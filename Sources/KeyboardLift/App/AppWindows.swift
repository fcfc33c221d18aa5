#if !canImport(UIKit)
/// The windows of the app, for the one time that nobody has reported one.
@MainActor enum AppWindows {
  static var all: [UIWindow] {
    StandInEnvironment.current.application.scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }
}
#endif
