/// A part of a screen that is moved by itself, as a SwiftUI view is, which has no scroll views and no superviews to tell of.
public struct LiftedSubtree: Equatable, Sendable {
  /// Its frame in window coordinates, not moved by us.
  public var frame: Rect
  /// The input with the focus, relative to the frame; nil for none in it.
  public var input: Rect?
  /// What is to be seen together with the input if both fit, relative to the frame; nil for nothing.
  public var companion: Rect?
  /// The free space below the input, in points.
  public var distance: Double

  /// Makes a subtree from its frame in window coordinates.
  public init(frame: Rect, input: Rect? = nil, companion: Rect? = nil, distance: Double = 10) {
    self.frame = frame
    self.input = input
    self.companion = companion
    self.distance = distance
  }

  /// How far it is to be moved, in points down the y axis: zero or negative, and as the automatic strategy has it for a view
  /// without scroll views.
  /// - Parameters:
  ///   - keyboard: the keyboard as the window's screen has it.
  ///   - screen: the screen's size.
  ///   - window: the window's frame on the screen.
  ///   - safeArea: the window's.
  public func shift(for keyboard: Keyboard, screen: Size, window: Rect, safeArea: Insets) -> Double {
    guard let input else { return 0 }
    var field = ScreenView(id: 1, parent: 0, kind: .textField, frame: input)
    var views = [ScreenView(id: 0, parent: nil, frame: frame)]
    if let companion {
      field.companion = 2
      views.append(field)
      views.append(ScreenView(id: 2, parent: 0, frame: companion))
    } else {
      views.append(field)
    }
    var engine = Engine(strategy: .automatic(distance: distance), keyboard: keyboard)
    _ = engine.handle(.focus(1), in: Screen(size: screen, window: window, safeArea: safeArea, views: views))
    return engine.shift
  }
}

extension Keyboard {
  /// How much of a rectangle's height, from its bottom up, the keyboard covers, in points.
  /// - Parameters:
  ///   - rect: in window coordinates.
  ///   - window: the window's frame on the screen.
  public func overlap(of rect: Rect, in window: Rect) -> Double {
    max(0, min(rect.maxY - top(in: window), rect.height))
  }
}
