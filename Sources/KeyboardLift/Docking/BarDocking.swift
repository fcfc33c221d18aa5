import KeyboardLiftCore

/// One docked bar: where it stands, and what it adds to its list.
@MainActor final class BarDocking {
  private(set) weak var bar: UIView?
  private weak var constraint: NSLayoutConstraint?
  private let padding: CGFloat
  private let setNeedsUpdate: @MainActor (Cause) -> Void
  private let listDocking: ListDocking?
  private var override: RiseOverride?
  /// What the bar covers of its window while it stands on the keyboard, in window coordinates; else nil. It stays on the
  /// keyboard until that hides, even where its screen is moved up so far that the bar needs no rise.
  private(set) var cover: Rect?
  /// The keyboard that the bar was placed on last.
  private var keyboard = Keyboard()
  private var follower: DragFollower?
  private var isWaitingForTransition = false
  /// Whether a finger drags the screen, so that the bar stays as it is.
  private var isHeld = false

  init(
    _ bar: UIView, by constraint: NSLayoutConstraint?, list: UIScrollView?, padding: CGFloat,
    setNeedsUpdate: @escaping @MainActor (Cause) -> Void
  ) {
    self.bar = bar
    self.constraint = constraint
    self.padding = padding
    self.setNeedsUpdate = setNeedsUpdate
    listDocking = list.map { ListDocking($0) }
    if let list {
      follower = DragFollower.watch(list) { [weak self] in self?.keyboardIsDragged(to: $0) }
    }
  }

  /// How far the bar stands above where the app has it, in points up.
  private var rise: CGFloat { override?.rise ?? 0 }

  // MARK: Placing

  /// Puts the bar on the keyboard, or back.
  /// - Returns: whether there was anything to do.
  @discardableResult func place(on keyboard: Keyboard, input: UIView?, animation: Animation) -> Bool {
    guard let bar, let window = bar.window, window.canBecomeKey, !bar.liesInSystemOwned else {
      putBack()
      return false
    }
    if waitsForTransition(of: bar) { return false }
    self.keyboard = keyboard
    UIView.performWithoutAnimation { window.layoutIfNeeded() }
    let top = keyboard.top(in: window.frameOnScreen)
    let docked = dockedBar(bar)
    let rise = CGFloat(docked.rise(keyboardTop: top, safeTop: window.safeAreaInsets.top))
    let stands = top.isFinite && (rise > 0 || cover != nil)
    cover = stands ? docked.place(keyboardTop: top, safeTop: window.safeAreaInsets.top) : nil
    // At rest the app may change what places the bar, and the bar's safe area may change.
    defer { if self.rise == 0 { override = nil } }
    defer { listDocking?.noteEnd() }
    let keepsEnd = listDocking?.keepsEnd(besides: input) ?? false
    guard
      !rise.isClose(to: self.rise) || listDocking?.needsInset(for: bar, rise: self.rise) == true
        || (keepsEnd && rise > 0 && listDocking?.isAtEnd == false)
    else { return false }
    animation.run { [weak self] in
      guard let self, let bar = self.bar else { return }
      override?.set(rise)
      bar.window?.layoutIfNeeded()
      listDocking?.inset(for: bar, rise: self.rise, keepingEnd: keepsEnd)
    }
    AssistiveTechnology.layoutDidChange()
    return true
  }

  /// A screen that comes, goes or follows a finger stands elsewhere until its transition has ended. While the finger drags it
  /// the bar stays as it is.
  private func waitsForTransition(of bar: UIView) -> Bool {
    guard let coordinator = bar.nearestViewController?.transitionCoordinator else { return false }
    if isWaitingForTransition { return isHeld }
    isHeld = coordinator.isInteractive
    isWaitingForTransition = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      // How much of the bar is beside the home indicator is known only now.
      UIView.performWithoutAnimation { self.override?.set(0) }
      override = nil
      isHeld = false
      setNeedsUpdate(.transitionEnded)
      isWaitingForTransition = false
    }
    return isHeld
  }

  /// Puts everything back at once.
  private func putBack() {
    UIView.performWithoutAnimation {
      override?.set(0)
      override = nil
      cover = nil
      listDocking?.putBack()
    }
  }

  /// Ends the docking.
  func end() {
    putBack()
    follower?.end()
  }

  private func dockedBar(_ bar: UIView) -> DockedBar {
    let override = currentOverride(of: bar)
    let frame = Rect(bar.convert(bar.bounds, to: nil)).offset(x: 0, y: override.rise)
    return DockedBar(frame: frame, strip: override.strip, padding: padding)
  }

  private func currentOverride(of bar: UIView) -> RiseOverride {
    if let override, override.isInForce { return override }
    override?.set(0)
    let new = RiseOverride(bar, by: constraint)
    override = new
    return new
  }

  // MARK: The list

  var list: UIScrollView? { listDocking?.list }

  /// How much of the list's `contentInset.bottom` is for the bar, in points.
  var insetShare: CGFloat { listDocking?.inset.share ?? 0 }

  func noteInset(addedBeside change: CGFloat) {
    listDocking?.inset.note(addedBeside: change)
  }

  // MARK: Interactive dismissal

  /// A finger drags the keyboard down, or was lifted: then the keyboard goes back up, or hides with a notification.
  /// - Parameter finger: its height in the window; nil once it is lifted.
  private func keyboardIsDragged(to finger: CGFloat?) {
    guard let list, let bar, let window = bar.window, list.keyboardDismissMode.isInteractive, keyboard.takesRoom
    else { return }
    guard let finger else {
      place(on: keyboard, input: nil, animation: .keyboard)
      return
    }
    let top = keyboard.top(draggedTo: finger, in: window.frameOnScreen)
    let rise = CGFloat(dockedBar(bar).rise(keyboardTop: top, safeTop: window.safeAreaInsets.top))
    UIView.performWithoutAnimation {
      override?.set(rise)
      window.layoutIfNeeded()
    }
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// Whether the keyboard follows the finger.
  fileprivate var isInteractive: Bool {
    // 4 is the mode with the accessory, which not every system that this runs on has.
    self == .interactive || rawValue == 4
  }
}
