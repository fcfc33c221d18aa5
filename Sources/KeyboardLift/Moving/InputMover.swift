import KeyboardLiftCore

/// Moves the focus between the inputs that a lifter looks after, by the bar, the return key and key commands.
@MainActor final class InputMover {
  /// What the lifter was told.
  struct Settings {
    var showsBar = false
    var returnKeyMovesOn = false
    var usesKeyCommands = false
    var order = InputWay.Order.position
    var wrapsAround = false
  }

  var settings = Settings() { didSet { update() } }
  private weak var coordinator: LiftCoordinator?
  /// The input that has the focus, with what it was given.
  private(set) var equipment: InputEquipment?
  /// The input that is about to get the focus: it has its bar already when the keyboard looks for one.
  private var prepared: InputEquipment?
  /// One for all inputs, so that it stands still while the focus moves.
  private var bar: InputBar?

  init(coordinator: LiftCoordinator) {
    self.coordinator = coordinator
  }

  // MARK: Events

  func inputDidBegin(_ input: UIView) {
    guard equipment?.input !== input else { return update() }
    leave()
    guard prepared?.input !== input else { return equipment = prepared }
    let equipment = makeEquipment(for: input)
    self.equipment = equipment
    equip(equipment)
  }

  func inputDidEnd(_ input: UIView) {
    guard let equipment, equipment.input === input || equipment.input == nil else { return }
    equipment.take(.init(), reloads: false)
    self.equipment = nil
  }

  /// What was given is taken back, though the input may keep the focus.
  func leave() {
    equipment?.take(.init(), reloads: true)
    equipment = nil
  }

  /// An input method may have begun or ended its work.
  func textDidChange(_ input: UIView) {
    guard let equipment, equipment.input === input, equipment.isComposing != input.isComposing else { return }
    update()
  }

  /// Looks again at what the input is to have.
  func update() {
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

  /// Gives another input the focus; whether it took it.
  @discardableResult func move(_ motion: InputOrder.Motion) -> Bool {
    guard let input = equipment?.input, let target = way(from: input)?.target(motion, from: input) else { return false }
    // Another lifter's input is that one's to equip.
    prepared = KeyboardMonitor.shared.coordinator(for: target) === coordinator ? makeEquipment(for: target) : nil
    if let prepared { equip(prepared) }
    let isTaken = target.becomeFirstResponder()
    // It may have refused, or the app may have passed the focus on at once.
    if prepared !== equipment { prepared?.take(.init(), reloads: false) }
    prepared = nil
    if !isTaken { update() }
    return isTaken
  }

  private func makeEquipment(for input: UIView) -> InputEquipment {
    InputEquipment(input) { [weak self] equipment in
      // Where the delegate has passed the focus on or ended editing, nothing is left of the equipment.
      if let self, let effect = equipment.returnEffect { perform(effect) }
    }
  }

  /// Whether the return key of a field is looked after here.
  func handlesReturn(in field: UITextField) -> Bool {
    equipment?.input === field && equipment?.returnEffect != nil
  }

  // MARK: What an input is to have

  private func equip(_ equipment: InputEquipment) {
    guard let input = equipment.input else { return }
    equipment.take(wish(for: input, equipment), reloads: true)
  }

  private func wish(for input: UIView, _ equipment: InputEquipment) -> InputEquipment.Wish {
    var wish = InputEquipment.Wish()
    let showsBar = input.nearestOption(\.showsBar) ?? settings.showsBar
    let returnKeyMovesOn = input.nearestOption(\.returnKeyMovesOn) ?? settings.returnKeyMovesOn
    let usesKeyCommands = input.nearestOption(\.usesKeyCommands) ?? settings.usesKeyCommands
    guard showsBar || returnKeyMovesOn || usesKeyCommands, let way = way(from: input) else { return wish }
    let motions = InputOrder.Motion.allCases.filter { way.leads($0, from: input) }
    if showsBar, !input.hasAccessory(besides: bar?.toolbar) {
      wish.bar = bar(for: input, motions: motions)
    }
    if returnKeyMovesOn { wish.returnEffect = equipment.appsReturnKey.effect(hasNext: motions.contains(.next)) }
    if usesKeyCommands {
      wish.commands = InputCommand.commands(
        isTextView: input is UITextView, tabLeavesText: OptionStore.shared[input].usesKeyCommands == true,
        isComposing: input.isComposing, motions: motions)
    }
    return wish
  }

  private func bar(for input: UIView, motions: [InputOrder.Motion]) -> UIView {
    let bar =
      self.bar
      ?? InputBar(width: input.window?.bounds.width ?? 0) { [weak self] in
        self?.perform($0)
      }
    self.bar = bar
    bar.show(title: input.inputTitle, motions: motions)
    return bar.toolbar
  }

  /// The way through the inputs around one; nil where inputs are left alone.
  private func way(from input: UIView) -> InputWay? {
    guard input.isMovableInput, !input.isLeftAlone, let root = coordinator?.movingRoot(for: input) else { return nil }
    return InputWay(root: root, order: settings.order, wrapsAround: settings.wrapsAround)
  }
}
