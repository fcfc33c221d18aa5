extension KeyboardLiftOptions {
  /// Whether inputs in this view show the bar; nil, by default, for what the nearest view around says, else the lifter's
  /// ``KeyboardLifter/showsBar``.
  public var showsBar: Bool? {
    get { KeyboardCenter.shared.options[view].showsBar }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.showsBar = newValue } }
  }

  /// Whether the return key of text fields in this view moves on; nil, by default, for what the nearest view around says, else
  /// the lifter's ``KeyboardLifter/returnKeyMovesOn``.
  public var returnKeyMovesOn: Bool? {
    get { KeyboardCenter.shared.options[view].returnKeyMovesOn }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.returnKeyMovesOn = newValue } }
  }

  /// Whether keys of a hardware keyboard move between inputs in this view; nil, by default, for what the nearest view around
  /// says, else the lifter's ``KeyboardLifter/usesKeyCommands``. A text view of which it is true itself is left by Tab too.
  public var usesKeyCommands: Bool? {
    get { KeyboardCenter.shared.options[view].usesKeyCommands }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.usesKeyCommands = newValue } }
  }

  /// Whether moving between inputs passes over this view and all in it; false by default.
  public var isPassedOver: Bool {
    get { KeyboardCenter.shared.options[view].isPassedOver }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.isPassedOver = newValue } }
  }

  /// The title that the toolbar shows for this input; nil, by default, for its placeholder, else its accessibility label. An
  /// empty title shows none.
  public var toolbarTitle: String? {
    get { KeyboardCenter.shared.options[view].toolbarTitle }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.toolbarTitle = newValue } }
  }
}
