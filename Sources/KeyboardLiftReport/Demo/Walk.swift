import KeyboardLiftCore

/// A walk through the form, field by field with the keyboard up, and what is left of it when the keyboard has gone: measured on
/// the engine, with the automatic strategy.
struct Walk: Sendable {
  /// Where the scroll view stands while the last field is edited, and when the keyboard has gone.
  private(set) var offset = 0.0
  private(set) var home = 0.0
  /// What the scroll view's own bottom inset and the engine's part of it are while the last field is edited, in points.
  private(set) var ownInset = 0.0
  private(set) var part = 0.0

  /// Has the engine go through it: touch a field, next, next, keyboard down.
  /// - Parameters:
  ///   - form: a form in a scroll view.
  ///   - first: the field that is touched; those after it follow.
  ///   - ownInset: the scroll view's own bottom inset, for a bar of the app's.
  init(through form: SignUpForm, from first: Int, ownInset: Double = 0) {
    self.ownInset = ownInset
    var engine = Engine(strategy: .automatic())
    var screen = form.screen(offset: form.restingOffset)
    if let index = screen.index(of: SignUpForm.scrollID) { screen.views[index].scroll?.contentInset.bottom = ownInset }
    func take(_ event: Event) { screen = screen.applying(engine.handle(event, in: screen)) }

    let up = form.device.keyboard
    let down = up.offset(y: up.height)
    take(.layout)
    take(.focus(form.fields[first].id))
    take(.keyboard(.willShow, from: down, to: up))
    for field in form.fields.dropFirst(first + 1) { take(.focus(field.id)) }
    offset = screen.scrollOffset ?? 0
    part = engine.parts(of: SignUpForm.scrollID).inset
    take(.keyboard(.willHide, from: up, to: down))
    home = screen.scrollOffset ?? 0
  }
}
