import KeyboardLiftCore

extension SimulatedKeyboard {
  /// The user undocks an iPad's keyboard. See ``KeyboardModel/undock(by:rise:)``.
  @discardableResult
  public func undock(
    by gesture: KeyboardModel.UndockingGesture = .menu, rise: Double = 100, until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.undock(by: gesture, rise: rise) }
  }

  /// The user splits the keyboard of an iPad with a home button.
  @discardableResult
  public func split(rise: Double = 100, until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.split(rise: rise) }
  }

  /// The user makes an iPad's keyboard a small one that floats, its corner at `origin` in screen coordinates.
  @discardableResult
  public func float(at origin: CGPoint? = nil, until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.float(at: origin.map { Point(x: $0.x, y: $0.y) }) }
  }

  /// The user drags an undocked keyboard elsewhere, its corner then at `origin` in screen coordinates.
  @discardableResult
  public func drag(to origin: CGPoint, until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.drag(to: Point(x: origin.x, y: origin.y)) }
  }

  /// The user docks the keyboard again.
  @discardableResult
  public func dock(until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.dock() }
  }

  /// The user drags an iPad's shortcut bar and drops it.
  @discardableResult
  public func dropShortcutBar(until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.dropShortcutBar() }
  }

  /// The system tells the frame again though nothing moves.
  @discardableResult
  public func repeatFrame(until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.repeatFrame() }
  }
}
