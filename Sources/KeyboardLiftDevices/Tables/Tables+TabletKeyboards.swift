// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// The text keyboard of iPads.
  static let tabletKeyboards: [KeyboardEntry] = [
    KeyboardEntry(
      scope: .devices(["ipad-9.7"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: false,
      height: 264, systems: OSRange(from: OSVersion(3, 2), throughMajor: 7),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "omni-ipad5-rotate",
      note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-9.7"]), displayZoom: nil, orientation: .landscape, kind: .qwerty, suggestionBar: false,
      height: 352, systems: OSRange(from: OSVersion(3, 2), throughMajor: 7),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "omni-ipad5-show", note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-9.7"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 303, systems: OSRange(from: OSVersion(8), throughMajor: 8),
      confidence: Confidence(.computed, "computed (264+39)"), source: "SUM", sources: [.sum], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-9.7"]), displayZoom: nil, orientation: .landscape, kind: .qwerty, suggestionBar: true,
      height: 391, systems: OSRange(from: OSVersion(8), throughMajor: 8), confidence: Confidence(.measured, "measured"),
      source: "LOG", sources: [.log], trace: "ipad-land-ios8-391", note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-9.7"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 313, systems: OSRange(from: OSVersion(9), throughMajor: 12),
      confidence: Confidence(.measured, "measured"), source: "ION", sources: [.ion],
      trace: "ipad-hardware-shortcutbar-55",
      note: "shortcut/QuickType bar is always there on iPad since iOS 9: 258+55 (Telegram 263+50)"
    ),
    KeyboardEntry(
      scope: .devices(["ipad-9.7"]), displayZoom: nil, orientation: .landscape, kind: .qwerty, suggestionBar: true,
      height: 398, systems: OSRange(from: OSVersion(9), throughMajor: 12),
      confidence: Confidence(.measured, "measured"), source: "LOG", sources: [.log], trace: "ipad-land-398",
      note: "343+55 (Telegram 348+50)"
    ),
    KeyboardEntry(
      scope: .devices(["ipad-9.7", "ipad-10.2", "ipad-10.5"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: true, height: 320, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (265+55)"), source: "KM", sources: [.km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-9.7", "ipad-10.2", "ipad-10.5"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: true, height: 408, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (353+55)"), source: "KM", sources: [.km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-mini-6", "ipad-pro-11", "ipad-pro-11-m4"]), displayZoom: nil, orientation: .portrait,
      kind: .qwerty, suggestionBar: true, height: 340, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (265+55+20)"), source: "KM", sources: [.km], trace: nil,
      note: "Telegram pre-2022: 283+50=333 for Pro 11, 328+50=378 for mini 6 (looks like a copy error)"
    ),
    KeyboardEntry(
      scope: .devices(["ipad-mini-6", "ipad-pro-11", "ipad-pro-11-m4"]), displayZoom: nil, orientation: .landscape,
      kind: .qwerty, suggestionBar: true, height: 428, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (353+55+20)"), source: "KM", sources: [.km], trace: nil,
      note: "Telegram 368+50=418"
    ),
    KeyboardEntry(
      scope: .devices(["ipad-10.9", "ipad-air-10.9"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: true, height: 337, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (262+55+20)"), source: "KM", sources: [.km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-10.9", "ipad-air-10.9"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: true, height: 422, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (347+55+20)"), source: "KM", sources: [.km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-pro-12.9-home"]), displayZoom: nil, orientation: .portrait, kind: .qwerty,
      suggestionBar: true, height: 378, systems: OSRange(from: OSVersion(9), throughMajor: 12),
      confidence: Confidence(.constant, "constant (328+50)"), source: "TG", sources: [.tg], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-pro-12.9-home"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: true, height: 471, systems: OSRange(from: OSVersion(9), throughMajor: 12),
      confidence: Confidence(.constant, "constant (421+50)"), source: "TG", sources: [.tg], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-pro-12.9"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 403, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (328+55+20)"), source: "KM", sources: [.km], trace: nil,
      note: "Telegram 348+50=398"
    ),
    KeyboardEntry(
      scope: .devices(["ipad-pro-12.9"]), displayZoom: nil, orientation: .landscape, kind: .qwerty, suggestionBar: true,
      height: 498, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (423+55+20)"), source: "KM", sources: [.km], trace: nil,
      note: "Telegram 441+50=491"
    ),
    KeyboardEntry(
      scope: .devices(["ipad-pro-13-m4"]), displayZoom: nil, orientation: .portrait, kind: .qwerty, suggestionBar: true,
      height: 405.5, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (330.5+55+20)"), source: "KM", sources: [.km], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["ipad-pro-13-m4"]), displayZoom: nil, orientation: .landscape, kind: .qwerty,
      suggestionBar: true, height: 501, systems: OSRange(from: OSVersion(18), throughMajor: 18),
      confidence: Confidence(.computed, "computed (426+55+20)"), source: "KM", sources: [.km], trace: nil, note: nil
    ),
  ]
}
