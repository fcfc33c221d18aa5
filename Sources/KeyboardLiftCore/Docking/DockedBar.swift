/// A bar that rides on the keyboard, such as a chat's composer: how it lies in its window without riding.
public struct DockedBar: Equatable, Sendable {
  /// Its frame in window coordinates, moved by everything but the riding itself.
  public var frame: Rect
  /// What of its height, from the bottom up, may go below the keyboard's top, in points: the home indicator's strip of a bar
  /// that stays as high as it is. Zero by default.
  public var strip: Double
  /// The free space between bar and keyboard, in points; zero by default.
  public var padding: Double

  /// Makes a bar from its frame in window coordinates.
  public init(frame: Rect, strip: Double = 0, padding: Double = 0) {
    self.frame = frame
    self.strip = strip
    self.padding = padding
  }

  /// What of a bar's height is the home indicator's strip, in points: of one that reaches the window's bottom, to a point, what
  /// the safe area takes of it; of one that ends above, or that the strip would take whole, nothing.
  /// - Parameters:
  ///   - frame: the bar's frame at rest, in window coordinates.
  ///   - safeArea: the bar's own.
  ///   - windowHeight: the window's height.
  public static func strip(of frame: Rect, safeArea: Insets, windowHeight: Double) -> Double {
    windowHeight - frame.maxY < 1 && safeArea.bottom < frame.height ? safeArea.bottom : 0
  }

  /// How far it goes up, in points, to stand on the keyboard: no farther than its own top may go, and never down.
  /// - Parameters:
  ///   - keyboardTop: in window coordinates; infinite where no room is taken (``Keyboard/top(in:)``).
  ///   - safeTop: the window's top that the bar is not moved above.
  public func rise(keyboardTop: Double, safeTop: Double) -> Double {
    max(0, way(keyboardTop: keyboardTop, safeTop: safeTop))
  }

  /// Where it stands on the keyboard, in window coordinates: lower than it lies where its screen was moved farther up than it
  /// needs to go, so that what is to be seen above it does not follow it up.
  public func place(keyboardTop: Double, safeTop: Double) -> Rect {
    frame.offset(x: 0, y: -way(keyboardTop: keyboardTop, safeTop: safeTop))
  }

  private func way(keyboardTop: Double, safeTop: Double) -> Double {
    min(frame.maxY - strip + padding - keyboardTop, frame.minY - safeTop)
  }
}

extension Keyboard {
  /// Where the keyboard's top is while a finger drags it down, as in an interactive dismissal, of which no notification
  /// tells: it comes down as soon as the finger reaches it, and with the finger.
  /// - Parameters:
  ///   - finger: the finger's height.
  ///   - window: the window's frame on the screen; heights are in its coordinates.
  public func top(draggedTo finger: Double, in window: Rect) -> Double {
    let top = top(in: window)
    return top.isFinite ? max(top, min(finger, max(top, window.height))) : top
  }

  /// The same keyboard with something else that stands on it, such as a bar: it takes room too.
  /// - Parameter rect: in screen coordinates; nil for nothing.
  public func carrying(_ rect: Rect?) -> Keyboard {
    var keyboard = self
    if takesRoom { keyboard.accessory = accessory.joined(with: rect) }
    return keyboard
  }
}

extension KeyboardNotification {
  /// The same notification with something else that stands on the keyboard, such as a bar.
  /// - Parameter rect: in screen coordinates; nil for nothing.
  public func carrying(_ rect: Rect?) -> KeyboardNotification {
    var notification = self
    notification.accessory = countingAccessory.joined(with: rect)
    return notification
  }
}

extension Rect {
  /// The rectangle of a bar of this width and height that stands on a keyboard, with what is free below it.
  /// - Parameters:
  ///   - top: the keyboard's top, in the same coordinates.
  ///   - gap: the free height between them, in points.
  public func standing(on top: Double, gap: Double) -> Rect {
    Rect(x: minX, y: top - gap - height, width: width, height: height + gap)
  }
}

extension Rect? {
  fileprivate func joined(with other: Rect?) -> Rect? {
    if let self, let other { self.union(other) } else { self ?? other }
  }
}
