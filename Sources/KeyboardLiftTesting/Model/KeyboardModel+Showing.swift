import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// An input becomes first responder while none is.
  ///
  /// - Parameters:
  ///   - input: What is edited; a text field by default.
  ///   - transition: What else moves.
  /// - Returns: What is posted; nothing if an input is edited already (that is ``moveFocus(to:kind:accessory:)``).
  @discardableResult
  public mutating func show(for input: Input = .textField, with transition: Transition = .none) -> KeyboardScript {
    guard self.input == nil else { return KeyboardScript() }
    self.input = input
    return KeyboardScript(beginning(input, appearing(with: transition)))
  }

  /// The first responder resigns.
  ///
  /// - Parameter transition: What else moves.
  /// - Returns: What is posted; nothing if no input is edited.
  @discardableResult
  public mutating func hide(with transition: Transition = .none) -> KeyboardScript {
    guard let input else { return KeyboardScript() }
    let steps = disappearing(with: transition)
    self.input = nil
    return KeyboardScript(ending(input, steps))
  }

  /// The sheet of the password manager takes the keyboard's place: a hide without duration.
  @discardableResult
  public mutating func coverWithPasswordManager() -> KeyboardScript {
    guard placement == .docked, let frame else { return KeyboardScript() }
    let end = leave(frame)
    let steps = hiding(Motion(begin: frame, end: end, duration: 0), at: 0)
    input = nil
    return KeyboardScript(steps)
  }

  /// What is posted when the keyboard comes to where the present state puts it.
  private mutating func appearing(with transition: Transition) -> [KeyboardScript.Step] {
    let start = Timing.showLead
    if let undockedFrame {
      return moving(motion(from: hidden(height: undockedFrame.height), to: undockedFrame), at: start)
    }
    guard let end = dockedFrame else { return [] }
    if let keyboard = thirdPartyInUse, !hasHardwareKeyboard { return appearing(keyboard) }
    if transition == .afterDismissal && os.isAtOnceAfterDismissal {
      return steps([.didShow], motion(from: end, to: end), at: start)
    }
    let begin = begin(of: end, with: transition)
    return showing(motion(from: begin, to: end, duration: appearingDuration(transition)), at: start)
  }

  private func appearingDuration(_ transition: Transition) -> Double {
    prefersCrossFade && os.canCrossFade && transition == .none ? os.crossFadeDuration : transition.duration
  }

  /// What is posted when the keyboard goes from where it is.
  private mutating func disappearing(with transition: Transition) -> [KeyboardScript.Step] {
    let start = Timing.hideLead
    guard let frame else { return [] }
    if let undockedFrame {
      return moving(Motion(begin: undockedFrame, end: hidden(height: undockedFrame.height)), at: start)
    }
    let below = leave(frame)
    let end = prefersCrossFade && os.canCrossFade ? .zero : end(of: frame, below, with: transition)
    return hiding(Motion(begin: frame, end: end, duration: transition.duration), at: start)
  }

  /// Where the keyboard is once it has left; remembered, because the next begin frame has the same height.
  mutating func leave(_ frame: Rect) -> Rect {
    heightWhenHidden = frame.height
    return hidden(height: frame.height)
  }

  /// Where a keyboard that comes begins.
  private func begin(of end: Rect, with transition: Transition) -> Rect {
    switch transition {
    case .modal: end.offset(y: screen.height)
    case .push where os.slidesWithNavigation: end.offset(x: screen.width)
    case .pop where os.slidesWithNavigation: end.offset(x: -screen.width)
    case .none, .afterPresentation, .push, .pop, .afterDismissal:
      hidden(height: heightWhenHidden ?? heightBeforeFirstShow ?? end.height)
    }
  }

  /// Where a keyboard that goes ends.
  private func end(of begin: Rect, _ below: Rect, with transition: Transition) -> Rect {
    switch transition {
    case .modal: begin.offset(y: screen.height)
    case .push where os.slidesWithNavigation: begin.offset(x: -screen.width)
    case .pop where os.slidesWithNavigation: begin.offset(x: screen.width)
    case .none, .afterPresentation, .push, .pop, .afterDismissal: left(below)
    }
  }

  /// What is told of a keyboard that has gone: since iOS 26 an accessory view's height remains at the screen's bottom
  /// (hackiftekhar/IQKeyboardManager #2124).
  private func left(_ below: Rect) -> Rect {
    os.leavesAccessoryBehind && accessoryHeight > 0 ? docked(height: accessoryHeight) : below
  }

  /// The first begin frame of all is 243 high on the 414-wide iPhones with a notch, whatever the end frame is: two
  /// independent logs of iOS 12 and 13 (kaweerutk/CommonKeyboard and a React Native app).
  private var heightBeforeFirstShow: Double? {
    let isQuirky = device.hasHomeIndicator && device.size.width == 414 && os >= OSVersion(12) && os < OSVersion(14)
    return isQuirky && orientation == .portrait ? 243 : nil
  }

  /// The keyboard's steps with the input's own did-begin-editing where it belongs.
  func beginning(_ input: Input, _ keyboard: [KeyboardScript.Step]) -> [KeyboardScript.Step] {
    switch input {
    case .textField: return [KeyboardScript.Step(at: 0, .beganEditing)] + keyboard
    case .webView: return keyboard
    case .textView:
      let wills = keyboard.prefix { !$0.isDid }
      let time = (wills.last?.time ?? 0) + Timing.gap
      return wills + [KeyboardScript.Step(at: time, .beganEditing)] + keyboard.dropFirst(wills.count)
    }
  }

  /// The keyboard's steps with the input's own did-end-editing where it belongs: after the `will…`.
  func ending(_ input: Input, _ keyboard: [KeyboardScript.Step]) -> [KeyboardScript.Step] {
    if input == .webView { return keyboard }
    let wills = keyboard.prefix { !$0.isDid }
    let time = wills.last.map { $0.time + Timing.endOfEditing } ?? 0
    return wills + [KeyboardScript.Step(at: time, .endedEditing)] + keyboard.dropFirst(wills.count)
  }
}
