import KeyboardLiftCore

extension Engine {
  /// Whether it holds nothing.
  var rests: Bool { shift == 0 && heldScrollViews.isEmpty }

  /// Whether a trace that begins now can tell where it is: it has a focus that is read, or holds nothing but marks' insets.
  func canBeTold(on screen: Screen) -> Bool {
    if let focus { return screen.index(of: focus) != nil }
    return shift == 0
      && heldScrollViews.allSatisfy {
        let parts = parts(of: $0)
        return parts.markInset > 0 && parts.inset == 0 && parts.heightLoss == 0 && parts.contentGain == 0
      }
  }
}

extension Screen {
  /// The screen as it is once an engine has given everything back. A mark for which the engine made no room yet is left
  /// out: the keyboard is told before the first event, and must not make it.
  func givenBack(by engine: Engine) -> Screen {
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
