import FocusOrder

/// Moves the focus between inputs, by the toolbar, the return key and key commands, and gives the focused input what it needs
/// for that.
@MainActor final class FocusNavigation {
  private let lifts: Lifts
  private let options: OptionStore
  /// The input that has the focus, with what it was given.
  private(set) var equipment: InputEquipment?
  /// The input that is about to get the focus, equipped already: the keyboard looks for an accessory view at once.
  private var prepared: InputEquipment?
  /// One for all inputs of a lift, so that it stays in place while the focus moves.
  private var bar: InputBar?
  private weak var barLift: Lift?

  init(lifts: Lifts, options: OptionStore) {
    self.lifts = lifts
    self.options = options
  }

  // MARK: Updating

  func update(_ cause: Cause, _ context: LiftContext) {
    let lift = context.inputLift
    if equipment?.input !== context.input || equipment?.lift !== lift || equipment?.input == nil {
      return begin(context.input, lift)
    }
    switch cause {
    case .didBeginEditing, .windowDidBecomeKey, .settings, .layout: update()
    // An input method may have begun or ended its work.
    case .textDidChange where equipment?.isComposingChanged == true: update()
    default: break
    }
  }

  private func begin(_ input: UIView?, _ lift: Lift?) {
    // An input that has lost the focus needs no new input views.
    equipment?.take(.init(), reloads: equipment?.input?.isFirstResponder == true)
    equipment = nil
    if barLift?.isEnabled != true { bar = nil }
    guard let input, let lift else { return }
    if let prepared, prepared.input === input, prepared.lift === lift {
      equipment = prepared
    } else {
      equipment = makeEquipment(for: input, lift)
      update()
    }
  }

  /// Works out again what the input needs.
  private func update() {
    if let equipment { equip(equipment) }
  }

  // MARK: Moving

  /// Does what a button or a key says.
  func perform(_ effect: InputCommand.Effect) {
    switch effect {
    case .move(let motion): move(motion)
    case .endEditing: equipment?.input?.resignFirstResponder()
    }
  }

  /// Gives another input the focus.
  /// - Parameter lift: whose input has the focus now; nil for any.
  /// - Returns: whether the other input took it.
  @discardableResult func move(_ motion: InputOrder.Motion, within lift: Lift? = nil) -> Bool {
    guard let equipment, lift == nil || lift === equipment.lift, let input = equipment.input,
      let target = way(from: input, equipment.lift)?.target(motion, from: input)
    else { return false }
    prepared = lifts.owner(of: target).map { makeEquipment(for: target, $0) }
    if let prepared { equip(prepared) }
    let isTaken = target.becomeFirstResponder()
    // It may have refused, or the app may have moved the focus on at once.
    if prepared !== self.equipment { prepared?.take(.init(), reloads: false) }
    prepared = nil
    if !isTaken { update() }
    return isTaken
  }

  /// Whether the return key of a field is looked after.
  func handlesReturn(in field: UITextField) -> Bool {
    equipment?.input === field && equipment?.returnEffect != nil
  }

  private func makeEquipment(for input: UIView, _ lift: Lift) -> InputEquipment {
    InputEquipment(input, lift) { [weak self] equipment in
      // Where the delegate has moved the focus or ended editing, nothing is left of the equipment.
      if let self, let effect = equipment.returnEffect { perform(effect) }
    }
  }

  // MARK: What an input needs

  private func equip(_ equipment: InputEquipment) {
    guard let input = equipment.input else { return }
    equipment.take(needs(of: input, equipment), reloads: true)
  }

  private func needs(of input: UIView, _ equipment: InputEquipment) -> InputEquipment.Needs {
    var needs = InputEquipment.Needs()
    let lift = equipment.lift
    let showsBar = options.nearest(\.showsBar, to: input) ?? lift.setting(\.showsBar) ?? false
    let returnKeyMovesOn = options.nearest(\.returnKeyMovesOn, to: input) ?? lift.setting(\.returnKeyMovesOn) ?? false
    let usesKeyCommands = options.nearest(\.usesKeyCommands, to: input) ?? lift.setting(\.usesKeyCommands) ?? false
    guard showsBar || returnKeyMovesOn || usesKeyCommands, let way = way(from: input, lift) else { return needs }
    let motions = InputOrder.Motion.allCases.filter { way.leads($0, from: input) }
    if showsBar, !input.hasAccessory(besides: bar?.toolbar) {
      needs.bar = toolbar(for: input, lift, motions: motions)
    }
    if returnKeyMovesOn { needs.returnEffect = equipment.appsReturnKey.effect(hasNext: motions.contains(.next)) }
    if usesKeyCommands {
      needs.commands = InputCommand.commands(
        isTextView: input is UITextView, tabLeavesText: options[input].usesKeyCommands == true,
        isComposing: input.isComposing, motions: motions)
    }
    return needs
  }

  private func toolbar(for input: UIView, _ lift: Lift, motions: [InputOrder.Motion]) -> UIView {
    if barLift !== lift { self.bar = nil }
    barLift = lift
    let bar =
      self.bar
      ?? InputBar(width: input.window?.bounds.width ?? 0) { [weak self] in
        self?.perform($0)
      }
    self.bar = bar
    bar.show(
      title: options[input].toolbarTitle ?? input.inputTitle, items: lift.setting(\.toolbarItems)?(input) ?? [],
      motions: motions)
    return bar.toolbar
  }

  /// The way through the inputs around one; nil where inputs are left alone.
  private func way(from input: UIView, _ lift: Lift) -> InputWay? {
    guard input.isMovableInput, !options.optsOut(input), let root = lift.focusScope(for: input) else { return nil }
    return InputWay(
      root: root, order: lift.setting(\.inputOrder) ?? .position,
      wrapsAround: lift.setting(\.inputOrderWrapsAround) ?? false, options: options)
  }
}
