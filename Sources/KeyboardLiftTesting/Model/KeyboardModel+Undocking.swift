public import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// How the user takes the keyboard from the screen's bottom.
  public enum UndockingGesture: Equatable, Sendable {
    /// By the menu of the keyboard's own key.
    case menu
    /// By dragging that key.
    case drag
  }

  /// The user undocks an iPad's keyboard: a hide is posted while it is still on the screen, and from then on change-
  /// frames alone.
  ///
  /// - Parameters:
  ///   - gesture: How; by the menu by default. While it is dragged the system reports an end frame of zero (none on
  ///     iOS 5).
  ///   - rise: How far above the screen's bottom the keyboard ends then, in points.
  @discardableResult
  public mutating func undock(by gesture: UndockingGesture = .menu, rise: Double = 100) -> KeyboardScript {
    guard canUndock else { return KeyboardScript() }
    let size = Size(width: screen.width, height: keysHeight)
    return leaveDock(for: aboveDock(Point(x: 0, y: screen.height - size.height - rise), size), by: gesture)
  }

  /// The user splits an iPad's keyboard into two halves; posts what undocking posts. Not on an iPad with a home
  /// indicator.
  ///
  /// - Parameter rise: How far above the screen's bottom the halves end then, in points.
  @discardableResult
  public mutating func split(rise: Double = 100) -> KeyboardScript {
    guard canUndock, !device.hasHomeIndicator else { return KeyboardScript() }
    let size = Size(width: screen.width, height: Self.splitHeight)
    return leaveDock(for: aboveDock(Point(x: 0, y: screen.height - size.height - rise), size), by: .menu)
  }

  /// The user makes an iPad's keyboard a small one that floats; since iPadOS 13.
  ///
  /// - Parameter origin: The small keyboard's corner, in screen coordinates; by default near the bottom in the middle.
  @discardableResult
  public mutating func float(at origin: Point? = nil) -> KeyboardScript {
    guard canUndock, os.canFloat, let small = device.floatingKeyboardSize(os: os) else { return KeyboardScript() }
    let size = Size(width: small.width, height: small.heights.upperBound)
    let middle = Point(x: (screen.width - size.width) / 2, y: screen.height - size.height - 100)
    return leaveDock(for: aboveDock(origin ?? middle, size), by: .menu)
  }

  /// The user drags an undocked keyboard elsewhere: the end frame is zero until it is let go.
  ///
  /// - Parameter origin: Its corner then, in screen coordinates.
  @discardableResult
  public mutating func drag(to origin: Point) -> KeyboardScript {
    guard placement == .undocked, let old = undockedFrame else { return KeyboardScript() }
    let new = aboveDock(origin, old.size)
    undockedFrame = new
    return KeyboardScript(
      steps([.willChangeFrame], Motion(begin: old, end: .zero), at: 0)
        + steps([.didChangeFrame], Motion(begin: old, end: new), at: OSVersion.plainDuration + Timing.showSettling))
  }

  /// The user docks the keyboard again: `willShow`, since iOS 9 in a pattern of nine notifications (openradar
  /// 25032907).
  @discardableResult
  public mutating func dock() -> KeyboardScript {
    guard let old = undockedFrame else { return KeyboardScript() }
    undockedFrame = nil
    guard placement == .docked, let end = frame else { return KeyboardScript() }
    let settle = motion(from: old, to: end)
    guard os.docksInNine else { return KeyboardScript(showing(settle, at: 0)) }
    let drag = Motion(begin: old, end: .zero)
    let rest = motion(from: end, to: end)
    let start = 2 * Timing.gap
    let finish = start + settle.duration + Timing.showSettling
    return KeyboardScript(
      steps([.willChangeFrame, .didChangeFrame], drag, at: 0)
        + steps([.willShow, .willChangeFrame, .willShow], settle, at: start)
        + steps([.didChangeFrame, .didShow, .didChangeFrame, .didShow], rest, at: finish))
  }

  private var canUndock: Bool { device.family == .iPad && placement == .docked && !hasHardwareKeyboard }

  /// An undocked keyboard on the screen, at least ten points above its bottom: nearer it would dock.
  func aboveDock(_ origin: Point, _ size: Size) -> Rect {
    let x = max(0, min(origin.x, screen.width - size.width))
    let y = max(0, min(origin.y, screen.height - size.height - 10))
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  /// The height of a split keyboard; one answer at stackoverflow.com/q/10749311 says so, of iOS 5.
  private static let splitHeight = 216.0

  /// A docked keyboard becomes an undocked one. The hide moves it by its own height: an accessory view stays behind.
  private mutating func leaveDock(for new: Rect, by gesture: UndockingGesture) -> KeyboardScript {
    guard let old = frame else { return KeyboardScript() }
    let hide = Motion(begin: old, end: old.offset(y: keysHeight))
    var change = hide
    if gesture == .drag { change.end = os < OSVersion(6) ? nil : .zero }
    var changed = hide
    if os.undockingLosesEndFrame {
      changed.end = nil
      changed.endsWithFramesOnly = true
      if gesture == .drag { changed.end = new }
    }
    heightWhenHidden = old.height
    undockedFrame = new
    let finish = hide.duration + Timing.hideSettling
    let hiding = KeyboardScript(
      steps([.willChangeFrame], change, at: 0) + steps([.willHide], hide, at: Timing.gap)
        + steps([.didChangeFrame], changed, at: finish) + steps([.didHide], hide, at: finish + Timing.gap))
    if os.undockingLosesEndFrame { return hiding }
    return hiding.followed(by: KeyboardScript(moving(Motion(begin: hide.end, end: new), at: 0)), after: Timing.gap)
  }
}
