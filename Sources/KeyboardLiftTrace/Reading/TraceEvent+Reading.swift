import KeyboardLiftCore

extension TraceEvent {
  init(_ fields: KeyedDecodingContainer<LineKey>) throws {
    let name = try fields.eventName()
    self.init(at: try fields.required(.t), try fields.action(name), reading: try fields.reading(with: name))
  }
}

extension KeyedDecodingContainer<LineKey> {
  fileprivate func eventName() throws -> TraceEvent.Name {
    guard let name = try name(.event, as: TraceEvent.Name.self) else {
      throw problem("missing; expected an event's name, or a header with \"format\"", at: .event)
    }
    return name
  }

  fileprivate func action(_ name: TraceEvent.Name) throws -> TraceEvent.Action {
    switch name {
    case .layout: .layout(try layout())
    case .focus: .focus(try required(.id))
    case .blur: .blur(try required(.id))
    case .keyboardWillShow: .keyboard(try notification(.willShow))
    case .keyboardDidShow: .keyboard(try notification(.didShow))
    case .keyboardWillHide: .keyboard(try notification(.willHide))
    case .keyboardDidHide: .keyboard(try notification(.didHide))
    case .keyboardWillChangeFrame: .keyboard(try notification(.willChangeFrame))
    case .keyboardDidChangeFrame: .keyboard(try notification(.didChangeFrame))
    case .scroll: try scroll()
    case .caret: .caret(try required(.id), caret: try caret())
    case .content: try content()
    case .inset: .inset(try required(.id), contentInset: try required(.contentInset))
    case .background: .background
    case .foreground: .foreground
    }
  }

  /// A keyboard notification; as in a real userInfo each field may be missing or null.
  private func notification(_ name: KeyboardNotification.Name) throws -> KeyboardNotification {
    KeyboardNotification(
      name, begin: try optional(.begin), end: try optional(.end), duration: try optional(.duration),
      curve: try optional(.curve), isLocal: try optional(.isLocal), accessory: try optional(.accessory))
  }

  /// The views that an event brings along; a layout's are its own.
  fileprivate func reading(with name: TraceEvent.Name) throws -> TraceLayout? {
    guard name != .layout, contains(.root), try !decodeNil(forKey: .root) else { return nil }
    return try layout()
  }

  private func scroll() throws -> TraceEvent.Action {
    let (id, offset) = (try required(.id, as: String.self), try required(.contentOffset, as: Point.self))
    switch try name(.by, as: TraceEvent.Scroller.self) ?? .user {
    case .user: return .scroll(id, contentOffset: offset)
    case .system: return .systemScroll(id, contentOffset: offset)
    }
  }

  /// The caret; null says that it is no longer known, and so must be said.
  private func caret() throws -> Rect? {
    guard contains(.caret) else {
      throw problem("missing; expected \(Rect.expectation), or null for not known", at: .caret)
    }
    return try optional(.caret)
  }

  private func content() throws -> TraceEvent.Action {
    let id = try required(.id, as: String.self)
    let contentSize = try optional(.contentSize, as: Size.self)
    let frame = try optional(.frame, as: Rect.self)
    if contentSize == nil && frame == nil {
      throw FieldProblem("the event \"content\" needs \"contentSize\", \"frame\" or both")
    }
    return .content(id, contentSize: contentSize, frame: frame)
  }
}
