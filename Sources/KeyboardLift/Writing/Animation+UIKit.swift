import KeyboardLiftCore

extension Animation {
  /// Runs changes in one animation, begun from where a running one stands; at once where the keyboard comes at once.
  @MainActor func run(_ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void = {}) {
    guard duration > 0, duration.isFinite else {
      UIView.performWithoutAnimation(changes)
      completion()
      return
    }
    // The curve's raw value goes into bits 16 to 19, and not beyond: 7, the keyboard's own, is in no public enumeration.
    let curve = UIView.AnimationOptions(rawValue: UInt(max(0, curve) & 15) << 16)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction, curve],
      animations: changes, completion: { _ in MainActor.assumeIsolated(completion) })
  }
}

extension Event {
  /// How what the event causes is to move for this device's user, who may have asked for less motion.
  @MainActor var usersAnimation: Animation { animation(reducingMotion: UIAccessibility.isReduceMotionEnabled) }
}
