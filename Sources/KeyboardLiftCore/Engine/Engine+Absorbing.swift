extension Engine {
  /// Takes events that were held back while nothing could be moved, as during an interactive transition, if together they
  /// leave focus and keyboard as they are: where it is cancelled, the same input gets the same keyboard back, and nothing
  /// need be planned.
  /// - Parameters:
  ///   - events: what was held back, in order.
  ///   - size: the screen's size in points, in its present orientation.
  ///   - window: the window's frame on the screen; nil for none that is known.
  /// - Returns: whether they do; if not, nothing was taken.
  public mutating func absorb(_ events: [Event], on size: Size, window: Rect? = nil) -> Bool {
    var (focus, keyboard) = (self.focus, self.keyboard)
    for event in events {
      switch event {
      case .focus(let id): focus = id
      case .blur(let id): if focus == id { focus = nil }
      case .keyboard(let notification): _ = keyboard.receive(notification, on: size, window: window)
      case .background, .foreground: break
      case .layout, .content, .inset, .caret, .scroll: return false
      }
    }
    guard focus == self.focus, keyboard.state == self.keyboard.state, keyboard.frame == self.keyboard.frame,
      keyboard.accessory == self.keyboard.accessory
    else { return false }
    // What the notifications said of their own order still counts: one of them may come late.
    self.keyboard = keyboard
    return true
  }
}
