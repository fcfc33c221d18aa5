import KeyboardLiftCore

extension UIResponder {
  /// The accessory view that UIKit shows while this responder has the focus: its own, else that of the next responder that has
  /// one, such as its controller.
  var shownAccessoryView: UIView? { responders.firstResult(\.inputAccessoryView) }
}

extension UIView {
  /// A notification with its frame on the screen, also where UIKit gave it in the coordinates of this input's window.
  func putOnScreen(_ notification: KeyboardNotification) -> KeyboardNotification {
    guard let window, let screen = windowScreen else { return notification }
    return notification.onScreen(fromWindowAt: window.frameOnScreen.origin, screen: Size(screen.bounds.size))
  }

  /// An accessory view's frame on the screen, where it stands on the keyboard; nil where the keyboard's own frame holds it, as
  /// before iOS 26. No notification carries it: it is read from the view.
  func frame(above keyboard: Rect?) -> Rect? {
    guard let keyboard, let space = windowScreen?.coordinateSpace else { return nil }
    let frame = Rect(convert(bounds, to: space))
    // Elsewhere it is still moving, or left from another keyboard; the last notification of a motion finds it in place.
    let stands = frame.minY < keyboard.minY && abs(frame.maxY - keyboard.minY) < 1
    return frame.isFinite && stands ? frame : nil
  }
}
