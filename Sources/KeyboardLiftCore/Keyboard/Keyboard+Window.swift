extension Keyboard {
  /// The top of what takes room, in window coordinates: the higher of the keyboard's and its accessory's.
  ///
  /// It may lie above the window. Infinite where no room is taken: the keyboard is hidden or floating, or the window lies
  /// beside or above it.
  /// - Parameter window: the window's frame on the screen.
  public func top(in window: Rect) -> Double {
    covering(window, .infinity) { min($0, $1.minY - window.minY) }
  }

  /// How much of the window's height keyboard and accessory together cover, from the upper top to the lower bottom.
  /// - Parameter window: the window's frame on the screen.
  func coveredHeight(of window: Rect) -> Double {
    let top = covering(window, Double.infinity) { min($0, $1.minY) }
    let bottom = covering(window, -Double.infinity) { max($0, $1.maxY) }
    return max(0, min(bottom, window.maxY) - max(top, window.minY))
  }

  /// Folds the frames, in screen coordinates, that take room of the window: of keyboard and accessory only what intersects it.
  private func covering(_ window: Rect, _ initial: Double, _ next: (Double, Rect) -> Double) -> Double {
    guard takesRoom, let end else { return initial }
    var result = initial
    if end.intersects(window) { result = next(result, end) }
    if let accessory, accessory.intersects(window) { result = next(result, accessory) }
    return result
  }
}
