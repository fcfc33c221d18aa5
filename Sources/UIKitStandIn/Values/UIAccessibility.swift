#if !canImport(UIKit)
public import Foundation

/// What the user asked the system for.
public enum UIAccessibility {
  /// Less motion; false by default.
  @MainActor public static var isReduceMotionEnabled: Bool { StandInEnvironment.current.reducesMotion }
  /// Fades in place of slides; false by default.
  @MainActor public static var prefersCrossFadeTransitions: Bool { StandInEnvironment.current.prefersCrossFade }
  /// `isReduceMotionEnabled` changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// `prefersCrossFadeTransitions` changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
#endif
