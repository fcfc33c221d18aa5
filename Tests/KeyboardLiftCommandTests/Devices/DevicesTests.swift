#if os(macOS) || os(Linux)
import Foundation
import KeyboardLiftDevices
import Testing

@Suite(.timeLimit(.minutes(2))) struct DevicesTests {
  private func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

  /// A figure with `~` where its confidence is none of those that come from a reading or a publication.
  private func text(_ number: Double, _ confidence: Confidence, isTabulated: Bool = true) -> String {
    (isTabulated && [.measured, .documented, .constant].contains(confidence.level) ? "" : "~") + text(number)
  }

  private func text(_ height: KeyboardHeight?) -> String {
    height.map { text($0.height, $0.confidence, isTabulated: $0.basis == .table) } ?? "not known"
  }

  @Test func tableHasARowForEveryDevice() async throws {
    let result = try await Tool().run("devices")
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
    let rows = result.lines.map { line in
      line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    #expect(rows.first == ["device", "points", "scale", "top", "bottom", "keyboard", "landscape", "iOS"])
    #expect(rows.count == Device.all.count + 3)
    for (device, row) in zip(Device.all, rows.dropFirst()) {
      let expected = [
        device.names.joined(separator: ", "),
        "\(text(device.size.width, device.confidence)) × \(text(device.size.height))",
        "\(text(device.scale))x", text(device.safeAreas.portrait.top, device.confidence),
        text(device.safeAreas.portrait.bottom, device.confidence),
        text(device.keyboardHeight(orientation: .portrait, suggestionBar: true)),
        text(device.keyboardHeight(orientation: .landscape, suggestionBar: true)), device.osRange.description,
      ]
      #expect(row == expected.filter { !$0.isEmpty })
    }
    #expect(result.lines.contains { $0.contains("iPhone SE (3rd gen)") && $0.contains("  375 × 667  ") })
    #expect(result.lines.last?.hasPrefix("~ marks a figure that nobody measured or published: ") == true)
  }

  @Test("Computed, inferred and estimated figures are marked, measured and published ones are not")
  func derivedFigures() async throws {
    let lines = try await Tool().run("devices").lines
    func figures(_ name: String) throws -> String {
      try #require(lines.first { $0.hasPrefix(name) }).split(separator: " ").joined(separator: " ")
    }
    #expect(try figures("iPad (10th gen)").contains(" 24 20 ~337 ~422"))
    #expect(try figures("iPhone 18 Pro ").contains(" ~402 × 874 3x ~62 ~34 "))
    #expect(try figures("iPhone SE (2nd gen)").contains(" 375 × 667 2x 20 0 260 "))
  }

  @Test(
    "Names list only the devices that have every word",
    arguments: [
      ("iPhone", Device.all.filter { $0.names.contains { $0.hasPrefix("iPhone") } }),
      ("iphone MINI", [Device.named("iPhone 12 mini")]), ("\"ipad air 13\"", [Device.named("iPad Air 13-inch (M2)")]),
      ("iphone-se2", [Device.named("iPhone SE 2")]),
      ("'iPad Pro (12.9-inch) (3rd gen)'", [Device.withID("ipad-pro-12.9")]),
    ] as [(String, [Device?])])
  func filter(words: String, expected: [Device?]) async throws {
    let tool = try Tool()
    let names = expected.compactMap(\.self).map { $0.names.joined(separator: ", ") }
    #expect(!names.isEmpty && names.count < Device.all.count)
    let table = try await tool.shell("\"$0\" devices \(words)")
    #expect(table.code == 0)
    #expect(table.lines.dropFirst().dropLast(2).map { $0.components(separatedBy: "  ")[0] } == names)
    let json = try await tool.shell("\"$0\" devices --json \(words)")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let devices = try #require(object["devices"] as? [[String: Any]])
    #expect(devices.compactMap { $0["id"] as? String } == expected.map { $0?.id })
  }

  @Test func columnsAreAlignedAndNoLineEndsInSpaces() async throws {
    let lines = try await Tool().run("devices").lines
    let column = try #require(lines.first?.range(of: "  scale")).upperBound
    let width = lines[0].distance(from: lines[0].startIndex, to: column)
    for line in lines.dropLast(2) {
      #expect(line.last != " ")
      #expect(line.prefix(width).last.map { "ex".contains($0) } == true, "\(line)")
    }
  }

  @Test func objectForProgramsHasEveryNumberOfTheModule() async throws {
    let result = try await Tool().run("devices", "--json")
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["format"] as? String == "keyboardlift-devices")
    #expect(object["version"] as? Int == 1)
    let devices = try #require(object["devices"] as? [[String: Any]])
    #expect(devices.compactMap { $0["id"] as? String } == Device.all.map(\.id))
    for (device, fields) in zip(Device.all, devices) { try expect(fields, toBe: device) }
  }

  /// The confidence is of a fixed list, and the words of the table stand beside it where they say more.
  private func expect(_ fields: [String: Any], toHave confidence: Confidence) {
    let list = [
      "unknown", "provisional", "inferred", "rule", "wellKnown", "computed", "constant", "documented", "measured",
    ]
    let level = fields["confidence"] as? String ?? ""
    #expect(list.contains(level))
    #expect(level == confidence.level.rawValue)
    #expect(fields["confidenceNote"] as? String ?? level == confidence.text)
  }

  private func expect(_ fields: [String: Any], toBe device: Device) throws {
    let id = device.id
    #expect(fields["names"] as? [String] == device.names)
    #expect(fields["models"] as? [String] == device.models)
    #expect(fields["year"] as? Int == device.year)
    #expect(fields["screen"] as? [Double] == [device.size.width, device.size.height], "\(id)")
    #expect(fields["scale"] as? Double == device.scale)
    #expect(fields["pixels"] as? [Int] == [device.nativePixels.width, device.nativePixels.height], "\(id)")
    #expect(fields["cornerRadius"] as? Double == device.cornerRadius)
    #expect(fields["homeIndicator"] as? Bool == device.hasHomeIndicator)
    #expect(fields["os"] as? String == device.osRange.description)
    expect(fields, toHave: device.confidence)
    #expect(fields["sources"] as? [String] == device.sources.map(\.text))
    #expect(fields["safeAreaBottomFromOS26"] as? Double == device.safeAreaBottomFromOS26)
    let safeAreas = try #require(fields["safeArea"] as? [String: [Double]])
    let statusBars = try #require(fields["statusBar"] as? [String: Double])
    for orientation in Orientation.allCases {
      let safeArea = device.safeAreas[orientation]
      #expect(
        safeAreas[orientation.rawValue] == [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right], "\(id)")
      #expect(statusBars[orientation.rawValue] == device.statusBarHeights[orientation], "\(id)")
      for (name, bars) in [("navigationBar", device.bars?.navigationBar), ("tabBar", device.bars?.tabBar)] {
        #expect((fields[name] as? [String: Double])?[orientation.rawValue] == bars?[orientation], "\(id) \(name)")
      }
    }
    let keyboards = try #require(fields["keyboards"] as? [[String: Any]])
    try #require(keyboards.count == device.keyboardEntries.count)
    for (entry, keyboard) in zip(device.keyboardEntries, keyboards) {
      #expect(keyboard["orientation"] as? String == entry.orientation.rawValue)
      #expect(keyboard["kind"] as? String == entry.kind.rawValue)
      #expect(keyboard["displayZoom"] as? [Double] == entry.displayZoom.map { [$0.width, $0.height] })
      #expect(keyboard["suggestionBar"] as? Bool == entry.suggestionBar)
      #expect(keyboard["height"] as? Double == entry.height, "\(id)")
      #expect(keyboard["os"] as? String == entry.systems.description)
      expect(keyboard, toHave: entry.confidence)
      #expect(keyboard["sources"] as? [String] == entry.sources.map(\.text))
      #expect(keyboard["source"] as? String == entry.source)
      #expect(!entry.confidence.text.isEmpty && !entry.source.isEmpty, "\(id)")
    }
  }
}
#endif
