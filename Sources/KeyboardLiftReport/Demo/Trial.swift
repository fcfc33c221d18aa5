import KeyboardLiftCore

/// What became of one field of the form in one way: measured on the engine, from the touch to the keyboard's leaving.
struct Trial: Sendable {
  let field: SignUpForm.Field
  let way: Way
  /// The share of the field, 0 to 1, that is hidden while the keyboard is up.
  private(set) var covered = 0.0
  /// The farthest that anything was moved, in points.
  private(set) var move = 0.0
  /// Why.
  private(set) var reason = Reason.none
  /// How far the root was translated, in points; zero or negative.
  private(set) var shift = 0.0
  /// Where the scroll view stood when the field was touched, and where it stands while the keyboard is up.
  let startOffset: Double
  private(set) var offset: Double
  /// Whether the whole button below the last field is in sight while the keyboard is up.
  private(set) var isButtonSeen = false
  /// Whether all was again as it had been when the keyboard had gone.
  private(set) var isRestored = false

  /// Whether any part of the field is hidden while the keyboard is up.
  var isHidden: Bool { covered > 0 }

  /// Has the engine go through it: scroll to the field, touch it, keyboard up, keyboard down.
  init(_ field: SignUpForm.Field, of form: SignUpForm, way: Way) {
    self.field = field
    self.way = way
    startOffset = form.offset(toReach: field)
    offset = startOffset
    var screen = form.screen(offset: form.restingOffset)
    var engine = Engine(strategy: way.strategy)
    _ = engine.handle(.layout, in: screen)
    screen = form.screen(offset: startOffset)
    _ = engine.handle(.scroll(SignUpForm.scrollID), in: screen)

    let up = form.device.keyboard
    let down = up.offset(y: up.height)
    for event in [
      Event.focus(field.id), .keyboard(.willShow, from: down, to: up), .keyboard(.didShow, from: down, to: up),
    ] {
      let plan = engine.handle(event, in: screen)
      screen = screen.applying(plan)
      move = max(move, plan.move)
      reason = plan.reason
    }
    covered = engine.focusedInput(in: screen)?.covered ?? 0
    isButtonSeen = engine.visibility(of: SignUpForm.buttonID, in: screen)?.covered == 0
    shift = engine.shift
    offset = screen.scrollOffset ?? startOffset

    for event in [Event.keyboard(.willHide, from: up, to: down), .keyboard(.didHide, from: up, to: down)] {
      screen = screen.applying(engine.handle(event, in: screen))
    }
    isRestored =
      engine.shift == 0 && engine.parts(of: SignUpForm.scrollID) == .none
      && (screen.scrollOffset ?? startOffset) == startOffset
  }
}

extension Event {
  /// A keyboard notification of this app as UIKit posts it.
  static func keyboard(_ name: KeyboardNotification.Name, from begin: Rect, to end: Rect) -> Event {
    .keyboard(
      KeyboardNotification(
        name, begin: begin, end: end, duration: Animation.keyboard.duration, curve: Animation.keyboard.curve,
        isLocal: true))
  }
}

extension Screen {
  /// Where the form's scroll view stands; nil for a plain form.
  var scrollOffset: Double? {
    index(of: SignUpForm.scrollID).flatMap { views[$0].scroll?.contentOffset.y }
  }
}
