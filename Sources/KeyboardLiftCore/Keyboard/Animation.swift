/// How a change is to be animated: in step with the keyboard that causes it.
public struct Animation: Equatable, Sendable {
  /// In seconds; 0 is at once.
  public var duration: Double
  /// The curve's raw value as in the keyboard's notification.
  public var curve: Int

  /// Makes an animation of a duration in seconds and a raw curve.
  public init(duration: Double, curve: Int) {
    self.duration = duration
    self.curve = curve
  }

  /// The keyboard's usual motion: 0.25 s with curve 7, in nearly every logged notification since iOS 7. It stands in for
  /// what a notification leaves out, and is how a field change moves.
  public static let keyboard = Animation(duration: 0.25, curve: 7)

  /// At once: for changes that follow the app or the typist.
  public static let immediate = Animation(duration: 0, curve: 7)
}

extension KeyboardNotification {
  /// The motion that the notification announces; ``Animation/keyboard`` for what it leaves out.
  public var animation: Animation {
    Animation(duration: duration ?? Animation.keyboard.duration, curve: curve ?? Animation.keyboard.curve)
  }
}
