extension KeyboardNotification {
  /// The notification with its end frame on the screen, where the system told it in the coordinates of a window.
  ///
  /// iPadOS 26 does so for a text view with an accessory view (FB18129544). Such a frame is as wide as the screen and lies as
  /// far to the left of it as the window lies to the right, or, where the window is at the screen's left, ends as far above
  /// the screen's bottom as the window begins below its top. All else is taken as it is told.
  /// - Parameters:
  ///   - origin: the window's origin on the screen.
  ///   - screen: the screen's size in points, in its present orientation.
  public func onScreen(fromWindowAt origin: Point, screen: Size) -> KeyboardNotification {
    guard let end, end.width.isNear(screen.width) else { return self }
    let isMovedLeft = origin.x != 0 && end.minX.isNear(-origin.x)
    let isMovedUp = origin.x == 0 && origin.y != 0 && end.minX == 0 && end.maxY.isNear(screen.height - origin.y)
    guard isMovedLeft || isMovedUp else { return self }
    var result = self
    result.end = end.offset(x: origin.x, y: origin.y)
    return result
  }

  /// Whether it only says that a keyboard's frame is on the screen, as UIKit also does with another app's after the return from
  /// it. This app's own keyboard shows besides.
  /// - Parameter screen: the screen's size in points, in its present orientation; nil if unknown.
  public func mayBeOfAnotherApp(on screen: Size?) -> Bool {
    guard name.isFrameChange, isLocal != false, let end, end.height > 0 else { return false }
    return screen.map { end.minY < $0.height } ?? true
  }
}
