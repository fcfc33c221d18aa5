#if os(macOS) || os(Linux)
import Foundation
import KeyboardLiftDevices
import Testing

@Suite(.timeLimit(.minutes(2))) struct DevicesTests {
  private func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

  private func text(_ height: KeyboardHeight?) -> String {
    height.map { ($0.basis == .table ? "" : "~") + text($0.height) } ?? "not known"
  }

  @Test func tableHasARowForEveryDevice() async throws {
    let result = try await Tool().run("devices")
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
    let rows = result.lines.map { line in
      line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    #expect(rows.first == ["device", "points", "scale", "top", "bottom", "keyboard", "landscape", "iOS"])
    #expect(rows.count == Device.all.count + 2)
    for (device, row) in zip(Device.all, rows.dropFirst()) {
      let expected = [
        device.names.joined(separator: ", "), "\(text(device.size.width)) × \(text(device.size.height))",
        "\(text(device.scale))x", text(device.safeAreas.portrait.top), text(device.safeAreas.portrait.bottom),
        text(device.keyboardHeight(orientation: .portrait, suggestionBar: true)),
        text(device.keyboardHeight(orientation: .landscape, suggestionBar: true)), device.osRange.description,
      ]
      #expect(row == expected.filter { !$0.isEmpty })
    }
    #expect(result.lines.contains { $0.contains("iPhone SE (3rd gen)") && $0.contains("  375 × 667  ") })
    #expect(result.lines.last?.hasPrefix("Points; top and bottom are the safe area in portrait;") == true)
  }

  @Test func columnsAreAlignedAndNoLineEndsInSpaces() async throws {
    let lines = try await Tool().run("devices").lines
    let column = try #require(lines.first?.range(of: "  scale")).upperBound
    let width = lines[0].distance(from: lines[0].startIndex, to: column)
    for line in lines.dropLast() {
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
    #expect(fields["confidence"] as? String == device.confidence.text)
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
      #expect(keyboard["confidence"] as? String == entry.confidence.text)
      #expect(keyboard["sources"] as? [String] == entry.sources.map(\.text))
      #expect(keyboard["source"] as? String == entry.source)
      #expect(!entry.confidence.text.isEmpty && !entry.source.isEmpty, "\(id)")
    }
  }
}
#endif
