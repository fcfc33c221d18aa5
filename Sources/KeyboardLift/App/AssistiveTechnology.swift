/// What assistive technologies are told.
@MainActor enum AssistiveTechnology {
  /// Tells those that keep a picture of the screen that something has moved, so that what they highlight moves too. Where the
  /// focus is stays: no argument.
  static func layoutDidChange() {
    guard UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
