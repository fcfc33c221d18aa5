import KeyboardLiftCore

extension SimulatedKeyboard {
  /// Whether the keyboard is this app's; `false` for the other app's in Split View.
  public var isLocal: Bool {
    get { model.isLocal }
    set { model.isLocal = newValue }
  }

  /// Whether the user prefers fading to sliding.
  public var prefersCrossFade: Bool {
    get { model.prefersCrossFade }
    set { model.prefersCrossFade = newValue }
  }

  /// Whether an iPad since iPadOS 26 shows number pads as popovers, which take no room and post nothing; false by default.
  public var numberPadsArePopovers: Bool {
    get { model.numberPadsArePopovers }
    set { model.numberPadsArePopovers = newValue }
  }
}
