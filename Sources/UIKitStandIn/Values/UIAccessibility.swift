#if !canImport(UIKit)
public import Foundation

/// What the user asked the system for.
public enum UIAccessibility {
  /// Less motion; false by default.
  @MainActor public static var isReduceMotionEnabled: Bool { StandInEnvironment.current.reducesMotion }
  /// Fades in place of slides; false by default.
  @MainActor public static var prefersCrossFadeTransitions: Bool { StandInEnvironment.current.prefersCrossFade }
  /// Whether the screen is read out; false by default.
  @MainActor public static var isVoiceOverRunning: Bool { StandInEnvironment.current.readsScreen }
  /// Whether switches operate the device; false by default.
  @MainActor public static var isSwitchControlRunning: Bool { StandInEnvironment.current.isOperatedBySwitches }

  /// What an app tells assistive technologies.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public var rawValue: UInt32
    /// One of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something on the screen moved, came or went.
    public static let layoutChanged = Notification(rawValue: 1001)
  }
  /// Tells assistive technologies; they move their focus to the argument if it is an element.
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    StandInEnvironment.current.accessibilityNotifications.append(notification)
  }
  /// An assistive technology moved its focus; `focusedElementUserInfoKey` tells where to.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The element that has the focus now.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// `isReduceMotionEnabled` changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// `prefersCrossFadeTransitions` changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
#endif
