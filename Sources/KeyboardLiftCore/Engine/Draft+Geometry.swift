extension Draft {
  /// The superview's index; nil for the root.
  func parent(of index: Int) -> Int? {
    guard let parent = screen.views[index].parent, parent < index else { return nil }
    return parent
  }

  /// The first of a view and its ancestors, innermost first, that fits; nil if none does, or there is no view.
  func nearest(from index: Int?, where fits: (Int) -> Bool) -> Int? {
    var view = index
    while let current = view {
      if fits(current) { return current }
      view = parent(of: current)
    }
    return nil
  }

  /// Whether a view lies in another, at any depth; no view lies in itself.
  func isView(_ index: Int, inside ancestor: Int) -> Bool {
    nearest(from: parent(of: index)) { $0 == ancestor } != nil
  }

  /// Whether a view is hidden, itself or by an ancestor.
  func isHidden(_ index: Int) -> Bool {
    nearest(from: index) { screen.views[$0].isHidden } != nil
  }

  /// A rectangle of a view, relative to its frame's origin, in the content coordinates of an ancestor, or in window
  /// coordinates with nil. Scroll views on the way count with the offset that the plan gives them.
  func convert(_ rect: Rect, from index: Int, toContentOf ancestor: Int?) -> Rect {
    var rect = rect
    var view = index
    while true {
      let origin = screen.views[view].frame.origin
      rect = rect.offset(x: origin.x, y: origin.y)
      guard let superview = parent(of: view), superview != ancestor else { return rect }
      if let scroll = screen.views[superview].scroll {
        rect = rect.offset(x: -scroll.contentOffset.x, y: -works[superview].offset)
      }
      view = superview
    }
  }

  /// A view's bounds, in the content coordinates of an ancestor, or in window coordinates with nil.
  func bounds(of index: Int, inContentOf ancestor: Int? = nil) -> Rect {
    convert(Rect(origin: .zero, size: screen.views[index].frame.size), from: index, toContentOf: ancestor)
  }

  /// How far a view's own frame reaches below the keyboard's top, between 0 and its height, whatever its x.
  /// - Parameter shift: how far the view is moved with the root.
  func overlap(of index: Int, shiftedBy shift: Double = 0) -> Double {
    let frame = bounds(of: index)
    return max(0, min(frame.maxY + shift - keyboardTop, frame.height)).orZero
  }

  /// What a scroll view lacks so that its content ends above the keyboard: what the app and UIKit already inset at the
  /// bottom lies under the keyboard, and is not added twice.
  func missing(of index: Int, shiftedBy shift: Double = 0) -> Double {
    let overlap = overlap(of: index, shiftedBy: shift)
    guard overlap > 0, let scroll = screen.views[index].scroll else { return 0 }
    return max(0, overlap - scroll.contentInset.bottom - scroll.systemInset.bottom).orZero
  }
}
