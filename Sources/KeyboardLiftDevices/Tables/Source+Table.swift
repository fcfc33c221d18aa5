// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Source {
  /// Every source, in the order of their names.
  public static let all: [Source] = [.hen, .i26, .ion, .k, .km, .log, .mx, .s1, .s2, .s3, .s4, .s5, .s6, .sum, .tg]

  static let hen = Source(id: "HEN", text: "a public KeyboardHeight.swift (phone 258/271/253+safe; pad 264/352)")
  static let i26 = Source(id: "I26", text: "kirillzyusko/react-native-keyboard-controller issues 1242, 1284")
  static let ion = Source(id: "ION", text: "github.com/ionic-team/ionic-plugin-keyboard/pull/273 and /pull/204")
  static let k = Source(id: "K", text: "general knowledge, not measured")
  static let km = Source(
    id: "KM",
    text: """
      keymanapp/keyman KeyboardScaleMap.swift: Simulator iOS 18.x readings from inside a UIInputView (keys area + \
      banner, without the system bottom area)
      """
  )
  static let log = Source(id: "LOG", text: "logged userInfo of a keyboard notification; `trace` names the log")
  static let mx = Source(id: "MX", text: "Mixin iOS KeyboardHeight.swift table (with predictive bar, iOS 14)")
  static let s1 = Source(
    id: "S1",
    text: """
      github:EchoTechFE/devicekit packages/devices/src/presets/ios.ts and presets-verified.test.ts \
      (UIKit/statusBarManager readings on Simulator iOS 18.5 - 26.5; the repo marks each row \
      measured/spec/provisional)
      """
  )
  static let s2 = Source(
    id: "S2",
    text: """
      github:keymanapp/keyman ios/engine/KMEI/KeymanEngine/Classes/Keyboard/KeyboardScaleMap.swift (point sizes; \
      Simulator iOS 18.x)
      """
  )
  static let s3 = Source(
    id: "S3", text: "github:TelegramMessenger/Telegram-iOS submodules/Display/Source/DeviceMetrics.swift"
  )
  static let s4 = Source(
    id: "S4",
    text: """
      github:markbattistella/BezelKit Sources/BezelKit/Resources/bezel.min.json (display corner radius read from \
      UIScreen, snapshot 2026-05-26)
      """
  )
  static let s5 = Source(
    id: "S5",
    text: """
      github:pointfreeco/swift-snapshot-testing Sources/SnapshotTesting/Common/View.swift (sizes, safe areas, Split \
      View widths)
      """
  )
  static let s6 = Source(id: "S6", text: "iPhone 17, 18, Air, 17e and Duo screen tables in several public repositories")
  static let sum = Source(id: "SUM", text: "computed: keys + bar + bottom from the parts above")
  static let tg = Source(
    id: "TG",
    text: """
      TelegramMessenger/Telegram-iOS DeviceMetrics.swift constants (several are 1 pt above logged values; iPhone X 292 \
      vs 291)
      """
  )
}
