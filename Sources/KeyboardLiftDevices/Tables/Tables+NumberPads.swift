// Made by Scripts/generate-devices from the facts in Tests/KeyboardLiftDevicesTests/Fixtures; change those, not this.

extension Tables {
  /// The pads of iPhones.
  static let numberPads: [KeyboardEntry] = [
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5", "iphone-6", "iphone-se2"]), displayZoom: nil, orientation: .portrait,
      kind: .numberPad, suggestionBar: false, height: 216, systems: OSRange(from: OSVersion(3, 2), throughMajor: 26),
      confidence: Confidence(.wellKnown, "well known + LOG (216 keyboards)"), source: "K, LOG", sources: [.k, .log],
      trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6plus"]), displayZoom: nil, orientation: .portrait, kind: .numberPad,
      suggestionBar: false, height: 226, systems: OSRange(from: OSVersion(8), throughMajor: 16),
      confidence: Confidence(.wellKnown, "well known"), source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-x",
          "iphone-11pro",
          "iphone-12mini",
          "iphone-12",
          "iphone-16e",
          "iphone-14pro",
          "iphone-16pro",
          "iphone-17",
          "iphone-17e",
          "iphone-18pro",
        ]
      ),
      displayZoom: nil, orientation: .portrait, kind: .numberPad, suggestionBar: false, height: 291,
      systems: OSRange(from: OSVersion(11), throughMajor: 26),
      confidence: Confidence(.wellKnown, "well known/computed"), source: "K", sources: [.k], trace: nil,
      note: "pads have no predictive bar; with a password or one-time-code AutoFill bar add 44 (335/336)"
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-xr",
          "iphone-xsmax",
          "iphone-12promax",
          "iphone-14promax",
          "iphone-16promax",
          "iphone-17promax",
          "iphone-18promax",
          "iphone-air",
        ]
      ),
      displayZoom: nil, orientation: .portrait, kind: .numberPad, suggestionBar: false, height: 301,
      systems: OSRange(from: OSVersion(12), throughMajor: 26), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5", "iphone-6", "iphone-se2", "iphone-6plus"]), displayZoom: nil,
      orientation: .landscape, kind: .numberPad, suggestionBar: false, height: 162,
      systems: OSRange(from: OSVersion(3, 2), throughMajor: 26), confidence: Confidence(.wellKnown, "well known"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-11pro", "iphone-12mini", "iphone-xr", "iphone-xsmax"]), displayZoom: nil,
      orientation: .landscape, kind: .numberPad, suggestionBar: false, height: 171,
      systems: OSRange(from: OSVersion(11), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-12",
          "iphone-16e",
          "iphone-14pro",
          "iphone-16pro",
          "iphone-12promax",
          "iphone-14promax",
          "iphone-16promax",
        ]
      ),
      displayZoom: nil, orientation: .landscape, kind: .numberPad, suggestionBar: false, height: 181,
      systems: OSRange(from: OSVersion(18), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5", "iphone-6", "iphone-se2"]), displayZoom: nil, orientation: .portrait,
      kind: .decimalPad, suggestionBar: false, height: 216, systems: OSRange(from: OSVersion(3, 2), throughMajor: 26),
      confidence: Confidence(.wellKnown, "well known + LOG (216 keyboards)"), source: "K, LOG", sources: [.k, .log],
      trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6plus"]), displayZoom: nil, orientation: .portrait, kind: .decimalPad,
      suggestionBar: false, height: 226, systems: OSRange(from: OSVersion(8), throughMajor: 16),
      confidence: Confidence(.wellKnown, "well known"), source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-x",
          "iphone-11pro",
          "iphone-12mini",
          "iphone-12",
          "iphone-16e",
          "iphone-14pro",
          "iphone-16pro",
          "iphone-17",
          "iphone-17e",
          "iphone-18pro",
        ]
      ),
      displayZoom: nil, orientation: .portrait, kind: .decimalPad, suggestionBar: false, height: 291,
      systems: OSRange(from: OSVersion(11), throughMajor: 26),
      confidence: Confidence(.wellKnown, "well known/computed"), source: "K", sources: [.k], trace: nil,
      note: "pads have no predictive bar; with a password or one-time-code AutoFill bar add 44 (335/336)"
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-xr",
          "iphone-xsmax",
          "iphone-12promax",
          "iphone-14promax",
          "iphone-16promax",
          "iphone-17promax",
          "iphone-18promax",
          "iphone-air",
        ]
      ),
      displayZoom: nil, orientation: .portrait, kind: .decimalPad, suggestionBar: false, height: 301,
      systems: OSRange(from: OSVersion(12), throughMajor: 26), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5", "iphone-6", "iphone-se2", "iphone-6plus"]), displayZoom: nil,
      orientation: .landscape, kind: .decimalPad, suggestionBar: false, height: 162,
      systems: OSRange(from: OSVersion(3, 2), throughMajor: 26), confidence: Confidence(.wellKnown, "well known"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-11pro", "iphone-12mini", "iphone-xr", "iphone-xsmax"]), displayZoom: nil,
      orientation: .landscape, kind: .decimalPad, suggestionBar: false, height: 171,
      systems: OSRange(from: OSVersion(11), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-12",
          "iphone-16e",
          "iphone-14pro",
          "iphone-16pro",
          "iphone-12promax",
          "iphone-14promax",
          "iphone-16promax",
        ]
      ),
      displayZoom: nil, orientation: .landscape, kind: .decimalPad, suggestionBar: false, height: 181,
      systems: OSRange(from: OSVersion(18), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5", "iphone-6", "iphone-se2"]), displayZoom: nil, orientation: .portrait,
      kind: .phonePad, suggestionBar: false, height: 216, systems: OSRange(from: OSVersion(3, 2), throughMajor: 26),
      confidence: Confidence(.wellKnown, "well known + LOG (216 keyboards)"), source: "K, LOG", sources: [.k, .log],
      trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6plus"]), displayZoom: nil, orientation: .portrait, kind: .phonePad,
      suggestionBar: false, height: 226, systems: OSRange(from: OSVersion(8), throughMajor: 16),
      confidence: Confidence(.wellKnown, "well known"), source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-x",
          "iphone-11pro",
          "iphone-12mini",
          "iphone-12",
          "iphone-16e",
          "iphone-14pro",
          "iphone-16pro",
          "iphone-17",
          "iphone-17e",
          "iphone-18pro",
        ]
      ),
      displayZoom: nil, orientation: .portrait, kind: .phonePad, suggestionBar: false, height: 291,
      systems: OSRange(from: OSVersion(11), throughMajor: 26),
      confidence: Confidence(.wellKnown, "well known/computed"), source: "K", sources: [.k], trace: nil,
      note: "pads have no predictive bar; with a password or one-time-code AutoFill bar add 44 (335/336)"
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-xr",
          "iphone-xsmax",
          "iphone-12promax",
          "iphone-14promax",
          "iphone-16promax",
          "iphone-17promax",
          "iphone-18promax",
          "iphone-air",
        ]
      ),
      displayZoom: nil, orientation: .portrait, kind: .phonePad, suggestionBar: false, height: 301,
      systems: OSRange(from: OSVersion(12), throughMajor: 26), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5", "iphone-6", "iphone-se2", "iphone-6plus"]), displayZoom: nil,
      orientation: .landscape, kind: .phonePad, suggestionBar: false, height: 162,
      systems: OSRange(from: OSVersion(3, 2), throughMajor: 26), confidence: Confidence(.wellKnown, "well known"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-11pro", "iphone-12mini", "iphone-xr", "iphone-xsmax"]), displayZoom: nil,
      orientation: .landscape, kind: .phonePad, suggestionBar: false, height: 171,
      systems: OSRange(from: OSVersion(11), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-12",
          "iphone-16e",
          "iphone-14pro",
          "iphone-16pro",
          "iphone-12promax",
          "iphone-14promax",
          "iphone-16promax",
        ]
      ),
      displayZoom: nil, orientation: .landscape, kind: .phonePad, suggestionBar: false, height: 181,
      systems: OSRange(from: OSVersion(18), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5", "iphone-6", "iphone-se2"]), displayZoom: nil, orientation: .portrait,
      kind: .asciiCapableNumberPad, suggestionBar: false, height: 216,
      systems: OSRange(from: OSVersion(3, 2), throughMajor: 26),
      confidence: Confidence(.wellKnown, "well known + LOG (216 keyboards)"), source: "K, LOG", sources: [.k, .log],
      trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-6plus"]), displayZoom: nil, orientation: .portrait, kind: .asciiCapableNumberPad,
      suggestionBar: false, height: 226, systems: OSRange(from: OSVersion(8), throughMajor: 16),
      confidence: Confidence(.wellKnown, "well known"), source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-x",
          "iphone-11pro",
          "iphone-12mini",
          "iphone-12",
          "iphone-16e",
          "iphone-14pro",
          "iphone-16pro",
          "iphone-17",
          "iphone-17e",
          "iphone-18pro",
        ]
      ),
      displayZoom: nil, orientation: .portrait, kind: .asciiCapableNumberPad, suggestionBar: false, height: 291,
      systems: OSRange(from: OSVersion(11), throughMajor: 26),
      confidence: Confidence(.wellKnown, "well known/computed"), source: "K", sources: [.k], trace: nil,
      note: "pads have no predictive bar; with a password or one-time-code AutoFill bar add 44 (335/336)"
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-xr",
          "iphone-xsmax",
          "iphone-12promax",
          "iphone-14promax",
          "iphone-16promax",
          "iphone-17promax",
          "iphone-18promax",
          "iphone-air",
        ]
      ),
      displayZoom: nil, orientation: .portrait, kind: .asciiCapableNumberPad, suggestionBar: false, height: 301,
      systems: OSRange(from: OSVersion(12), throughMajor: 26), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-4s", "iphone-5", "iphone-6", "iphone-se2", "iphone-6plus"]), displayZoom: nil,
      orientation: .landscape, kind: .asciiCapableNumberPad, suggestionBar: false, height: 162,
      systems: OSRange(from: OSVersion(3, 2), throughMajor: 26), confidence: Confidence(.wellKnown, "well known"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(["iphone-x", "iphone-11pro", "iphone-12mini", "iphone-xr", "iphone-xsmax"]), displayZoom: nil,
      orientation: .landscape, kind: .asciiCapableNumberPad, suggestionBar: false, height: 171,
      systems: OSRange(from: OSVersion(11), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
    KeyboardEntry(
      scope: .devices(
        [
          "iphone-12",
          "iphone-16e",
          "iphone-14pro",
          "iphone-16pro",
          "iphone-12promax",
          "iphone-14promax",
          "iphone-16promax",
        ]
      ),
      displayZoom: nil, orientation: .landscape, kind: .asciiCapableNumberPad, suggestionBar: false, height: 181,
      systems: OSRange(from: OSVersion(18), throughMajor: 18), confidence: Confidence(.computed, "computed"),
      source: "K", sources: [.k], trace: nil, note: nil
    ),
  ]
}
