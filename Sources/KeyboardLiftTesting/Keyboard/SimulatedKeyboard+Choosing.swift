import KeyboardLiftCore

extension SimulatedKeyboard {
  /// The user switches to another keyboard: the system's, emoji or a third party's. See ``KeyboardModel/switchTo(_:)``.
  @discardableResult
  public func switchTo(_ choice: KeyboardModel.Choice, until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.switchTo(choice) }
  }

  /// A code that came by message is offered in a bar above the keys, also above a number pad.
  @discardableResult
  public func offerOneTimeCode(animated: Bool = true, until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.offerOneTimeCode(animated: animated) }
  }

  /// A saved password is offered in a bar above the keys.
  @discardableResult
  public func offerPassword(animated: Bool = true, until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.offerPassword(animated: animated) }
  }

  /// The code or password is offered no more.
  @discardableResult
  public func withdrawOffer(animated: Bool = true, until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.withdrawOffer(animated: animated) }
  }
}
