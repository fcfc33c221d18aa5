extension KeyboardLiftOptions {
  /// Whether inputs in this view show the bar; nil, by default, for what the nearest view around says, else the lifter's
  /// ``KeyboardLifter/showsBar``.
  public var showsBar: Bool? {
    get { OptionStore.shared[view].showsBar }
    nonmutating set { OptionStore.shared.change(view) { $0.showsBar = newValue } }
  }

  /// Whether the return key of text fields in this view moves on; nil, by default, for what the nearest view around says, else
  /// the lifter's ``KeyboardLifter/returnKeyMovesOn``.
  public var returnKeyMovesOn: Bool? {
    get { OptionStore.shared[view].returnKeyMovesOn }
    nonmutating set { OptionStore.shared.change(view) { $0.returnKeyMovesOn = newValue } }
  }

  /// Whether keys of a hardware keyboard move between inputs in this view; nil, by default, for what the nearest view around
  /// says, else the lifter's ``KeyboardLifter/usesKeyCommands``. A text view of which it is true itself is left by Tab too.
  public var usesKeyCommands: Bool? {
    get { OptionStore.shared[view].usesKeyCommands }
    nonmutating set { OptionStore.shared.change(view) { $0.usesKeyCommands = newValue } }
  }

  /// Whether moving between inputs passes over this view and all in it; false by default.
  public var isPassedOver: Bool {
    get { OptionStore.shared[view].isPassedOver }
    nonmutating set { OptionStore.shared.change(view) { $0.isPassedOver = newValue } }
  }
}
