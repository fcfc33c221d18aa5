import FocusOrder

/// What one input is given while it has the focus, and what is put back exactly.
@MainActor final class InputEquipment {
  /// What an input needs; nothing by default.
  struct Needs {
    var bar: UIView?
    /// What the return key does; nil where it is left to the app.
    var returnEffect: InputCommand.Effect?
    var commands: [InputCommand] = []
  }

  private(set) weak var input: UIView?
  /// The lift that looks after the input.
  let lift: Lift
  private weak var bar: UIView?
  private let returnKey: Override<UIReturnKeyType>?
  private let pressReturn: @MainActor (InputEquipment) -> Void
  private lazy var returnAction = UIAction { [weak self] _ in
    if let self { pressReturn(self) }
  }
  private(set) var returnEffect: InputCommand.Effect?
  private var wasComposing = false
  let keyCommands = InputKeyCommands()

  /// - Parameter pressReturn: called when the user presses return, after the delegate has agreed.
  init(_ input: UIView, _ lift: Lift, pressReturn: @escaping @MainActor (InputEquipment) -> Void) {
    self.input = input
    self.lift = lift
    self.pressReturn = pressReturn
    returnKey = (input as? UITextField).map { field in
      Override(field.returnKeyType) { [weak field] in
        field?.returnKeyType
      } set: { [weak field] in
        field?.returnKeyType = $0
      }
    }
  }

  /// Whether an input method has begun or ended its work since the last time.
  var isComposingChanged: Bool { input.map { $0.isComposing != wasComposing } ?? false }

  /// Gives the input what it needs, and takes back what it does not need any more.
  /// - Parameter reloads: whether UIKit must load the input views again, as while the input has the focus.
  func take(_ needs: Needs, reloads: Bool) {
    guard let input else { return keyCommands.offer([], to: nil) }
    let hasOtherBar = setBar(needs.bar, of: input)
    let hasOtherKey = setReturnKey(needs.returnEffect, of: input)
    keyCommands.offer(needs.commands, to: input)
    wasComposing = input.isComposing
    if hasOtherBar || hasOtherKey, reloads, input.isFirstResponder { input.reloadInputViews() }
  }

  /// - Returns: whether anything changed.
  private func setBar(_ bar: UIView?, of input: UIView) -> Bool {
    let present = input.inputAccessoryView
    guard present !== bar, present == nil || present === self.bar else { return false }
    self.bar = bar
    switch input {
    case let field as UITextField: field.inputAccessoryView = bar
    case let textView as UITextView: textView.inputAccessoryView = bar
    default: return false
    }
    return true
  }

  /// - Returns: whether the key shows another word.
  private func setReturnKey(_ effect: InputCommand.Effect?, of input: UIView) -> Bool {
    guard let field = input as? UITextField, let returnKey, effect != returnEffect else { return false }
    returnEffect = effect
    if effect == nil {
      field.removeAction(returnAction, for: .editingDidEndOnExit)
    } else {
      field.addAction(returnAction, for: .editingDidEndOnExit)
    }
    let before = field.returnKeyType
    // A key that the app chose stays.
    if returnKey.readOwn() == .default {
      returnKey.write(effect.map { $0 == .endEditing ? .done : .next } ?? .default)
    }
    return field.returnKeyType != before
  }

  /// What the app's own return key means.
  var appsReturnKey: ReturnKey {
    guard let returnKey else { return .other }
    return switch returnKey.readOwn() {
    case .default: .unset
    case .next, .continue: .next
    case .done: .done
    default: .other
    }
  }
}
