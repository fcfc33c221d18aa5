// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

/// The tables that the public types read.
enum Tables {
  /// Every device.
  static let devices: [Device] = [
    phonesWithHomeButton,
    phonesWithNotch,
    phonesWithIsland,
    foldablePhones,
    tabletsWithHomeButton,
    tabletsWithHomeIndicator,
  ].flatMap(\.self)

  /// Every row about a keyboard's height.
  static let keyboards: [KeyboardEntry] = [
    phoneKeyboards,
    numberPads,
    keyboardRules,
    tabletKeyboards,
  ].flatMap(\.self)
}
