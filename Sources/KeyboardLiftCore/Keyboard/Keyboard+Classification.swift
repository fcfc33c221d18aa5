extension Keyboard {
  /// Takes a notification and says whether it was news.
  ///
  /// No news is what changes neither state nor frames, and what comes late: a `did…` that belongs to a motion already
  /// overtaken. The order of the rules is the order of the table in the documentation; the first that fits decides. The
  /// begin frame is never used: logs show it wrong on every system.
  /// - Parameters:
  ///   - notification: as UIKit posted it.
  ///   - screen: the screen's size in points, in its present orientation.
  ///   - window: the window's frame on the screen, for which the end frame may leave out what lies below the window; nil for
  ///     none that is known.
  @discardableResult public mutating func receive(
    _ notification: KeyboardNotification, on screen: Size, window: Rect? = nil
  ) -> Bool {
    let notification = notification.onScreen(screen, belowWindow: window)
    let next = classify(notification, on: screen)
    remember(notification, as: next)
    guard let next else { return false }
    let accessory = next == .docked || next == .foreign ? notification.countingAccessory : nil
    if next == state && notification.end == end && accessory == self.accessory { return false }
    state = next
    end = notification.end
    self.accessory = accessory
    return true
  }

  /// The state that a notification announces, or nil if it tells nothing.
  func classify(_ notification: KeyboardNotification, on screen: Size) -> State? {
    if notification.name == .willHide { return .hidden }
    if notification.name == .didHide { return isReopened ? nil : .hidden }
    guard let end = notification.end, end.isFinite else { return nil }
    // The other app has gone, and its keyboard with it.
    if notification.name.isFrameChange && end == .zero { return state == .foreign ? .hidden : nil }
    let isBelow = end.minY >= screen.height
    // The late end of a hide that was overtaken.
    if notification.name == .didChangeFrame && isBelow && isReopened { return nil }
    if !(end.height > 0) || isBelow { return .hidden }
    if end.maxY < screen.height - Self.bottomTolerance { return .floating }
    if notification.name.isDid && state == .hidden && isHiding && !isReopened { return nil }
    return notification.isLocal == false ? .foreign : .docked
  }

  /// Keeps track of hides, so that late `did…` notifications are known as such.
  private mutating func remember(_ notification: KeyboardNotification, as next: State?) {
    switch notification.name {
    case .willHide:
      hasBeenHidden = true
      isHiding = true
      isReopened = false
    case .didHide:
      isHiding = false
    case .willShow:
      if isHiding { isReopened = true }
    case .willChangeFrame where next == .foreign || next == .docked:
      if isHiding { isReopened = true }
    case .didShow, .willChangeFrame, .didChangeFrame:
      break
    }
  }

  /// How far above the screen's bottom, in points, a docked keyboard may end: fractional heights are logged (289.5).
  static let bottomTolerance = 1.0
}

extension KeyboardNotification {
  /// The notification with its whole end frame, where that leaves out what lies below the window, as it does in Slide Over.
  fileprivate func onScreen(_ screen: Size, belowWindow window: Rect?) -> KeyboardNotification {
    guard let window, !window.size.isEmpty, let end, end.isFinite, end.height > 0 else { return self }
    let below = screen.height - window.maxY
    let missing = screen.height - end.maxY
    guard below > Keyboard.bottomTolerance, abs(missing - below) <= Keyboard.bottomTolerance else { return self }
    var result = self
    result.end = end.offset(y: below)
    return result
  }

  /// The accessory's frame if it is one: finite and with a height.
  var countingAccessory: Rect? {
    guard let accessory, accessory.isFinite, accessory.height > 0 else { return nil }
    return accessory
  }
}

extension KeyboardNotification.Name {
  /// Whether it only tells of a frame, not of showing or hiding.
  public var isFrameChange: Bool { self == .willChangeFrame || self == .didChangeFrame }
  /// Whether it comes after the motion.
  public var isDid: Bool { self == .didShow || self == .didHide || self == .didChangeFrame }
}
