import KeyboardLiftCore

/// What stands in a list of the inset for a docked bar.
@MainActor struct DockedInset {
  private var held = HeldInset(own: 0, written: 0)
  private var indicator = HeldInset(own: 0, written: 0)
  /// How much of the list's `contentInset.bottom` is for the bar, with what the app has for it there, in points.
  private(set) var share: CGFloat = 0

  /// What was added, as far as it still stands.
  func added(in list: UIScrollView) -> Double {
    let present = Double(list.contentInset.bottom)
    return present - held.own(of: present)
  }

  /// Adds to a list's inset, and to its indicator's, which UIKit does not inset by itself.
  mutating func set(_ inset: Double, share: Double, in list: UIScrollView) {
    held = HeldInset(own: held.own(of: list.contentInset.bottom), adding: inset)
    indicator = HeldInset(own: indicator.own(of: list.verticalScrollIndicatorInsets.bottom), adding: inset)
    if list.contentInset.bottom != held.written { list.contentInset.bottom = held.written }
    if list.verticalScrollIndicatorInsets.bottom != indicator.written {
      list.verticalScrollIndicatorInsets.bottom = indicator.written
    }
    self.share = share
  }

  /// Notes that something else was added beside it.
  mutating func noteOwn(addedBeside change: CGFloat) {
    held = HeldInset(own: held.own + change, written: held.written + change)
  }
}

extension HeldInset {
  fileprivate init(own: Double, adding part: Double) {
    self.init(own: own, written: own + part)
  }
}

extension UIScrollView {
  /// The content inset without what of it is for a docked bar: as the engine sees it, to which the rest is the system's.
  var contentInsetBesideBar: UIEdgeInsets {
    var inset = contentInset
    inset.bottom -= KeyboardMonitor.shared.bars.share(in: self)
    return inset
  }

  /// Sets the content inset's bottom, but for what of it is for a docked bar.
  func setBottomInsetBesideBar(_ bottom: CGFloat) {
    let change = bottom - contentInsetBesideBar.bottom
    guard change != 0 else { return }
    contentInset.bottom += change
    KeyboardMonitor.shared.bars.noteInset(addedBeside: change, in: self)
  }
}
