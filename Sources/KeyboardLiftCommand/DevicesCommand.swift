import Foundation
import KeyboardLiftDevices
import KeyboardLiftReport
import KeyboardLiftTrace

extension Command {
  /// `keyboard-lift devices`.
  static let devices = Subcommand(
    name: "devices", operands: "[NAME …]",
    summary: "List devices with their screens, safe areas and keyboard heights.",
    details: [
      """
      With names, lists only the devices whose name or id contains every one of the words, in any case. Lengths are points. \
      Heights are measured from the bottom of the screen to the top of the text keyboard, with its suggestion bar, on the \
      newest known system. '~' marks a figure that nobody measured or published: it is computed, inferred, estimated or \
      general knowledge.
      """,
      """
      With --json, each figure's confidence is one of \(Confidence.Level.allCases.map(\.rawValue).listed); confidenceNote \
      has the details in words.
      """,
    ],
    options: [
      .init(
        name: "--json", value: nil, choices: nil,
        help: "Print one JSON object with every screen, safe area, bar and keyboard height, and where each was found.")
    ],
    examples: ["keyboard-lift devices iPhone 16", "keyboard-lift devices --json \"iPad mini\""],
    run: DevicesCommand.run)
}

enum DevicesCommand {
  @Sendable static func run(_ parsed: OptionTable.Parsed, on console: Console) throws(UsageError) -> ExitCode {
    let devices = parsed.operands.isEmpty ? Device.all : try devices(named: parsed.operands.joined(separator: " "))
    guard parsed.has("--json") else {
      console.output.write(table(of: devices, console))
      return .success
    }
    do {
      console.output.write(try DeviceCatalog(devices).json() + "\n")
    } catch {
      console.report("devices: cannot be written as JSON: \(error)")
      return .failure
    }
    return .success
  }

  /// The devices whose name, or id, contains every word; whichever model is meant comes along in any spelling.
  private static func devices(named name: String) throws(UsageError) -> [Device] {
    let words = name.lowercased().split(separator: " ")
    let meant = Device.named(name)
    let devices = Device.all.filter { device in
      let names = ([device.id] + device.names + device.models).map { $0.lowercased() }
      return device == meant || names.contains { name in words.allSatisfy(name.contains) }
    }
    if words.isEmpty || devices.isEmpty {
      throw UsageError("devices: no device is named '\(name.excerpt())'; 'keyboard-lift devices' lists all of them")
    }
    return devices
  }

  private static func table(of devices: [Device], _ console: Console) -> String {
    let table = TextTable(
      columns: [
        .words("device"), .figures("points"), .figures("scale"), .figures("top"), .figures("bottom"),
        .figures("keyboard"), .figures("landscape"), .words("iOS"),
      ],
      sections: [.init(rows: devices.map(row))], isColored: console.isColored)
    let notes = [
      "Lengths in points. Top and bottom: the safe area in portrait. Keyboard and landscape: the height of the keyboard.",
      "~ marks a figure that nobody measured or published: computed, inferred, estimated or general knowledge.",
    ]
    return table.text(width: console.width) + "\n"
      + notes.flatMap { $0.wrapped(to: console.width ?? .max) }.map { $0 + "\n" }.joined()
  }

  private static func row(_ device: Device) -> [StyledText] {
    let mark = device.confidence.level.isDerived ? "~" : ""
    let safeArea = device.safeArea(in: .portrait)
    return [
      device.names.joined(separator: ", "),
      "\(mark)\(text(device.size.width)) × \(text(device.size.height))", "\(text(device.scale))x",
      mark + text(safeArea.top), mark + text(safeArea.bottom), text(height(of: device, .portrait)),
      text(height(of: device, .landscape)), device.osRange.description,
    ].map { StyledText($0) }
  }

  private static func height(of device: Device, _ orientation: Orientation) -> KeyboardHeight? {
    device.keyboardHeight(orientation: orientation, suggestionBar: true)
  }

  private static func text(_ height: KeyboardHeight?) -> String {
    guard let height else { return "not known" }
    return (height.isDerived ? "~" : "") + text(height.height)
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension [String] {
  /// The strings as a sentence lists them: "a, b or c".
  fileprivate var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
