import KeyboardLiftCore
public import KeyboardLiftDevices

extension KeyboardModel {
  /// The keyboard changes in place: another type, or emoji. Posts `will…` and `did…` without a hide, also where the
  /// height stays; nothing while undocked (openradar 25056255).
  @discardableResult
  public mutating func changeKind(to kind: KeyboardKind) -> KeyboardScript {
    guard kind != self.kind else { return KeyboardScript() }
    let begin = frame
    adopt(kind)
    return KeyboardScript(changing(from: begin, ofKind: true))
  }

  /// The suggestion bar comes or goes.
  /// - Parameters:
  ///   - isShown: Whether it is there from now on.
  ///   - animated: Whether it takes the keyboard's own time; it comes at once right after a show.
  @discardableResult
  public mutating func setSuggestionBar(_ isShown: Bool, animated: Bool = true) -> KeyboardScript {
    predictsText = isShown
    return setBar(isShown, animated: animated)
  }

  /// The bar above the keys comes or goes, whoever wants it.
  mutating func setBar(_ isShown: Bool, animated: Bool) -> KeyboardScript {
    let begin = frame
    suggestionBar = isShown
    return changing(from: begin, animated: animated)
  }

  /// The input's accessory view gets another height, in points.
  @discardableResult
  public mutating func setAccessoryHeight(_ height: Double, animated: Bool = true) -> KeyboardScript {
    let begin = frame
    accessoryHeight = max(0, height)
    return changing(from: begin, animated: animated)
  }

  /// An input view of the app's takes the keyboard's place.
  /// - Parameters:
  ///   - height: Its height down to the screen's bottom, in points, without accessory; nil for the system's keyboard
  ///     again.
  ///   - animated: Whether it takes the keyboard's own time.
  @discardableResult
  public mutating func setCustomHeight(_ height: Double?, animated: Bool = true) -> KeyboardScript {
    let begin = frame
    customHeight = height.map { max(0, $0) }
    return changing(from: begin, animated: animated)
  }

  /// The system tells the frame again though nothing moves: change-frame with begin and end alike, on or off the
  /// screen.
  public func repeatFrame() -> KeyboardScript {
    let frame = frame ?? hidden(height: heightWhenHidden ?? reportedHeight)
    return KeyboardScript(moving(motion(from: frame, to: frame), at: 0))
  }

  /// Another kind, with the bar that the system shows for it by itself.
  mutating func adopt(_ kind: KeyboardKind) {
    self.kind = kind
    if kind != .emoji { inputKind = kind }
    suggestionBar = kind.showsSuggestionBar && predictsText
  }

  /// What is posted when a visible keyboard has changed; nothing if its height is the same.
  private func changing(from begin: Rect?, animated: Bool) -> KeyboardScript {
    guard begin != frame else { return KeyboardScript() }
    return KeyboardScript(changing(from: begin, ofKind: false, duration: animated ? OSVersion.plainDuration : 0))
  }

  /// What is posted when a keyboard has changed in place, or with it what little of it a hardware keyboard leaves;
  /// nothing while it is undocked.
  func changing(
    from begin: Rect?, ofKind: Bool, duration: Double = OSVersion.plainDuration
  ) -> [KeyboardScript.Step] {
    if undockedFrame != nil { return [] }
    var steps: [KeyboardScript.Step] = []
    if let end = frame {
      steps = showing(motion(from: begin ?? hidden(height: end.height), to: end, duration: duration), at: 0)
    } else if let begin {
      steps = hiding(Motion(begin: begin, end: hidden(height: begin.height), duration: duration), at: 0)
    }
    return ofKind && os.missesFrameOfKindChange ? steps.filter { !$0.isFrameChange } : steps
  }
}

extension KeyboardScript.Step {
  /// Whether it only tells of a frame.
  var isFrameChange: Bool { notification?.name.isFrameChange ?? false }
}
