import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// The user drags the keyboard down with a scroll view and lets go: nothing is posted until the finger lifts.
  ///
  /// - Parameters:
  ///   - y: Where the keyboard's top is when the finger lifts, in screen coordinates; by default half-way down.
  ///   - duration: Seconds for the rest of the way. Odd ones were seen, such as 0.14519 (a test of
  ///     react-native-keyboard-controller); by default that of any hide.
  ///   - curve: The curve of the rest, 0 for the ease-in-out of such a release; by default the keyboard's own.
  /// - Returns: What is posted; nothing before iOS 7, or if no keyboard is docked.
  @discardableResult
  public mutating func dismissInteractively(
    releasedAt y: Double? = nil, duration: Double? = nil, curve: Int? = nil
  ) -> KeyboardScript {
    guard os.dismissesInteractively, placement == .docked, let frame, let input else { return KeyboardScript() }
    var begin = frame
    begin.origin.y = min(max(y ?? (frame.minY + screen.height) / 2, frame.minY), screen.height)
    let end = leave(frame)
    var steps = hiding(
      Motion(begin: begin, end: end, duration: duration ?? OSVersion.plainDuration, curve: curve), at: Timing.hideLead)
    if input != .webView {
      steps.insert(KeyboardScript.Step(at: Timing.hideLead + 2 * Timing.gap, .endedEditing), at: 2)
    }
    self.input = nil
    return Self.drag.followed(by: KeyboardScript(steps))
  }

  /// The user drags the keyboard a little and pushes it up again: nothing is posted.
  public func cancelInteractiveDismissal() -> KeyboardScript {
    os.dismissesInteractively && placement == .docked ? Self.drag : KeyboardScript()
  }

  /// A finger's drag of half a second; how long it takes changes nothing else.
  private static let drag = KeyboardScript([
    KeyboardScript.Step(at: 0, .beganDragging), KeyboardScript.Step(at: 0.5, .endedDragging),
  ])
}
