public import KeyboardLiftDevices

extension SimulatedKeyboard {
  /// The keyboard comes: an input becomes first responder while none is.
  @discardableResult
  public func show(
    for input: KeyboardModel.Input = .textField, with transition: KeyboardModel.Transition = .none,
    until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.show(for: input, with: transition) }
  }

  /// The keyboard goes: the first responder resigns.
  @discardableResult
  public func hide(
    with transition: KeyboardModel.Transition = .none, until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.hide(with: transition) }
  }

  /// The focus moves from one input to another, with its keyboard and accessory view. See
  /// ``KeyboardModel/moveFocus(to:kind:accessory:)``.
  @discardableResult
  public func moveFocus(
    to next: KeyboardModel.Input = .textField, kind: KeyboardKind? = nil,
    accessory: KeyboardModel.NextAccessory = .same, until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.moveFocus(to: next, kind: kind, accessory: accessory) }
  }

  /// The input resigns and another becomes first responder at once, as when a controller with a field is pushed.
  @discardableResult
  public func resignAndBecome(
    _ next: KeyboardModel.Input = .textField, kind: KeyboardKind? = nil,
    accessory: KeyboardModel.NextAccessory = .same, until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.resignAndBecome(next, kind: kind, accessory: accessory) }
  }

  /// The keyboard changes in place: another type, or emoji.
  @discardableResult
  public func changeKind(to kind: KeyboardKind, until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.changeKind(to: kind) }
  }

  /// The suggestion bar comes or goes; without animation at once.
  @discardableResult
  public func setSuggestionBar(
    _ isShown: Bool, animated: Bool = true, until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.setSuggestionBar(isShown, animated: animated) }
  }

  /// The input's accessory view gets another height, in points.
  @discardableResult
  public func setAccessoryHeight(
    _ height: Double, animated: Bool = true, until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.setAccessoryHeight(height, animated: animated) }
  }

  /// An input view of the app's takes the keyboard's place; nil for the system's keyboard again.
  @discardableResult
  public func setCustomHeight(
    _ height: Double?, animated: Bool = true, until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.setCustomHeight(height, animated: animated) }
  }

  /// A third-party keyboard comes, announced several times before its own height is known.
  @discardableResult
  public func showThirdParty(
    height: Double, for input: KeyboardModel.Input = .textField, until moment: Moment = .did
  ) -> KeyboardScript {
    act(until: moment) { $0.showThirdParty(height: height, for: input) }
  }

  /// The sheet of the password manager takes the keyboard's place.
  @discardableResult
  public func coverWithPasswordManager(until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.coverWithPasswordManager() }
  }

  /// The app comes back from the background with the keyboard as it was. See
  /// ``KeyboardModel/returnFromBackground(otherAppsKeyboard:)``.
  @discardableResult
  public func returnFromBackground(otherAppsKeyboard height: Double? = nil, until moment: Moment = .did)
    -> KeyboardScript
  {
    act(until: moment) { $0.returnFromBackground(otherAppsKeyboard: height) }
  }

  /// A hardware keyboard is attached.
  @discardableResult
  public func connectHardwareKeyboard(until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.connectHardwareKeyboard() }
  }

  /// The hardware keyboard is taken away.
  @discardableResult
  public func disconnectHardwareKeyboard(until moment: Moment = .did) -> KeyboardScript {
    act(until: moment) { $0.disconnectHardwareKeyboard() }
  }

  /// The interface rotates: a docked keyboard hides in the old orientation and shows in the new one.
  ///
  /// - Parameters:
  ///   - orientation: How the interface is turned then.
  ///   - turn: Resizes the app's windows; called between the two.
  @discardableResult
  public func rotate(to orientation: ScreenOrientation, turning turn: () -> Void = {}) -> KeyboardScript {
    finish()
    guard model.placement == .docked else {
      // No hide: all that is posted, if anything, is of the new orientation.
      turn()
      return act(until: .did) { $0.rotate(to: orientation) }
    }
    let script = act(until: .will) { $0.rotate(to: orientation) }
    advance()
    turn()
    finish()
    return script
  }
}
