public import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// The screen's size in the present orientation, in points.
  public var screen: Size {
    switch orientation.shape {
    case .portrait: portraitScreen
    case .landscape: Size(width: portraitScreen.height, height: portraitScreen.width)
    }
  }

  /// Where the keyboard is, in screen coordinates of the present orientation; nil while it is hidden.
  ///
  /// With its accessory view, except on the systems that report it apart (``accessoryFrame``). With a hardware
  /// keyboard this may hang below the screen: only what intersects the screen is there.
  public var frame: Rect? {
    input == nil ? nil : undockedFrame ?? dockedFrame
  }

  /// Where the accessory view is, in screen coordinates, where the system reports it apart from the keyboard (iOS
  /// 26); nil elsewhere.
  public var accessoryFrame: Rect? {
    frame.flatMap(accessory(above:))
  }

  /// Where a docked keyboard of the present state is; nil if there is nothing to be seen of it.
  var dockedFrame: Rect? {
    if isPopover { return nil }
    if !hasHardwareKeyboard { return docked(height: reportedHeight) }
    if let bar = device.shortcutBarHeight(os: os) {
      var frame = docked(height: reportedHeight)
      frame.origin.y = screen.height - bar - (os.reportsAccessoryApart ? 0 : accessoryHeight)
      return frame
    }
    return accessoryHeight > 0 ? docked(height: accessoryHeight) : nil
  }

  /// The accessory view of a keyboard, where it is reported apart and the keyboard is more than that.
  func accessory(above keyboard: Rect) -> Rect? {
    guard os.reportsAccessoryApart, accessoryHeight > 0, undockedFrame == nil else { return nil }
    if hasHardwareKeyboard && device.shortcutBarHeight(os: os) == nil { return nil }
    return Rect(x: 0, y: keyboard.minY - accessoryHeight, width: screen.width, height: accessoryHeight)
  }

  /// A keyboard of that height at the screen's bottom.
  func docked(height: Double) -> Rect {
    Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// A keyboard of that height just below the screen.
  func hidden(height: Double) -> Rect {
    Rect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  /// The height that notifications tell of a full keyboard.
  var reportedHeight: Double {
    os.reportsAccessoryApart ? keysHeight : keysHeight + accessoryHeight
  }

  /// The height of keys, suggestion bar and what is below them.
  var keysHeight: Double { customHeight ?? thirdPartyInUse?.height ?? systemHeight(suggestionBar: suggestionBar) }

  /// Whether the keyboard is a number pad in a popover, over the content and nowhere near the screen's bottom.
  private var isPopover: Bool {
    numberPadsArePopovers && device.family == .iPad && os.canShowPadsInPopovers && kind.isPad && customHeight == nil
  }

  /// The height of the keyboard that third-party ones stand in for at first: the system's keys without the bar.
  var barelessHeight: Double { systemHeight(suggestionBar: false) }

  /// The system's keyboard. A device of which no height is known has that of the widest iPhone of which one is.
  private func systemHeight(suggestionBar: Bool?) -> Double {
    let known = { (device: Device) in
      device.keyboardHeight(
        orientation: orientation.shape, kind: kind, suggestionBar: suggestionBar, os: os)?.height
    }
    return known(device) ?? Device.withID("iphone-16promax").flatMap(known) ?? 0
  }

  private var isReportedFromWindow: Bool {
    os.confusesWindowAndScreen && device.family == .iPad && input == .textView && accessoryHeight > 0
  }

  /// A frame as the system reports it: before iOS 8 in the coordinates of the portrait screen.
  func reported(_ frame: Rect) -> Rect {
    guard os.reportsPortraitCoordinates else {
      return isReportedFromWindow ? frame.offset(x: -windowOrigin.x, y: -windowOrigin.y) : frame
    }
    switch orientation {
    case .portrait:
      return frame
    case .portraitUpsideDown:
      return Rect(
        x: screen.width - frame.maxX, y: screen.height - frame.maxY, width: frame.width, height: frame.height)
    case .landscapeLeft:
      return Rect(x: frame.minY, y: screen.width - frame.maxX, width: frame.height, height: frame.width)
    case .landscapeRight:
      return Rect(x: screen.height - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
    }
  }
}
