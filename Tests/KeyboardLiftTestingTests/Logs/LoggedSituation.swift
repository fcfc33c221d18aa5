import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTestSupport
import KeyboardLiftTesting

/// How the situation of a log comes about: device, system and settings as the log names them, and what its user did.
///
/// Heights of the system's keyboards are never given here. What a log shows of a state that no rule knows is: an
/// accessory's height, a third-party keyboard's own height, where a finger lifted, how long the user waited.
struct LoggedSituation: Sendable {
  /// The log.
  var id: String
  /// The device, by its name in the tables.
  var device: String
  var os: OSVersion
  var orientation = ScreenOrientation.portrait
  var kind = KeyboardKind.qwerty
  /// Whether the suggestion bar is there; nil where the log does not tell.
  var bar: Bool? = true
  var accessory = 0.0
  var hasHardwareKeyboard = false
  /// What is listened to besides what the log shows.
  var alsoObserved: [KeyboardNotification.Name] = []
  /// Whether what the log leaves out was not there.
  var isWhole = false
  /// What happens; its script is compared.
  var act: @Sendable (inout KeyboardModel) -> KeyboardScript

  init(
    _ id: String, _ device: String, _ os: OSVersion, _ orientation: ScreenOrientation = .portrait,
    kind: KeyboardKind = .qwerty, bar: Bool? = true, accessory: Double = 0, hasHardwareKeyboard: Bool = false,
    alsoObserved: [KeyboardNotification.Name] = [], isWhole: Bool = false,
    _ act: @escaping @Sendable (inout KeyboardModel) -> KeyboardScript
  ) {
    self.id = id
    self.device = device
    self.os = os
    self.orientation = orientation
    self.kind = kind
    self.bar = bar
    self.accessory = accessory
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.alsoObserved = alsoObserved
    self.isWhole = isWhole
    self.act = act
  }

  /// The script of the situation; nil if the device is not known.
  func script() -> KeyboardScript? {
    guard let device = Device.withID(device) else { return nil }
    var model = KeyboardModel(
      device, orientation: orientation, os: os, kind: kind, suggestionBar: bar, accessoryHeight: accessory,
      hasHardwareKeyboard: hasHardwareKeyboard)
    return act(&model)
  }

  /// What differs from the log.
  func differences(from log: NotificationLog) -> [String] {
    guard let script = script() else { return ["no device \(device)"] }
    let observed = Set(log.events.compactMap(\.kind)).union(alsoObserved.map { .keyboard($0) })
    return LogComparison(log: log, script: script, observed: observed, isWhole: isWhole).differences()
  }
}
