import KeyboardLiftCore

extension SimulatedKeyboard {
  /// The user drags the keyboard down with a scroll view and lets go; the input that has it then resigns.
  ///
  /// - Parameters:
  ///   - y: Where the keyboard's top is when the finger lifts, in screen coordinates; by default half-way down.
  ///   - duration: Seconds for the rest of the way; by default that of any hide.
  ///   - curve: The curve of the rest, 0 for ease-in-out; by default the keyboard's own.
  ///   - moment: How far it goes at once; to the end by default.
  @discardableResult
  public func dismissInteractively(
    releasedAt y: Double? = nil, duration: Double? = nil, curve: Int? = nil, until moment: Moment = .did
  ) -> KeyboardScript {
    let script = act(until: .will) { $0.dismissInteractively(releasedAt: y, duration: duration, curve: curve) }
    if !script.isEmpty {
      let input = responder
      responder = nil
      input?.resignFirstResponder()
    }
    if moment == .did { finish() }
    return script
  }

  /// The user drags the keyboard a little and pushes it up again: nothing is posted.
  @discardableResult
  public func cancelInteractiveDismissal() -> KeyboardScript {
    act(until: .did) { $0.cancelInteractiveDismissal() }
  }
}
