import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// A hardware keyboard is attached.
  ///
  /// An iPad since iOS 9 keeps its shortcut bar, with the frame of the full keyboard hanging below the screen;
  /// elsewhere the accessory view alone stays, or nothing.
  @discardableResult
  public mutating func connectHardwareKeyboard() -> KeyboardScript {
    guard !hasHardwareKeyboard else { return KeyboardScript() }
    let begin = frame
    let wasDocked = placement == .docked
    hasHardwareKeyboard = true
    guard wasDocked, let begin else { return KeyboardScript() }
    guard let end = frame else {
      return KeyboardScript(hiding(Motion(begin: begin, end: leave(begin)), at: 0))
    }
    return KeyboardScript(showing(motion(from: begin, to: end), at: 0))
  }

  /// The hardware keyboard is taken away: the keyboard comes back if an input is edited.
  @discardableResult
  public mutating func disconnectHardwareKeyboard() -> KeyboardScript {
    guard hasHardwareKeyboard else { return KeyboardScript() }
    let begin = undockedFrame == nil ? frame : nil
    hasHardwareKeyboard = false
    guard placement == .docked, let end = frame else { return KeyboardScript() }
    let height = os.forgetsBarAfterHardwareKeyboard ? barelessHeight + accessoryHeight : end.height
    return KeyboardScript(showing(motion(from: begin ?? hidden(height: height), to: end), at: 0))
  }

  /// The user drags the shortcut bar of an iPad with a hardware keyboard and drops it: a `willShow` whose end frame
  /// is zero, which happens only then (Flutter's FlutterKeyboardInsetManager, iPadOS 15 to 17).
  public func dropShortcutBar() -> KeyboardScript {
    guard input != nil, hasHardwareKeyboard, device.shortcutBarHeight(os: os) != nil, os >= OSVersion(15) else {
      return KeyboardScript()
    }
    let motion = Motion(begin: .zero, end: .zero)
    return KeyboardScript(
      steps([.willShow], motion, at: 0) + steps([.didShow], motion, at: motion.duration + Timing.showSettling))
  }
}
