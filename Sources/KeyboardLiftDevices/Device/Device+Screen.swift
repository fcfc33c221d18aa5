extension Device {
  /// The screen's size in an orientation, in points.
  public func size(in orientation: Orientation) -> ScreenSize {
    switch orientation {
    case .portrait: size
    case .landscape: ScreenSize(width: size.height, height: size.width)
    }
  }

  /// The whole screen in an orientation, in points.
  public func bounds(in orientation: Orientation) -> ScreenRect {
    let size = size(in: orientation)
    return ScreenRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The safe area of a full-screen window without bars, in points. Without a system, the one before iOS 26.
  public func safeArea(in orientation: Orientation, os: OSVersion? = nil) -> SafeArea {
    var area = safeAreas[orientation]
    if let safeAreaBottomFromOS26, let os, os >= OSVersion(26) { area.bottom = safeAreaBottomFromOS26 }
    return area
  }
}
