extension ScreenView {
  /// Whether its own content is wider than its own frame and not higher: a carousel, never scrolled for the keyboard.
  public var isSideways: Bool {
    guard let scroll else { return false }
    return scroll.contentSize.width > frame.width && scroll.contentSize.height <= frame.height
  }

  /// Whether it is a scroll view that the user may scroll up and down.
  public var isVertical: Bool {
    guard let scroll else { return false }
    return scroll.isScrollEnabled && !isSideways
  }
}
