import KeyboardLiftCore

/// The list above a docked bar: its inset, and its content, which stays at its end.
@MainActor final class ListDocking {
  private(set) weak var list: UIScrollView?
  private(set) var inset: DockedInset
  /// The list as it was last left, if at its end.
  private var leftAtEnd: DockedList?

  init(_ list: UIScrollView) {
    self.list = list
    inset = DockedInset(list)
  }

  /// Whether the list is to stand at its end after the bar has moved.
  func keepsEnd(besides input: UIView?) -> Bool {
    // A form whose own field is edited is scrolled to that field, and to nowhere else.
    guard let list, !list.isMovedByUser, input?.isDescendant(of: list) != true else { return false }
    // A bar that has grown meanwhile may have left its list less room.
    return isAtEnd || leftAtEnd.map(value(of: list).hasStayed) == true
  }

  /// Whether the list stands at its end.
  var isAtEnd: Bool { list.map { value(of: $0).standsAtEnd(inset: inset.added) } ?? false }

  /// Takes note of how the list is left.
  func noteEnd() {
    leftAtEnd = isAtEnd ? list.map { value(of: $0) } : nil
  }

  /// Whether the list does not have the inset that the bar needs.
  func needsInset(for bar: UIView, rise: CGFloat) -> Bool {
    guard let list else { return false }
    return !wantedInset(value(of: list), for: bar, rise: rise).inset.isClose(to: inset.added)
  }

  /// Gives the list the inset for the bar as it now stands.
  func inset(for bar: UIView, rise: CGFloat, keepingEnd: Bool) {
    guard let list else { return }
    let value = value(of: list)
    let wanted = wantedInset(value, for: bar, rise: rise)
    inset.set(wanted.inset, share: wanted.share)
    if keepingEnd { list.uprightOffset.y = value.endOffset(inset: wanted.inset) }
  }

  func putBack() {
    if inset.share != 0 || inset.added != 0 { inset.set(0, share: 0) }
  }

  private func wantedInset(_ list: DockedList, for bar: UIView, rise: CGFloat) -> (inset: Double, share: Double) {
    guard rise > 0, bar.window != nil else { return (0, 0) }
    let top = Double(bar.convert(bar.bounds, to: nil).minY)
    let inset = list.inset(barTop: top, restingTop: top + Double(rise))
    return (inset, list.insetForBar(barTop: top, inset: inset))
  }

  private func value(of list: UIScrollView) -> DockedList {
    let bottom = list.uprightInset.bottom - CGFloat(inset.added)
    var metrics = ScrollMetrics(list, bottomInset: bottom, makesRoom: false)
    metrics.systemInset.bottom = Double(list.uprightAdjustedInset.bottom - list.uprightInset.bottom)
    return DockedList(frame: Rect(list.superview?.convert(list.frame, to: nil) ?? list.frame), scroll: metrics)
  }
}
