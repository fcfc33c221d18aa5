import KeyboardLiftCore

/// A table for people: a line for every event, what it changes indented below, and a sentence at the end.
public struct TextReplayFormatter: ReplayFormatter {
  /// Whether the terminal's colours are used.
  public let usesColor: Bool

  /// Makes a formatter.
  /// - Parameter usesColor: whether the terminal's colours are used.
  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// Appends what the trace is, and the table's heading.
  public func begin(_ header: TraceHeader, strategy: TraceStrategy, to output: inout [UInt8]) {
    let size = "\(Self.short(header.screen.width)) × \(Self.short(header.screen.height))"
    let device = [
      header.device, header.os.map { "iOS \($0)" }, header.orientation?.rawValue, size, "strategy \(strategy.kind)",
    ]
    if let note = header.note {
      write(note.printable, .bold, to: &output)
      write("\n", .plain, to: &output)
    }
    write(device.compactMap { $0?.printable }.joined(separator: ", ") + "\n\n", .plain, to: &output)
    let row = Row(
      number: "n", time: "t", event: "event", keyboard: "keyboard", focus: "focus", covered: "covered",
      reason: "reason")
    write(row.text, .dim, to: &output)
    write("\n", .plain, to: &output)
  }

  /// Appends an event's line and those of its changes.
  public func append(_ event: ReplayedEvent, to output: inout [UInt8]) {
    let row = Row(
      number: "\(event.number)", time: Self.short(event.time), event: event.name, keyboard: Self.keyboard(event),
      focus: event.focus?.id.printable ?? "–", covered: event.focus.map { Self.percent($0.covered) } ?? "",
      reason: "")
    write(row.text, .plain, to: &output)
    write(event.reason.name, Self.style(event), to: &output)
    write("\n", .plain, to: &output)
    for change in event.changes {
      let numbers = change.value.numbers.map(Self.short).joined(separator: ", ")
      write("        \(change.id.printable).\(change.value.property) = [\(numbers)]", .plain, to: &output)
      write(Self.motion(event.animation), .dim, to: &output)
      write("\n", .plain, to: &output)
    }
  }

  /// Appends the sentence that sums the trace up.
  public func append(_ summary: ReplaySummary, to output: inout [UInt8]) {
    let count = summary.events == 1 ? "1 event" : "\(summary.events) events"
    write("\n\(count), moved at most \(Self.short(summary.maximumMove)) points, ", .plain, to: &output)
    let (end, style) = Self.end(summary)
    write(end, style, to: &output)
    write("\n\n", .plain, to: &output)
  }
}

extension TextReplayFormatter {
  /// How a piece of text looks, where colours are used.
  private enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case good = "32"
    case bad = "31"
  }

  private func write(_ text: String, _ style: Style, to output: inout [UInt8]) {
    guard usesColor, style != .plain, !text.isEmpty else { return output.append(contentsOf: text.utf8) }
    output.append(contentsOf: "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m".utf8)
  }

  private static func end(_ summary: ReplaySummary) -> (String, Style) {
    if summary.isKeyboardUp { return ("the keyboard is still up", .plain) }
    return summary.isRestored
      ? ("everything back in its place", .good) : ("not everything back in its place", .bad)
  }

  private static func style(_ event: ReplayedEvent) -> Style {
    if let focus = event.focus, focus.covered > 0 { return .bad }
    return event.reason == .revealed ? .good : .plain
  }

  private static func keyboard(_ event: ReplayedEvent) -> String {
    guard let frame = event.keyboardFrame else { return event.keyboardState.name }
    return "\(event.keyboardState.name) \(short(frame.minY))–\(short(frame.maxY))"
  }

  private static func motion(_ animation: Animation) -> String {
    animation.duration > 0 ? "  in \(short(animation.duration)) s, curve \(animation.curve)" : ""
  }

  private static func percent(_ share: Double) -> String {
    "\(short((share * 1000).rounded() / 10)) %"
  }

  /// A number with at most three decimals.
  private static func short(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    return rounded.isFinite ? "\(rounded)" : "\(value)"
  }

  /// A line of the table.
  private struct Row {
    var number: String
    var time: String
    var event: String
    var keyboard: String
    var focus: String
    var covered: String
    var reason: String

    var text: String {
      [
        number.padded(to: 4, onLeft: true), time.padded(to: 7, onLeft: true), event.padded(to: 23),
        keyboard.padded(to: 18), focus.padded(to: 16), covered.padded(to: 7, onLeft: true), reason,
      ].joined(separator: "  ")
    }
  }
}
