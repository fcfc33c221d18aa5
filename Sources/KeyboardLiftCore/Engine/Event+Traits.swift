extension Event {
  /// How what the event causes is to move: as the keyboard says, as the keyboard usually does from field to field, and at
  /// once for what follows the app or the typist.
  var animation: Animation {
    switch self {
    case .keyboard(let notification): notification.animation
    case .focus: .keyboard
    case .layout, .blur, .scroll, .caret, .content, .inset, .background, .foreground: .immediate
    }
  }

  /// The same for a user who may have asked for less motion: then nothing moves but with the keyboard.
  public func animation(reducingMotion: Bool) -> Animation {
    reducingMotion && !isKeyboardNotification ? .immediate : animation
  }

  /// Whether UIKit told of the keyboard.
  var isKeyboardNotification: Bool {
    if case .keyboard = self { true } else { false }
  }

  /// Whether the homes of scroll views follow the input that is then edited.
  var movesHomes: Bool {
    switch self {
    case .layout, .focus, .keyboard: true
    case .blur, .scroll, .caret, .content, .inset, .background, .foreground: false
    }
  }

  /// Whether it may be the user's typing in an input: what it moves, the user moved.
  public func isTyping(in input: Int?) -> Bool {
    switch self {
    case .caret(let id), .content(let id, _, _): id == input
    case .layout, .focus, .blur, .keyboard, .scroll, .inset, .background, .foreground: false
    }
  }

  /// Whether the position that it leaves a scroll view in is the one later notifications begin from.
  var movesStart: Bool {
    switch self {
    case .caret, .content, .inset: true
    case .layout, .focus, .blur, .keyboard, .scroll, .background, .foreground: false
    }
  }

  /// What still stands of our parts of a scroll view after the event: what the app set, it set without them.
  func standing(_ parts: Parts, of view: Int) -> Parts {
    var parts = parts
    switch self {
    case .content(view, let setsFrame, let setsContentSize):
      if setsFrame { parts.heightLoss = 0 }
      if setsContentSize { parts.contentGain = 0 }
    case .inset(view):
      parts.inset = 0
      parts.markInset = 0
    case .content, .inset, .layout, .focus, .blur, .keyboard, .scroll, .caret, .background, .foreground:
      break
    }
    return parts
  }
}
