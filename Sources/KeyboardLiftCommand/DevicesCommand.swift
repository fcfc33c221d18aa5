import KeyboardLiftDevices

extension Command {
  /// `keyboard-lift devices`.
  static let devices = Subcommand(
    name: "devices", operands: "",
    summary: "List the known devices with screens, safe areas and keyboard heights.",
    details: """
      Heights are those of the text keyboard with its suggestion bar on the newest system known, in points from the
      screen's bottom; --json has every height with its confidence and source.
      """,
    options: [
      .init(
        name: "--json", value: nil, choices: nil,
        help: "Screens, safe areas, bars and every keyboard height, as one JSON object.")
    ],
    run: DevicesCommand.run)
}

enum DevicesCommand {
  @Sendable static func run(_ parsed: OptionTable.Parsed, on console: Console) throws(UsageError) -> ExitCode {
    if let operand = parsed.operands.first {
      throw UsageError("devices: takes no operand, but there is '\(operand)'; leave it out")
    }
    guard parsed.has("--json") else {
      console.output.write(table)
      return .success
    }
    do {
      console.output.write(try DeviceCatalog().json() + "\n")
    } catch {
      console.report("devices: cannot be written as JSON: \(error)")
      return .failure
    }
    return .success
  }

  /// The devices as a table for people.
  static var table: String {
    let heading = ["device", "points", "scale", "top", "bottom", "keyboard", "landscape", "iOS"]
    let rows = Device.all.map { device in
      let portrait = device.keyboardHeight(orientation: .portrait, suggestionBar: true)
      let landscape = device.keyboardHeight(orientation: .landscape, suggestionBar: true)
      let safeArea = device.safeArea(in: .portrait)
      return [
        device.names.joined(separator: ", "), "\(text(device.size.width)) × \(text(device.size.height))",
        "\(text(device.scale))x", text(safeArea.top), text(safeArea.bottom), text(portrait), text(landscape),
        device.osRange.description,
      ]
    }
    return TextTable(heading: heading, rows: rows, leading: [0, 7]).text
      + "\nPoints; top and bottom are the safe area in portrait; ~ marks a height that is computed or inferred.\n"
  }

  private static func text(_ height: KeyboardHeight?) -> String {
    guard let height else { return "not known" }
    return (height.basis == .table ? "" : "~") + text(height.height)
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
