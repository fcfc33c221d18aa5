public import KeyboardLiftCore

/// What stands of a scroll view: the app's own values and all that plans made of them.
public struct StandingValues: Equatable, Sendable {
  /// In the superview's coordinates.
  public var frame: Rect
  /// In points.
  public var contentSize: Size
  /// The whole `contentInset`, without the system's.
  public var contentInset: Insets
  /// In content coordinates.
  public var contentOffset: Point
}

extension TraceScreen {
  /// What stands of a scroll view; nil for a number that names none in the present layout.
  public func standing(of id: Int) -> StandingValues? {
    guard let index = index(of: id), let scroll = views[index].scroll else { return nil }
    let planned = planned[id]
    return StandingValues(
      frame: planned?.frame ?? views[index].frame, contentSize: planned?.contentSize ?? scroll.contentSize,
      contentInset: planned?.contentInset ?? scroll.contentInset, contentOffset: scroll.contentOffset)
  }

  /// The range of a scroll view's vertical offset as it stands, or with the app's own values alone.
  func range(of id: Int, own: Bool) -> ClosedRange<Double>? {
    guard let index = index(of: id), let scroll = views[index].scroll, let standing = standing(of: id) else {
      return nil
    }
    let inset = own ? scroll.contentInset : standing.contentInset
    let height = own ? views[index].frame.height : standing.frame.height
    let content = own ? scroll.contentSize.height : standing.contentSize.height
    let top = -(inset.top + scroll.systemInset.top)
    return top...max(top, content + inset.bottom + scroll.systemInset.bottom - height)
  }

  /// Whether no plan has left anything, offsets aside.
  var isUnaltered: Bool { translation.isNear(.zero) && !planned.keys.contains(where: isAltered) }

  /// Whether any value of a scroll view, its offset aside, is another than the app's own.
  func isAltered(_ id: Int) -> Bool {
    guard let index = index(of: id), let scroll = views[index].scroll, let standing = standing(of: id) else {
      return false
    }
    return !standing.frame.isNear(views[index].frame) || !standing.contentSize.isNear(scroll.contentSize)
      || !standing.contentInset.isNear(scroll.contentInset)
  }
}
