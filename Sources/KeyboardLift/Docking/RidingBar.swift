import KeyboardLiftCore

/// One docked bar: where it stands, and what of it stands in its list.
@MainActor final class RidingBar {
  private(set) weak var bar: UIView?
  private(set) weak var list: UIScrollView?
  private weak var constraint: NSLayoutConstraint?
  private let padding: CGFloat
  private var held: (any HeldRise)?
  private(set) var inset = DockedInset()
  /// Its list as it was last left, if at its end.
  private var leftAtEnd: DockedList?
  /// What it covers of its window where it stands on the keyboard, in window coordinates; nil where it does not. Once it stands
  /// there it does until the keyboard goes, though its screen may be moved up so far that it needs no rise.
  private(set) var cover: Rect?
  private var follower: DragFollower?
  private var waitsForTransition = false

  init(_ bar: UIView, by constraint: NSLayoutConstraint?, list: UIScrollView?, padding: CGFloat) {
    self.bar = bar
    self.constraint = constraint
    self.list = list
    self.padding = padding
    if let list {
      follower = DragFollower.watch(list) { [weak self] in self?.keyboardIsDragged(to: $0) }
    }
  }

  /// How far it stands above where the app has it, in points.
  var rise: CGFloat { held?.standing ?? 0 }

  /// Its frame in window coordinates, as it stands.
  var frame: Rect? {
    guard let bar, bar.window != nil else { return nil }
    return Rect(bar.convert(bar.bounds, to: nil))
  }

  // MARK: Placing

  /// Puts it on the keyboard, or back; whether there was anything to do.
  @discardableResult func place(on keyboard: Keyboard, input: UIView?, animation: Animation) -> Bool {
    guard let bar, let window = bar.window, window.canBecomeKey, !bar.liesInSystemOwned else {
      takeOff()
      return false
    }
    placeAgainAfterTransition(of: bar)
    UIView.performWithoutAnimation { window.layoutIfNeeded() }
    let top = keyboard.top(in: window.frameOnScreen)
    let docked = docked(bar)
    let rise = docked.rise(keyboardTop: top, safeTop: window.safeAreaInsets.top)
    let stands = top.isFinite && (rise > 0 || cover != nil)
    cover = stands ? docked.place(keyboardTop: top, safeTop: window.safeAreaInsets.top) : nil
    // At rest the app may change what holds the bar, and its safe area may change.
    defer { if self.rise == 0 { held = nil } }
    defer { leftAtEnd = listAtEnd }
    let keepsEnd = keepsEnd(besides: input)
    guard !rise.isNear(self.rise) || needsInset || (keepsEnd && rise > 0 && listAtEnd == nil) else { return false }
    animation.run { [weak self] in
      self?.move(to: rise, in: window)
      self?.insetList(keepingEnd: keepsEnd)
    }
    AssistiveTechnology.layoutDidChange()
    return true
  }

  /// Has it placed once more when its screen has come to rest: one that comes, goes or is dragged by the user stands elsewhere
  /// until then.
  private func placeAgainAfterTransition(of bar: UIView) {
    guard !waitsForTransition, let coordinator = bar.nearestViewController?.transitionCoordinator else { return }
    waitsForTransition = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      // How much of it is the home indicator's strip is known only now.
      UIView.performWithoutAnimation { self?.held?.set(0) }
      self?.held = nil
      KeyboardMonitor.shared.settle()
      self?.waitsForTransition = false
    }
  }

  /// Takes everything back, at once.
  func takeOff() {
    UIView.performWithoutAnimation {
      held?.set(0)
      held = nil
      cover = nil
      if let list, inset.share != 0 || inset.added(in: list) != 0 { inset.set(0, share: 0, in: list) }
    }
  }

  /// Ends the riding.
  func end() {
    takeOff()
    follower?.end()
  }

  private func docked(_ bar: UIView) -> DockedBar {
    let holder = holder(of: bar)
    let frame = Rect(bar.convert(bar.bounds, to: nil)).offset(x: 0, y: holder.standing)
    return DockedBar(frame: frame, strip: holder.strip, padding: padding)
  }

  /// What moves it now or, where that does no more, what would.
  private func holder(of bar: UIView) -> any HeldRise {
    if let held, held.isInForce { return held }
    held?.set(0)
    let new = bar.heldRise(by: constraint)
    held = new
    return new
  }

  private func move(to rise: CGFloat, in window: UIWindow) {
    held?.set(rise)
    window.layoutIfNeeded()
  }

  // MARK: Its list

  private func docked(_ list: UIScrollView) -> DockedList {
    var metrics = ScrollMetrics(list, makesRoom: false)
    let added = inset.added(in: list)
    metrics.systemInset.bottom = list.adjustedContentInset.bottom - list.contentInset.bottom
    metrics.contentInset.bottom = list.contentInset.bottom - added
    return DockedList(frame: Rect(list.superview?.convert(list.frame, to: nil) ?? list.frame), scroll: metrics)
  }

  /// The list, if it stands at its end.
  private var listAtEnd: DockedList? {
    guard let list else { return nil }
    let docked = docked(list)
    return docked.standsAtEnd(inset: inset.added(in: list)) ? docked : nil
  }

  /// Whether the list's content is to stand at its end after the move.
  private func keepsEnd(besides input: UIView?) -> Bool {
    // A form whose own field is edited is scrolled to that field, and to nowhere else.
    guard let list, !list.isMovedByUser, input?.isDescendant(of: list) != true else { return false }
    // A bar that has grown meanwhile may have left its list less room.
    return listAtEnd != nil || leftAtEnd.map(docked(list).hasStayed) == true
  }

  /// What the list is to have for the bar where it now stands.
  private func wantedInset(_ list: DockedList) -> (inset: Double, share: Double) {
    guard rise > 0, let top = frame?.minY else { return (0, 0) }
    let inset = list.inset(barTop: top, restingTop: top + rise)
    return (inset, list.insetForBar(barTop: top, inset: inset))
  }

  private var needsInset: Bool {
    guard let list else { return false }
    return !wantedInset(docked(list)).inset.isNear(inset.added(in: list))
  }

  private func insetList(keepingEnd keepsEnd: Bool) {
    guard let list else { return }
    let docked = docked(list)
    let wanted = wantedInset(docked)
    inset.set(wanted.inset, share: wanted.share, in: list)
    if keepsEnd { list.contentOffset.y = docked.endOffset(inset: wanted.inset) }
  }

  func noteInset(addedBeside change: CGFloat) {
    inset.noteOwn(addedBeside: change)
  }

  // MARK: Interactive dismissal

  /// A finger that drags the keyboard down is at a height of the window, or was lifted: then the keyboard goes back up, or
  /// goes, which is told.
  private func keyboardIsDragged(to finger: CGFloat?) {
    guard let list, let bar, let window = bar.window, list.keyboardDismissMode.isInteractive else { return }
    let keyboard = KeyboardMonitor.shared.keyboards[bar.windowScreen]
    guard keyboard.takesRoom else { return }
    guard let finger else {
      place(on: keyboard, input: nil, animation: .keyboard)
      return
    }
    let top = keyboard.top(draggedTo: finger, in: window.frameOnScreen)
    let rise = docked(bar).rise(keyboardTop: top, safeTop: window.safeAreaInsets.top)
    UIView.performWithoutAnimation {
      held?.set(rise)
      window.layoutIfNeeded()
    }
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// Whether the keyboard follows the finger.
  fileprivate var isInteractive: Bool {
    // 4 is the one with the accessory, which not every system that this runs on has.
    self == .interactive || rawValue == 4
  }
}
