extension Keyboard {
  /// Notifications by which a keyboard of which nothing is known yet becomes this one; none for one that is hidden and was
  /// never heard of.
  ///
  /// For a record that begins while the keyboard is up. They are no record of what was posted: only what they come to is.
  public var introduction: [KeyboardNotification] {
    var result: [KeyboardNotification] = []
    if hasBeenHidden { result.append(KeyboardNotification(.willHide, end: end, duration: 0)) }
    if isReopened { result.append(KeyboardNotification(.willShow, duration: 0)) }
    if !isHiding, hasBeenHidden || (state == .hidden && end != nil) {
      result.append(KeyboardNotification(.didHide, end: end, duration: 0))
    }
    if state != .hidden {
      result.append(
        KeyboardNotification(
          .didChangeFrame, end: end, duration: 0, isLocal: state != .foreign, accessory: accessory))
    }
    return result
  }
}
