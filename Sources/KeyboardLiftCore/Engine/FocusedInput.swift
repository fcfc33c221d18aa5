/// The focused input as the user sees it.
public struct FocusedInput: Equatable, Sendable {
  /// The input.
  public var id: Int
  /// Its bounds, of a text view its caret when known, in window coordinates with all that we moved.
  public var rect: Rect
  /// The share of the rectangle's area, 0 to 1, that is not seen: the keyboard (docked, foreign or floating) or its
  /// accessory hides it, or a scroll view around it, the text view itself for its caret, or the window clips it away. Zero
  /// for an empty rectangle.
  public var covered: Double
}

extension Engine {
  /// The focused input after the last plan; nil while none has the focus, or it is hidden or not in the layout.
  /// - Parameter screen: the screen with the offsets as they stand after the plan was applied.
  public func focusedInput(in screen: Screen) -> FocusedInput? {
    focus.flatMap { visibility(of: $0, in: screen) }
  }

  /// How much of any input is seen after the last plan, as if it had the focus; nil if it is hidden or not in the layout.
  /// - Parameters:
  ///   - id: the input.
  ///   - screen: the screen with the offsets as they stand after the plan was applied.
  public func visibility(of id: Int, in screen: Screen) -> FocusedInput? {
    guard let index = screen.index(of: id) else { return nil }
    let window = Rect(origin: .zero, size: screen.window.size)
    let isCaret = screen.views[index].knownCaret != nil
    var rect = screen.views[index].knownCaret ?? Rect(origin: .zero, size: screen.views[index].frame.size)
    var clip = rect
    var view = index
    var clips = isCaret
    while true {
      let current = screen.views[view]
      if current.isHidden { return nil }
      if clips, let scroll = current.scroll {
        let offset = scroll.contentOffset
        rect = rect.offset(x: -offset.x, y: -offset.y)
        let height = current.frame.height - parts(of: current.id).heightLoss
        clip = clip.offset(x: -offset.x, y: -offset.y)
          .intersection(Rect(x: 0, y: 0, width: current.frame.width, height: height))
      }
      let origin = current.frame.origin
      rect = rect.offset(x: origin.x, y: origin.y)
      clip = clip.offset(x: origin.x, y: origin.y)
      clips = true
      guard let parent = current.parent, parent < view else { break }
      view = parent
    }
    rect = rect.offset(y: shift)
    clip = clip.offset(y: shift).intersection(window)
    return FocusedInput(id: id, rect: rect, covered: covered(rect, seen: clip, window: screen.window))
  }

  /// The share of a rectangle that is not seen, where only a part of it is not clipped away.
  private func covered(_ rect: Rect, seen: Rect, window: Rect) -> Double {
    guard rect.area > 0 else { return 0 }
    func hidden(_ frame: Rect?) -> Rect {
      guard let frame, keyboard.state != .hidden else { return .zero }
      return frame.offset(x: -window.minX, y: -window.minY).intersection(seen)
    }
    let byKeyboard = hidden(keyboard.frame)
    let byAccessory = hidden(keyboard.accessory)
    let hiddenArea = byKeyboard.area + byAccessory.area - byKeyboard.intersection(byAccessory).area
    return min(max(1 - (seen.area - hiddenArea) / rect.area, 0), 1)
  }
}
