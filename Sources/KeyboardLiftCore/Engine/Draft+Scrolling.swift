/// A scroll view's vertical metrics with the parts that the plan gives it.
struct ScrollExtent {
  /// The adjusted inset at the top.
  var insetTop: Double
  /// The adjusted inset at the bottom, our part included.
  var insetBottom: Double
  /// The frame's height, without what we took.
  var height: Double
  /// The content's height, with what we added.
  var contentHeight: Double

  /// How high the part of the content is that insets do not cover.
  var room: Double { max(0, height - insetTop - insetBottom) }

  /// The offset nearest to the given one at which UIKit lets the content rest.
  func clamp(_ offset: Double) -> Double {
    let lowest = 0 - insetTop
    let highest = max(lowest, contentHeight + insetBottom - height)
    return min(max(offset, lowest), highest)
  }
}

extension Draft {
  /// A scroll view's vertical metrics with given parts of ours.
  ///
  /// UIKit's bottom inset stands for the safe area below; a frame that we shortened left that much of it.
  func extent(of index: Int, with parts: Parts) -> ScrollExtent {
    let view = screen.views[index]
    guard let scroll = view.scroll else {
      return ScrollExtent(insetTop: 0, insetBottom: 0, height: view.frame.height, contentHeight: view.frame.height)
    }
    return ScrollExtent(
      insetTop: scroll.contentInset.top + scroll.systemInset.top,
      insetBottom: scroll.contentInset.bottom + max(0, scroll.systemInset.bottom - parts.heightLoss)
        + parts.bottomInset,
      height: view.frame.height - parts.heightLoss,
      contentHeight: scroll.contentSize.height + parts.contentGain)
  }

  /// A scroll view's vertical metrics with the parts that the plan gives it.
  func extent(of index: Int) -> ScrollExtent { extent(of: index, with: works[index].parts) }

  /// Scrolls the least, from where scrolling begins, so that a range of the content is seen.
  ///
  /// A range higher than the room is cut to it, keeping its top: the beginning of what is edited comes first.
  mutating func scrollToVisible(_ index: Int, minY: Double, maxY: Double) {
    let extent = extent(of: index)
    let begin = works[index].begin
    let bottom = min(maxY, minY + extent.room)
    let top = begin + extent.insetTop
    if top.exceeds(minY) {
      scroll(index, to: minY - extent.insetTop)
    } else if bottom.exceeds(top + extent.room) {
      scroll(index, to: bottom - extent.insetTop - extent.room)
    } else {
      scroll(index, to: begin)
    }
  }

  /// Gives a scroll view an offset.
  ///
  /// One that ends elsewhere than it stands is clamped. One that stays is left, in range or not (a refresh header, a
  /// bounce are the app's), unless it must follow a part that became smaller.
  mutating func scroll(_ index: Int, to offset: Double) {
    works[index].offset = offset.isNear(works[index].standing) ? works[index].standing : offset
    if works[index].offset != works[index].standing { clampOffset(index) }
    followSmallerPart(index)
  }

  /// Clamps an offset where a part of ours became smaller than before the event.
  mutating func followSmallerPart(_ index: Int) {
    let (parts, before) = (works[index].parts, works[index].before)
    guard awaitsMark(index) ? parts.hasSmallerExtent(than: before) : parts.isSmaller(than: before) else { return }
    clampOffset(index)
  }

  /// Brings a scroll view's offset into its range.
  mutating func clampOffset(_ index: Int) {
    let offset = extent(of: index).clamp(works[index].offset)
    works[index].offset = offset.isNear(works[index].standing) ? works[index].standing : offset
  }

  /// Whether a scroll view's inset waits for its mark, with which it counts as one part. Where no mark can come the view is
  /// clamped at once, so that what lies in it is looked at where it then is: in one around which room is made, and in one
  /// that the strategy works on, unless that is to be moved as a whole.
  private func awaitsMark(_ index: Int) -> Bool {
    isMarked(index) && !liesInOwner(index) && (!works[index].isWorkedOn || movedAsWhole == index)
  }
}
