import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// What the user can choose with the globe key.
  public enum Choice: Equatable, Sendable {
    /// The system's keyboard, as the input wants it.
    case system
    /// The emoji keyboard; it lasts until the focus moves.
    case emoji
    /// A third-party keyboard of a height in points, without accessory; it stays the user's choice until another is made.
    /// It may be announced in other heights first: on iOS 26 one told of 364, 347 and 575 points (KeyboardKit #971).
    case thirdParty(height: Double, announcedAs: [Double] = [])
  }

  /// The user switches to another keyboard in place. Nothing is posted while it is hidden or undocked.
  @discardableResult
  public mutating func switchTo(_ choice: Choice) -> KeyboardScript {
    let begin = frame
    let before = (kind, thirdParty)
    thirdParty = nil
    switch choice {
    case .system: if kind != inputKind { adopt(inputKind) }
    case .emoji: if kind != .emoji { adopt(.emoji) }
    case .thirdParty(let height, let announcedAs):
      if kind != inputKind { adopt(inputKind) }
      thirdParty = ThirdParty(height: height, announcedAs: announcedAs)
    }
    guard before != (kind, thirdParty) else { return KeyboardScript() }
    if let thirdParty = thirdPartyInUse, let begin, placement == .docked, !hasHardwareKeyboard {
      return KeyboardScript(settling(thirdParty, from: begin, at: 0))
    }
    return KeyboardScript(changing(from: begin, ofKind: true))
  }

  /// A code that came by message is offered in a bar above the keys, also above a number pad; where the suggestion bar is
  /// there it is offered in that, and nothing is posted.
  /// - Parameter animated: Whether it takes the keyboard's own time; right after a show it comes at once.
  @discardableResult
  public mutating func offerOneTimeCode(animated: Bool = true) -> KeyboardScript {
    setBar(true, animated: animated)
  }

  /// A saved password is offered, in the same bar as a code.
  /// - Parameter animated: Whether it takes the keyboard's own time; right after a show it comes at once.
  @discardableResult
  public mutating func offerPassword(animated: Bool = true) -> KeyboardScript {
    setBar(true, animated: animated)
  }

  /// The code or password is offered no more: the bar goes, unless suggestions have one there.
  @discardableResult
  public mutating func withdrawOffer(animated: Bool = true) -> KeyboardScript {
    setBar(kind.showsSuggestionBar && predictsText, animated: animated)
  }
}
