import KeyboardLiftCore
import KeyboardLiftDevices

/// The sign-up form on several screens, every field tried in every way.
struct Demonstration: Sendable {
  /// One form on one screen.
  struct Case: Sendable {
    let form: SignUpForm
    /// The trials of each way, in the order of the fields.
    let trials: [Way: [Trial]]

    init(_ form: SignUpForm) {
      self.form = form
      let trials = Way.allCases.map { way in (way, form.fields.map { Trial($0, of: form, way: way) }) }
      self.trials = Dictionary(uniqueKeysWithValues: trials)
    }
  }

  let cases: [Case]

  /// Tries every field of every form; the engine answers all of it in a few milliseconds.
  init(screens: [DeviceScreen] = Demonstration.screens) {
    cases = screens.flatMap { screen in SignUpForm.Kind.allCases.map { Case(SignUpForm($0, on: screen)) } }
  }

  /// A small phone, a large phone and an iPad, in both orientations.
  static let screens: [DeviceScreen] = devices.flatMap { id, name in
    Orientation.allCases.compactMap { orientation in
      Device.withID(id).flatMap { DeviceScreen($0, name: name, orientation) }
    }
  }

  private static let devices = [
    ("iphone-se2", "iPhone SE"), ("iphone-16promax", "iPhone 16 Pro Max"), ("ipad-10.9", "iPad"),
  ]
}

extension Demonstration.Case {
  /// The trials of one way, in the order of the fields.
  subscript(way: Way) -> [Trial] { trials[way] ?? [] }

  /// How many fields are hidden, wholly or in part, while the keyboard is up.
  func hiddenCount(_ way: Way) -> Int { self[way].count { $0.isHidden } }

  /// The farthest that a way moves anything for any field, in points.
  func farthestMove(_ way: Way) -> Double { self[way].map(\.move).max() ?? 0 }

  /// The ways that leave the whole button in sight while the last field is edited.
  var waysThatShowTheButton: [Way] { Way.helping.filter { self[$0].last?.isButtonSeen == true } }

  /// The same ways by name: "all", "none", or "resize, inset, automatic".
  var waysThatShowTheButtonInWords: String {
    let ways = waysThatShowTheButton
    if ways.isEmpty { return "none" }
    return ways == Way.helping ? "all" : ways.map(\.rawValue).joined(separator: ", ")
  }

  /// Whether a way can do nothing here, for it works on a scroll view and there is none.
  func lacksScrollView(_ way: Way) -> Bool { self[way].contains { $0.reason == .noScrollView } }

  /// The field that shows the ways' difference best: hidden without them and left hidden by most; of several the lowest.
  var telling: Int {
    func weight(_ index: Int) -> Int {
      let hiding = Way.allCases.count { self[$0][index].isHidden }
      return self[.untouched][index].isHidden ? hiding : 0
    }
    return form.fields.indices.reduce(0) { weight($1) >= weight($0) ? $1 : $0 }
  }
}
