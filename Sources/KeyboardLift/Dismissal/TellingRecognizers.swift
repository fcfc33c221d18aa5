#if !canImport(UIKit)
/// Tells of taps, without selectors by its state.
@MainActor class TellingTapRecognizer: UITapGestureRecognizer {
  /// A tap was recognised.
  func tapped() {}

  /// Begins to tell.
  func listen() {}

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { tapped() } }
  }
}

/// Tells of drags, without selectors by its state.
@MainActor class TellingPanRecognizer: UIPanGestureRecognizer {
  /// A finger that drags moved, or was lifted.
  func dragged() {}

  /// Begins to tell.
  func listen() {}

  override var state: UIGestureRecognizer.State {
    didSet { if state != .possible { dragged() } }
  }
}
#endif
