import KeyboardLiftCore

extension UIView {
  /// An accessory view's frame on the screen, where it stands on the keyboard that a notification tells of; nil where the
  /// keyboard's own frame holds it, as before iOS 26. No notification carries it: it is read from the view.
  func frameAbove(_ notification: KeyboardNotification) -> Rect? {
    guard let keyboard = notification.end, let space = window?.windowScene?.screen.coordinateSpace else { return nil }
    let frame = Rect(convert(bounds, to: space))
    // Elsewhere it is still on its way, or left from another keyboard; the last notification of a motion finds it in place.
    let stands = frame.minY < keyboard.minY && abs(frame.maxY - keyboard.minY) < 1
    return frame.isFinite && stands ? frame : nil
  }
}
