public import KeyboardLiftCore
public import KeyboardLiftDevices

/// A keyboard that posts what the system posts, on any machine: for the tests of an app.
///
///     let keyboard = SimulatedKeyboard(.iPhoneSE3)
///     keyboard.focus(passwordField)
///     #expect(keyboard.focusedInput(in: window)?.isFullyVisible == true)
///     keyboard.resign()
///
/// Each action posts all its notifications at once, in order. With `until: .will` it stops before the first `did…`,
/// so that a test can look at the app in between; ``advance()`` then posts the rest. What the order, frames and
/// durations rest on is told at ``KeyboardModel``, which is the same keyboard without UIKit.
///
/// On a device or in a simulator the real keyboard posts as well when an input becomes first responder. Keep it away
/// with a hardware keyboard (in the simulator: I/O, Keyboard, Connect Hardware Keyboard).
@MainActor public final class SimulatedKeyboard {
  /// How far an action goes at once.
  public enum Moment: Sendable {
    /// To the motion's beginning: the `did…` notifications wait for ``SimulatedKeyboard/advance()``.
    case will
    /// To the end.
    case did
  }

  /// The keyboard's state: placement, kind, frames.
  public internal(set) var model: KeyboardModel
  /// The screen whose coordinates the frames are in; the notifications' object from iOS 16.1 on. Nil if none was given.
  public let screen: UIScreen?
  /// Every notification that was posted, in order.
  public private(set) var posted: [KeyboardNotification] = []
  /// The input that has the keyboard, if it was told which.
  weak var responder: UIResponder?
  /// Holds the accessory view where the system reports it apart.
  var accessoryWindow: UIWindow?
  private let center: NotificationCenter
  private var pending: [KeyboardNotification] = []

  /// Makes a hidden keyboard.
  ///
  /// - Parameters:
  ///   - device: The device whose keyboard it is; its constants are on `Device`,
  ///     ``KeyboardLiftDevices/Device/iPhoneSE3``.
  ///   - orientation: How the interface is turned; portrait by default.
  ///   - os: The system; by default the newest that the device runs.
  ///   - screen: The screen that the app under test is on. Where it is another device's, the keyboard keeps its
  ///     height and is at this screen's bottom. By default the device's own screen is assumed.
  ///   - center: Where notifications are posted; the default center by default.
  public init(
    _ device: Device, orientation: ScreenOrientation = .portrait, os: OSVersion? = nil, screen: UIScreen? = nil,
    center: NotificationCenter = .default
  ) {
    var model = KeyboardModel(device, orientation: orientation, os: os)
    if let size = screen?.bounds.size {
      let isPortrait = orientation.shape == .portrait
      model.portraitScreen = Size(
        width: isPortrait ? size.width : size.height, height: isPortrait ? size.height : size.width)
    }
    self.model = model
    self.screen = screen
    self.center = center
  }

  /// Where the keyboard is, in screen coordinates; nil while it is hidden.
  public var frame: CGRect? { model.frame.map(CGRect.init) }

  /// Where the accessory view is, in screen coordinates, where the system reports it apart from the keyboard (iOS 26).
  public var accessoryFrame: CGRect? { model.accessoryFrame.map(CGRect.init) }

  /// Whether `did…` notifications of earlier actions have not been posted yet.
  public var isMoving: Bool { !pending.isEmpty }

  /// Posts the next notifications that wait: those of one moment, the `did…` of a motion or the `will…` of one that
  /// follows it.
  /// - Returns: Whether there were any.
  @discardableResult
  public func advance() -> Bool {
    guard let first = pending.first else { return false }
    let moment = pending.prefix { $0.name.isDid == first.name.isDid }
    pending.removeFirst(moment.count)
    moment.forEach(post)
    return true
  }

  /// Posts everything that waits.
  public func finish() {
    while advance() {}
  }

  /// Acts, and posts what comes of it.
  ///
  /// What still waits of an earlier action comes late, between this one's `will…` and `did…`, as it does when a
  /// keyboard is overtaken.
  @discardableResult
  func act(until moment: Moment, _ action: (inout KeyboardModel) -> KeyboardScript) -> KeyboardScript {
    let script = action(&model)
    placeAccessory()
    let notifications = script.notifications
    let wills = notifications.prefix { !$0.name.isDid }
    wills.forEach(post)
    pending += notifications.dropFirst(wills.count)
    if moment == .did { finish() }
    return script
  }

  private func post(_ notification: KeyboardNotification) {
    posted.append(notification)
    let object = model.os >= OSVersion(16, 1) ? screen : nil
    center.post(name: notification.name.notificationName, object: object, userInfo: notification.userInfo)
  }
}
