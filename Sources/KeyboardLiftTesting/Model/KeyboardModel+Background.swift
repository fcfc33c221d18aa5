import KeyboardLiftCore

extension KeyboardModel {
  /// The app comes back from the background: a keyboard that is still there is announced again, begin and end alike.
  ///
  /// - Parameter height: The height in points of a keyboard that was up in another app meanwhile; none by default. Its frame
  ///   is told first, as if it were this app's, with isLocal true (rdar 48608694), though it is not there any more.
  public func returnFromBackground(otherAppsKeyboard height: Double? = nil) -> KeyboardScript {
    var script = KeyboardScript()
    if let height {
      script = KeyboardScript(moving(motion(from: hidden(height: height), to: docked(height: height)), at: 0))
    }
    guard placement != .hidden, let frame else { return script }
    let still = motion(from: frame, to: frame)
    let own = placement == .undocked ? moving(still, at: 0) : showing(still, at: 0)
    return script.followed(by: KeyboardScript(own), after: script.isEmpty ? 0 : Timing.gap)
  }
}
