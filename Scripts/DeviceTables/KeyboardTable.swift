/// Makes the tables of keyboards.
struct KeyboardTable {
  static let file = "keyboards.json"
  var facts: KeyboardFacts
  var deviceIDs: Set<String>

  /// The lists in the order of the table: name, what is in it.
  static let groups: [(name: String, about: String)] = [
    ("phoneKeyboards", "The text keyboard of iPhones."),
    ("numberPads", "The pads of iPhones."),
    ("keyboardRules", "Kinds that are as high as the text keyboard."),
    ("tabletKeyboards", "The text keyboard of iPads."),
  ]

  /// The cases of `KeyboardKind` by the facts' words, where these are no case themselves.
  private static let kinds = [
    "URL": "url", "default with autocorrection off": "autocorrectionOff", "qwerty (exact bar state unknown)": "qwerty",
  ]

  func files() throws -> [GeneratedFile] {
    let grouped = Dictionary(grouping: facts.heights.enumerated(), by: { Self.group(of: $0.element) })
    let lists = try Self.groups.map { group in
      let calls = try (grouped[group.name] ?? []).map { try call($0.element, "heights[\($0.offset)]") }
      return GeneratedFile(
        name: group.name.prefix(1).uppercased() + group.name.dropFirst(),
        extending: list(group.name, of: "KeyboardEntry", about: group.about, calls))
    }
    return lists + [try notes()]
  }

  static func group(of height: KeyboardFacts.Height) -> String {
    if height.devices.contains("all iPhones") { return "keyboardRules" }
    if height.devices.contains(where: { $0.hasPrefix("ipad") }) { return "tabletKeyboards" }
    return height.kind.hasPrefix("qwerty") ? "phoneKeyboards" : "numberPads"
  }

  private func call(_ height: KeyboardFacts.Height, _ place: String) throws -> SwiftCall {
    let bounds = height.os.split(separator: "-").map(String.init)
    guard let first = bounds.first, let systems = SwiftLiteral.range(from: first, through: bounds.last) else {
      throw FactError(Self.file, place, "\"\(height.os)\" is no range of systems; write \"11-18\" or \"26.2\"")
    }
    let sources = SourceTable.ids(in: height.source, known: facts.sources)
    return SwiftCall(
      "KeyboardEntry",
      [
        ("scope", try scope(of: height, place)), ("displayZoom", try displayZoom(of: height, place)),
        ("orientation", .code(".\(height.orientation)")), ("kind", .code(".\(Self.kinds[height.kind] ?? height.kind)")),
        ("suggestionBar", .bool(height.predictiveBar)), ("height", .number(height.height)), ("systems", .code(systems)),
        ("confidence", try ConfidenceLevel.value(height.confidence, Self.file, place)),
        ("source", .text(height.source)),
        ("sources", try SourceTable.references(sources, known: facts.sources, Self.file, place)),
        ("trace", .text(height.trace)), ("note", .text(height.note)),
      ])
  }

  private func scope(of height: KeyboardFacts.Height, _ place: String) throws -> SwiftValue {
    if height.devices == ["all iPhones"] { return .code(".everyPhone") }
    for id in height.devices where !deviceIDs.contains(id) {
      throw FactError(Self.file, place, "there is no device \"\(id)\" in devices.json")
    }
    return .call(SwiftCall(".devices", [(nil, .strings(height.devices))]))
  }

  private func displayZoom(of height: KeyboardFacts.Height, _ place: String) throws -> SwiftValue {
    guard let size = height.displayZoom else { return .code("nil") }
    guard size.count == 2 else { throw FactError(Self.file, place, "displayZoom needs a width and a height") }
    return .call(SwiftCall("ScreenSize", [("width", .number(size[0])), ("height", .number(size[1]))]))
  }

  /// What is not a height: the notes, and the few numbers about other modes.
  private func notes() throws -> GeneratedFile {
    let floating = facts.ipadModes.floating
    let size = floating.size.split { !$0.isNumber }.compactMap { Double($0) }
    guard size.count == 3, let since = Int(floating.introduced.filter(\.isNumber)) else {
      throw FactError(
        Self.file, "ipadModes.floating", "size must tell a width and two heights, introduced a major version")
    }
    let hardware = facts.ipadModes.hardwareKeyboard
    let constants = [
      ("shortcutBar", "Double", SwiftLiteral.number(hardware.shortcutBar)),
      ("shortcutBarWithHomeIndicator", "Double", SwiftLiteral.number(hardware.shortcutBarHomeIndicatorPad)),
      ("floatingKeyboardSince", "Int", "\(since)"),
      ("floatingKeyboardWidth", "Double", SwiftLiteral.number(size[0])),
      (
        "floatingKeyboardHeights", "ClosedRange<Double>",
        "\(SwiftLiteral.number(size[1]))...\(SwiftLiteral.number(size[2]))"
      ),
    ]
    let calls = facts.notes.map { note in
      SwiftCall("KeyboardNote", [("topic", .text(note.topic)), ("text", .text(note.text))])
    }
    return GeneratedFile(
      name: "KeyboardNotes",
      extending: constants.map { "  static let \($0.0): \($0.1) = \($0.2)" } + [""]
        + list("keyboardNotes", of: "KeyboardNote", about: "What no height tells.", calls))
  }
}
