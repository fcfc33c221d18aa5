// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// The text keyboard of iPhones.
  static let phoneKeyboards: [KeyboardEntry] = [
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: false, height: 216, systems: OSRange(from: OSVersion(3, 2), throughMajor: 15),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "iphone5-show-nopred",
      note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: true, height: 253, systems: OSRange(from: OSVersion(8), throughMajor: 10),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "iphone5-show-pred",
      note: "216+37"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-5"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 254, systems: OSRange(from: OSVersion(11), throughMajor: 15),
      confidence: Confidence(.measured, "measured"), source: "LOG, MX", sources: [.log, .mx],
      trace: "iphone5-changeframe-dur0", note: "216+38"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: false, height: 162, systems: OSRange(from: OSVersion(3, 2), throughMajor: 15),
      confidence: Confidence(.measured, "measured"), source: "LOG, TG", sources: [.log, .tg],
      trace: "iphone4-ios5-rotate-landscape", note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: true, height: 199, systems: OSRange(from: OSVersion(8), throughMajor: 15),
      confidence: Confidence(.constant, "measured/constant"), source: "TG", sources: [.tg], trace: nil,
      note: "162+37; 200 with the 38 bar of later systems"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6", "iphone-se2"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: false, height: 216, systems: OSRange(from: OSVersion(8), throughMajor: 26),
      confidence: Confidence(.measured, "measured"), source: "LOG, TG, KM", sources: [.log, .tg, .km],
      trace: "begin-equals-end-offscreen", note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 258, systems: OSRange(from: OSVersion(8), throughMajor: 12),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "iphone6-show-hide",
      note: "216+42"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6", "iphone-se2"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: true, height: 260, systems: OSRange(from: OSVersion(13), throughMajor: 26),
      confidence: Confidence(.measured, "measured"), source: "LOG, KM", sources: [.log, .km], trace: "se2-show-order",
      note: "216+44"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6", "iphone-se2"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: false, height: 162, systems: OSRange(from: OSVersion(8), throughMajor: 26),
      confidence: Confidence(.measured, "measured"), source: "TG, KM", sources: [.tg, .km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6", "iphone-se2"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: true, height: 200, systems: OSRange(from: OSVersion(13), throughMajor: 26),
      confidence: Confidence(.computed, "computed from measured parts"), source: "KM", sources: [.km], trace: nil,
      note: "162+38; Telegram 163+37"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6plus"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: false,
      height: 226, systems: OSRange(from: OSVersion(8), throughMajor: 16),
      confidence: Confidence(.measured, "measured"), source: "LOG, TG", sources: [.log, .tg], trace: "plus-show-226",
      note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6plus"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 271, systems: OSRange(from: OSVersion(8), throughMajor: 16),
      confidence: Confidence(.measured, "measured"), source: "LOG, MX", sources: [.log, .mx], trace: "plus-show-hide",
      note: "226+45"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6plus"]), displayZoom: nil, orientation: .landscape, kind: .qwerty, suggestionBar: false,
      height: 162, systems: OSRange(from: OSVersion(8), throughMajor: 16),
      confidence: Confidence(.constant, "constant"), source: "TG (163)", sources: [.tg], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6plus"]), displayZoom: nil, orientation: .landscape, kind: .qwerty, suggestionBar: true,
      height: 200, systems: OSRange(from: OSVersion(8), throughMajor: 16),
      confidence: Confidence(.computed, "computed"), source: "SUM", sources: [.sum], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-11pro", "iphone-12mini"]), displayZoom: nil, orientation: .portrait,
      kind: .qwerty, suggestionBar: false, height: 291, systems: OSRange(from: OSVersion(11), throughMajor: 18),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "iphonex-predictive-toggle",
      note: "216 keys + 75 (41 globe/dictation row + 34 safe area)"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 333, systems: OSRange(from: OSVersion(11, 0), through: OSVersion(11, 1)),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "iphonex-show-hide-ios11",
      note: "291+42"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 335, systems: OSRange(from: OSVersion(11, 2), throughMajor: 13),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "iphonex-335-show-hide",
      note: "291+44"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-11pro", "iphone-12mini"]), displayZoom: nil, orientation: .portrait,
      kind: .qwerty, suggestionBar: true, height: 336, systems: OSRange(from: OSVersion(13), throughMajor: 18),
      confidence: Confidence(.measured, "measured"), source: "MX, LOG, KM", sources: [.mx, .log, .km],
      trace: "iphonex-accessory-380", note: "291+45"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-11pro", "iphone-12mini"]), displayZoom: nil, orientation: .landscape,
      kind: .qwerty, suggestionBar: false, height: 171, systems: OSRange(from: OSVersion(11), throughMajor: 18),
      confidence: Confidence(.measured, "measured"), source: "KM (150+21), TG 172", sources: [.km, .tg], trace: nil,
      note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-11pro", "iphone-12mini"]), displayZoom: nil, orientation: .landscape,
      kind: .qwerty, suggestionBar: true, height: 209, systems: OSRange(from: OSVersion(11), throughMajor: 18),
      confidence: Confidence(.computed, "measured/computed"), source: "KM (150+38+21), TG 172+37", sources: [.km, .tg],
      trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-12mini"]), displayZoom: ScreenSize(width: 320, height: 693),
      orientation: .portrait, kind: .qwerty, suggestionBar: true, height: 319,
      systems: OSRange(from: OSVersion(14), throughMajor: 14), confidence: Confidence(.measured, "measured"),
      source: "MX", sources: [.mx], trace: nil, note: "216+... on a 320-wide zoomed Face ID screen"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-xr", "iphone-xsmax"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: false, height: 301, systems: OSRange(from: OSVersion(12), throughMajor: 18),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "xsmax-show-begin-smaller",
      note: "226+75"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-xr", "iphone-xsmax"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: true, height: 346, systems: OSRange(from: OSVersion(12), throughMajor: 18),
      confidence: Confidence(.measured, "measured"), source: "LOG, MX", sources: [.log, .mx], trace: "xsmax-show",
      note: "301+45"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-xr", "iphone-xsmax"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: false, height: 171, systems: OSRange(from: OSVersion(12), throughMajor: 18),
      confidence: Confidence(.measured, "measured"), source: "KM, TG", sources: [.km, .tg], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-xr", "iphone-xsmax"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: true, height: 209, systems: OSRange(from: OSVersion(12), throughMajor: 18),
      confidence: Confidence(.computed, "computed"), source: "KM, TG", sources: [.km, .tg], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-12", "iphone-16e", "iphone-14pro", "iphone-16pro"]), displayZoom: nil,
      orientation: .portrait, kind: .qwerty, suggestionBar: false, height: 291,
      systems: OSRange(from: OSVersion(14), throughMajor: 18), confidence: Confidence(.computed, "measured/computed"),
      source: "KM (216+75), TG", sources: [.km, .tg], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-12", "iphone-16e", "iphone-14pro", "iphone-16pro"]), displayZoom: nil,
      orientation: .portrait, kind: .qwerty, suggestionBar: true, height: 336,
      systems: OSRange(from: OSVersion(14), throughMajor: 18), confidence: Confidence(.measured, "measured"),
      source: "LOG, MX, KM", sources: [.log, .mx, .km], trace: "iphone14pro-336", note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-12", "iphone-16e", "iphone-14pro", "iphone-16pro"]), displayZoom: nil,
      orientation: .landscape, kind: .qwerty, suggestionBar: false, height: 181,
      systems: OSRange(from: OSVersion(18), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "KM (160+21)", sources: [.km], trace: nil, note: "Telegram uses 172 for these (older systems: 150 keys)"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-12", "iphone-16e", "iphone-14pro", "iphone-16pro"]), displayZoom: nil,
      orientation: .landscape, kind: .qwerty, suggestionBar: true, height: 219,
      systems: OSRange(from: OSVersion(18), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "KM (160+38+21)", sources: [.km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-17", "iphone-18pro"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: true, height: 335, systems: OSRange(from: OSVersion(26, 2), through: OSVersion(26, 2)),
      confidence: Confidence(.measured, "measured"), source: "I26", sources: [.i26], trace: "ios26-335-369",
      note: "one report; 291+44"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-17", "iphone-17e", "iphone-18pro", "iphone-16pro"]), displayZoom: nil,
      orientation: .portrait, kind: .qwerty, suggestionBar: false, height: 291,
      systems: OSRange(from: OSVersion(26), throughMajor: 26), confidence: Confidence(.inferred, "inferred"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-16pro"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: nil,
      height: 318, systems: OSRange(from: OSVersion(26, 0), through: OSVersion(26, 1)),
      confidence: Confidence(.measured, "measured (approximate, 'about 318')"), source: "I26", sources: [.i26],
      trace: "crossfade-show-ios26", note: "may be a different input type or Liquid Glass metrics; unresolved"
    ),
    KeyboardEntry(
      scope: .devices(["iphone-17", "iphone-17e", "iphone-18pro"]), displayZoom: nil, orientation: .landscape,
      kind: .qwerty, suggestionBar: false, height: 180, systems: OSRange(from: OSVersion(26), throughMajor: 26),
      confidence: Confidence(.inferred, "inferred"), source: "160+20", sources: [], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-17", "iphone-17e", "iphone-18pro"]), displayZoom: nil, orientation: .landscape,
      kind: .qwerty, suggestionBar: true, height: 218, systems: OSRange(from: OSVersion(26), throughMajor: 26),
      confidence: Confidence(.inferred, "inferred"), source: "160+38+20", sources: [], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-12promax", "iphone-14promax", "iphone-16promax"]), displayZoom: nil,
      orientation: .portrait, kind: .qwerty, suggestionBar: false, height: 301,
      systems: OSRange(from: OSVersion(14), throughMajor: 18), confidence: Confidence(.computed, "measured/computed"),
      source: "KM (226+75), TG 302", sources: [.km, .tg], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-12promax", "iphone-14promax", "iphone-16promax"]), displayZoom: nil,
      orientation: .portrait, kind: .qwerty, suggestionBar: true, height: 346,
      systems: OSRange(from: OSVersion(14), throughMajor: 18), confidence: Confidence(.measured, "measured"),
      source: "LOG, MX", sources: [.log, .mx], trace: "promax-show", note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-12promax", "iphone-14promax", "iphone-16promax"]), displayZoom: nil,
      orientation: .landscape, kind: .qwerty, suggestionBar: false, height: 181,
      systems: OSRange(from: OSVersion(18), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "KM (160+21)", sources: [.km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-12promax", "iphone-14promax", "iphone-16promax"]), displayZoom: nil,
      orientation: .landscape, kind: .qwerty, suggestionBar: true, height: 219,
      systems: OSRange(from: OSVersion(18), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "KM (160+38+21)", sources: [.km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-17promax", "iphone-18promax", "iphone-air"]), displayZoom: nil, orientation: .portrait,
      kind: .qwerty, suggestionBar: false, height: 301, systems: OSRange(from: OSVersion(26), throughMajor: 26),
      confidence: Confidence(.inferred, "inferred"), source: "K (width >= 414 uses 226-pt keys)", sources: [.k],
      trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-17promax", "iphone-18promax", "iphone-air"]), displayZoom: nil, orientation: .portrait,
      kind: .qwerty, suggestionBar: true, height: 346, systems: OSRange(from: OSVersion(26), throughMajor: 26),
      confidence: Confidence(.inferred, "inferred"), source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-17promax", "iphone-18promax", "iphone-air"]), displayZoom: nil, orientation: .landscape,
      kind: .qwerty, suggestionBar: false, height: 180, systems: OSRange(from: OSVersion(26), throughMajor: 26),
      confidence: Confidence(.inferred, "inferred"), source: "160+20", sources: [], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-17promax", "iphone-18promax", "iphone-air"]), displayZoom: nil, orientation: .landscape,
      kind: .qwerty, suggestionBar: true, height: 218, systems: OSRange(from: OSVersion(26), throughMajor: 26),
      confidence: Confidence(.inferred, "inferred"), source: "160+38+20", sources: [], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-duo-outer", "iphone-duo-inner"]), displayZoom: nil, orientation: .portrait,
      kind: .qwerty, suggestionBar: nil, height: nil,
      systems: OSRange(from: OSVersion(27, 1), through: OSVersion(27, 1)), confidence: Confidence(.unknown, "unknown"),
      source: "-", sources: [], trace: nil, note: "no source found"
    ),
  ]
}
