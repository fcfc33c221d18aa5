extension Rect {
  /// The same rectangle with its bottom edge moved up.
  func shortened(by loss: Double) -> Rect {
    Rect(x: minX, y: minY, width: width, height: height - loss)
  }
}

extension Size {
  /// The same size, higher.
  func grown(by gain: Double) -> Size {
    Size(width: width, height: height + gain)
  }
}

extension Insets {
  /// The same insets, deeper at the bottom.
  func deepened(by depth: Double) -> Insets {
    Insets(top: top, left: left, bottom: bottom + depth, right: right)
  }
}
