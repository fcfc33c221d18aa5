import KeyboardLiftCore

extension LiftSession {
  /// One thing to tell the engine.
  enum Step: Equatable {
    case event(Event)
    /// The keyboard as the centre classified it, and a notification that leads to it.
    case keyboard(Keyboard, KeyboardNotification)
    case strategy(Strategy)
  }

  /// Tells the engine.
  func take(_ step: Step, in screen: Screen, _ context: LiftContext) -> Plan {
    let plan: Plan
    switch step {
    case .event(let event):
      plan = context.steps.follow(.event(event), &engine, in: screen, of: views) { $0.handle(event, in: screen) }
      plans.note(plan, after: event, animation: event.usersAnimation)
    case .keyboard(let keyboard, let notification):
      let event = Event.keyboard(notification)
      plan = context.steps.follow(.event(event), &engine, in: screen, of: views) {
        $0.update(keyboard: keyboard, after: notification, in: screen)
      }
      plans.note(plan, after: event, animation: event.usersAnimation)
    case .strategy(let strategy):
      plan = context.steps.follow(.strategy, &engine, in: screen, of: views) { $0.use(strategy, in: screen) }
      let event = Event.focus(engine.focus ?? 0)
      plans.note(plan, after: event, animation: event.usersAnimation)
    }
    return plan
  }

  /// The user scrolls: the engine remembers it, without a reading of the rest.
  func userDidScroll(_ scrollView: UIScrollView, _ context: LiftContext) {
    guard var screen = reading, let index = screen.index(of: views.id(of: scrollView)) else { return }
    screen.views[index].scroll?.contentOffset = Point(scrollView.uprightOffset)
    let event = Event.scroll(screen.views[index].id)
    let plan = context.steps.follow(.event(event), &engine, in: screen, of: views) { $0.handle(event, in: screen) }
    reading = screen
    plans.note(plan, after: event, animation: .immediate)
    lift.journal.note(plans.explanations(covered: engine.focusedInput(in: screen)?.covered, views: views))
    plans = PlanLog()
  }

  /// Tells the engine that UIKit scrolled by itself.
  func noteSystemScroll(_ id: Int, to offset: Double, in screen: Screen, _ context: LiftContext) {
    _ = context.steps.follow(.systemScroll(id), &engine, in: screen, of: views) {
      $0.noteSystemScroll(id, to: offset)
      return Plan(animation: .immediate, reason: .scrolled)
    }
  }
}

extension Cause {
  /// Whether it is a notification of the keyboard on a screen.
  func isNotification(for screen: UIScreen?) -> Bool {
    if case .keyboard(_, let other) = self { other == nil || other === screen } else { false }
  }

  /// A notification after which a keyboard is as given: the cause itself where it is about that screen, with the frames that
  /// the centre made of it.
  func notification(of keyboard: Keyboard, on screen: UIScreen?) -> KeyboardNotification {
    let told = notification
    if var told, isNotification(for: screen) || isDelayedNotification(of: keyboard) {
      told.accessory = keyboard.accessory
      if keyboard.takesRoom { told.end = keyboard.frame }
      return told
    }
    if !keyboard.takesRoom && keyboard.frame == nil {
      return KeyboardNotification(.willHide, duration: told?.duration, curve: told?.curve, isLocal: told?.isLocal)
    }
    var notification = keyboard.introduction.last ?? KeyboardNotification(.willHide)
    if case .transitionEnded = self { notification.duration = nil }
    return notification
  }

  /// Whether it follows a notification that led to a keyboard as it is.
  private func isDelayedNotification(of keyboard: Keyboard) -> Bool {
    guard case .turnBegan(let notification) = self else { return false }
    return (notification.name == .willHide) != keyboard.takesRoom
  }
}
