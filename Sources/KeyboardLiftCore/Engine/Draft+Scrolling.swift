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

  /// The offset nearest to the given one at which UIKit lets the content rest.
  func clamp(_ offset: Double) -> Double {
    let lowest = 0 - insetTop
    let highest = max(lowest, contentHeight + insetBottom - height)
    return min(max(offset, lowest), highest)
  }
}

/// The part of a scroll view in which content is seen.
struct Room {
  /// Where it begins, in points below the offset.
  var top: Double
  /// How high it is.
  var height: Double

  /// The room that a height leaves between two covers.
  init(height: Double, top: Double, bottom: Double) {
    self.top = top
    self.height = max(0, height - top - bottom)
  }

  /// The offset nearest to the given one at which a range of the content is seen.
  ///
  /// A range higher than the room is cut to it, keeping its top: the beginning of what is edited comes first.
  func reveal(minY: Double, maxY: Double, from offset: Double) -> Double {
    let bottom = min(maxY, minY + height)
    let start = offset + top
    if start.exceeds(minY) { return minY - top }
    if bottom.exceeds(start + height) { return bottom - top - height }
    return offset
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

  /// The room of a scroll view with the parts that the plan gives it.
  ///
  /// Where the strategy avoids the overlap, the room ends at the keyboard's top, however much the app insets: that strip
  /// lies under the keyboard.
  func room(of index: Int) -> Room {
    let extent = extent(of: index)
    var bottom = extent.insetBottom
    if avoidsOverlap(index) {
      let overlap = overlap(of: index)
      let system = screen.views[index].scroll?.systemInset.bottom ?? 0
      if overlap > 0 { bottom = max(overlap, system) - works[index].parts.heightLoss }
    }
    return Room(height: extent.height, top: topOfRoom(of: index, insetTop: extent.insetTop), bottom: bottom)
  }

  /// The room of a scroll view without a keyboard.
  func ownRoom(of index: Int) -> Room {
    let extent = extent(of: index, with: .none)
    return Room(
      height: extent.height, top: topOfRoom(of: index, insetTop: extent.insetTop), bottom: extent.insetBottom)
  }

  /// Where a room begins: below the inset, and in a scroll view that lies in no other, also below the safe top, under
  /// which bars and the camera hide what is scrolled there.
  private func topOfRoom(of index: Int, insetTop: Double) -> Double {
    let isOutermost = nearest(from: parent(of: index)) { screen.views[$0].scroll != nil } == nil
    return isOutermost ? max(insetTop, safeTop - bounds(of: index).minY) : insetTop
  }

  /// Whether the strategy itself keeps a scroll view's content out of the keyboard's way.
  private func avoidsOverlap(_ index: Int) -> Bool {
    index == outermostWorkedOn && movedAsWhole != index
  }

  /// Scrolls the least, from where scrolling begins, so that a range of the content is seen.
  mutating func scrollToVisible(_ index: Int, minY: Double, maxY: Double) {
    scroll(index, to: room(of: index).reveal(minY: minY, maxY: maxY, from: works[index].begin))
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
