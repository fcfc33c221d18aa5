extension Engine {
  /// Whether the engine has added nothing and moved nothing.
  public var rests: Bool { shift == 0 && heldScrollViews.isEmpty }

  /// Whether a trace can begin now: the focused input is in the reading, or the engine has added nothing but the insets of
  /// marked scroll views.
  public func canBeginTrace(on screen: Screen) -> Bool {
    if let focus { return screen.index(of: focus) != nil }
    return shift == 0
      && heldScrollViews.allSatisfy {
        let parts = parts(of: $0)
        return parts.markInset > 0 && parts.inset == 0 && parts.heightLoss == 0 && parts.contentGain == 0
      }
  }
}

extension Screen {
  /// The screen after an engine has given everything back. A marked scroll view that has no room yet is left unmarked: the
  /// trace introduces the keyboard before its first event, which must not make room.
  public func givenBack(by engine: Engine) -> Screen {
    var engine = engine
    let held = Set(engine.heldScrollViews)
    var screen = held.isEmpty && engine.shift == 0 ? self : applying(engine.use(.none, in: self))
    guard engine.keyboard.takesRoom else { return screen }
    for index in screen.views.indices where !held.contains(screen.views[index].id) {
      screen.views[index].scroll?.makesRoom = false
    }
    return screen
  }
}
