import KeyboardLiftCore

extension KeyboardMonitor {
  /// An input method may have begun or ended its work.
  func textDidChange(_ view: UIView) {
    for coordinator in coordinators { coordinator.mover.textDidChange(view) }
  }

  /// Does what a key says, for the input that has the focus.
  func perform(_ effect: InputCommand.Effect) {
    if let input { coordinator(for: input)?.mover.perform(effect) }
  }

  /// Whether the return key of a field is looked after.
  func handlesReturn(in field: UITextField) -> Bool {
    coordinator(for: field)?.mover.handlesReturn(in: field) ?? false
  }
}
