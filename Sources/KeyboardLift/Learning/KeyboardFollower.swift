import KeyboardLiftCore

/// Somebody who goes by the keyboard and the input, without a lifter.
@MainActor protocol KeyboardFollower: AnyObject {
  /// The keyboard, the input or a setting has changed, or may have.
  func keyboardDidChange(animation: Animation)
}

/// Keeps no follower alive.
@MainActor struct WeakFollower {
  private(set) weak var object: (any KeyboardFollower)?
}
