import KeyboardLiftCore

/// What one input is given while it has the focus, and taken back exactly.
@MainActor final class InputEquipment {
  /// What an input is to have; nothing by default.
  struct Wish {
    var bar: UIView?
    /// What the return key does; nil where it is left to the app.
    var returnEffect: InputCommand.Effect?
    var commands: [InputCommand] = []
  }

  private(set) weak var input: UIView?
  private weak var bar: UIView?
  /// What the return key was made to say in place of nothing.
  private var returnKeyType: UIReturnKeyType?
  private let pressReturn: @MainActor (InputEquipment) -> Void
  private lazy var returnAction = UIAction { [weak self] _ in
    if let self { pressReturn(self) }
  }
  private(set) var returnEffect: InputCommand.Effect?
  /// Whether an input method was at work when it was last looked at.
  private(set) var isComposing = false
  let keyCommands = InputKeyCommands()

  /// - Parameter pressReturn: called when the return key was pressed, after the delegate has agreed.
  init(_ input: UIView, pressReturn: @escaping @MainActor (InputEquipment) -> Void) {
    self.input = input
    self.pressReturn = pressReturn
  }

  /// Gives the input what it is to have, and takes what it is not to have any more.
  /// - Parameter reloads: whether UIKit has to be told, as while the input has the focus.
  func take(_ wish: Wish, reloads: Bool) {
    guard let input else { return keyCommands.offer([], to: nil) }
    let hasOtherBar = setBar(wish.bar, of: input)
    let hasOtherKey = setReturnKey(wish.returnEffect, of: input)
    keyCommands.offer(wish.commands, to: input)
    isComposing = input.isComposing
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

  /// - Returns: whether the key says something else.
  private func setReturnKey(_ effect: InputCommand.Effect?, of input: UIView) -> Bool {
    guard let field = input as? UITextField, effect != returnEffect else { return false }
    returnEffect = effect
    if effect == nil {
      field.removeAction(returnAction, for: .editingDidEndOnExit)
    } else {
      field.addAction(returnAction, for: .editingDidEndOnExit)
    }
    let before = field.returnKeyType
    // What the app has set since stays.
    if before == .default || before == returnKeyType {
      returnKeyType = effect.map { $0 == .endEditing ? .done : .next }
      field.returnKeyType = returnKeyType ?? .default
    }
    return field.returnKeyType != before
  }

  /// What the app has the return key say.
  var appsReturnKey: ReturnKey {
    guard let field = input as? UITextField else { return .other }
    if let returnKeyType, field.returnKeyType == returnKeyType { return .unset }
    return switch field.returnKeyType {
    case .default: .unset
    case .next, .continue: .next
    case .done: .done
    default: .other
    }
  }
}
