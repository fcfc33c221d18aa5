import KeyboardLiftCore

/// What the keyboard is after a history of notifications, found by reading the whole history anew each time.
struct ReferenceKeyboard {
  let screen: Size
  var history: [KeyboardNotification] = []

  /// The state after the whole history.
  var state: Keyboard.State { state(after: history.count) }

  /// Takes a notification; says whether it was news.
  mutating func receive(_ notification: KeyboardNotification) -> Bool {
    let before = (state, lastNews(before: history.count))
    history.append(notification)
    guard says(history.count - 1) != nil else { return false }
    guard let last = before.1 else {
      return state != .hidden || notification.end != nil
    }
    return state != before.0 || history[last].end != notification.end
      || counting(history[last], before.0) != counting(notification, state)
  }

  private func state(after count: Int) -> Keyboard.State {
    lastSaying(before: count).flatMap { says($0) } ?? .hidden
  }

  /// The accessory of a notification, if it counts.
  private func counting(_ notification: KeyboardNotification, _ state: Keyboard.State) -> Rect? {
    guard state == .docked || state == .foreign, let accessory = notification.accessory else { return nil }
    return accessory.height > 0 ? accessory : nil
  }

  private func lastSaying(before count: Int) -> Int? {
    (0..<count).last { says($0) != nil }
  }

  private func lastNews(before count: Int) -> Int? { lastSaying(before: count) }

  /// What one notification of the history says; nil if it says nothing.
  private func says(_ index: Int) -> Keyboard.State? {
    let notification = history[index]
    if notification.name == .willHide { return .hidden }
    if notification.name == .didHide { return isReopened(before: index) ? nil : .hidden }
    guard let end = notification.end else { return nil }
    let isChange = notification.name == .willChangeFrame || notification.name == .didChangeFrame
    if isChange && end == .zero { return state(after: index) == .foreign ? .hidden : nil }
    if notification.name == .didChangeFrame && end.minY >= screen.height && isReopened(before: index) { return nil }
    if end.height <= 0 || end.minY >= screen.height { return .hidden }
    if end.maxY + 1 < screen.height { return .floating }
    let isDid = notification.name == .didShow || notification.name == .didChangeFrame
    if isDid && state(after: index) == .hidden && isHiding(before: index) && !isReopened(before: index) { return nil }
    return notification.isLocal == false ? .foreign : .docked
  }

  /// Whether the last `willHide` still waits for its `didHide`.
  private func isHiding(before index: Int) -> Bool {
    let last = history[..<index].last { $0.name == .willHide || $0.name == .didHide }
    return last?.name == .willHide
  }

  /// Whether something announced the keyboard between the last `willHide` and its `didHide`; without any, it cannot be.
  private func isReopened(before index: Int) -> Bool {
    guard let hide = history[..<index].lastIndex(where: { $0.name == .willHide }) else { return false }
    let end = history[hide..<index].firstIndex { $0.name == .didHide } ?? index
    return (hide + 1..<end).contains { later in
      switch history[later].name {
      case .willShow: true
      case .willChangeFrame: says(later) == .docked || says(later) == .foreign
      case .didShow, .didChangeFrame, .willHide, .didHide: false
      }
    }
  }
}
