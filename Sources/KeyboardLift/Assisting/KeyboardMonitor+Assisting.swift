import KeyboardLiftCore

extension KeyboardMonitor {
  /// Listens to assistive technologies and to the size of text.
  func observeAssistiveTechnologies(in center: NotificationCenter) {
    // VoiceOver and Switch Control, then Full Keyboard Access. None of them need make an input first responder.
    observe(UIAccessibility.elementFocusedNotification, in: center) {
      $0.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
    } then: {
      $0.assistiveFocusDidMove(to: $1)
    }
    observe(UIFocusSystem.didUpdateNotification, in: center) {
      $0.object as? UIFocusSystem
    } then: {
      if let view = $1.focusedItem as? UIView { $0.assistiveFocusDidMove(to: view) }
    }
    observe(UIContentSizeCategory.didChangeNotification, in: center) { _ in
      true
    } then: { monitor, _ in
      monitor.layoutDidChange()
    }
  }

  /// An assistive technology has moved its focus: while the keyboard is up, what it finds is moved for like an input.
  private func assistiveFocusDidMove(to view: UIView) {
    guard keyboards[view.windowScreen].takesRoom, view.isAssisted,
      input == nil || input?.contentRoot === view.contentRoot
    else { return }
    assisted = view
    coordinator(for: view)?.moveFor(view)
    settle(Event.focus(0).usersAnimation)
  }

  /// Has all lifters look at their screens again.
  private func layoutDidChange() {
    for coordinator in coordinators { coordinator.reload() }
    settle()
  }
}

extension UIView {
  /// Whether what an assistive technology finds here is moved for: it lies in content that a lifter moves, and nobody else
  /// looks after it.
  var isAssisted: Bool {
    contentRoot != nil && !isLeftAlone && !chain.contains(where: \.isSystemOwned)
  }
}
