import Foundation
import KeyboardLiftDevices
import Testing

@Suite struct KeyboardTableTests {
  @Test func everyRowOfTheFactsIsInTheTableInTheirOrder() throws {
    #expect(try rows().count == 97)
    #expect(KeyboardEntry.all.count == 97)
    try forEach { entry, fact, place in
      let devices = try #require(fact["devices"].strings)
      #expect(entry.scope == (devices == ["all iPhones"] ? .everyPhone : .devices(devices)), "\(place)")
      #expect(entry.orientation.rawValue == fact["orientation"].string, "\(place)")
      #expect(entry.suggestionBar == fact["predictiveBar"].bool, "\(place)")
      #expect(entry.height == fact["height"].number, "\(place)")
      #expect(entry.confidence.text == fact["confidence"].string, "\(place)")
      #expect(entry.source == fact["source"].string, "\(place)")
      #expect(entry.trace == fact["trace"].string, "\(place)")
      #expect(entry.note == fact["note"].string, "\(place)")
      let zoom = fact["displayZoom"].list?.compactMap(\.number)
      #expect(entry.displayZoom.map { [$0.width, $0.height] } == zoom, "\(place)")
    }
  }

  @Test func kindsAreTheFacts() throws {
    try forEach { entry, fact, place in
      let kind: KeyboardKind? =
        switch fact["kind"].string {
        case "default with autocorrection off": .autocorrectionOff
        case "qwerty (exact bar state unknown)": .qwerty
        case let name: KeyboardKind(rawValue: name ?? "")
        }
      #expect(entry.kind == kind, "\(place)")
    }
  }

  @Test func systemsAreTheFacts() throws {
    try forEach { entry, fact, place in
      let ends = try #require(fact["os"].string).split(separator: "-").map(String.init)
      let first = try #require(ends.first.flatMap(OSVersion.init))
      let last = try #require(ends.last.flatMap(OSVersion.init))
      #expect(entry.systems.start == first, "\(place)")
      let isMajor = ends.last?.contains(".") == false
      #expect(
        entry.systems.end == (isMajor ? OSVersion(last.major + 1) : OSVersion(last.major, last.minor + 1)), "\(place)")
    }
  }

  @Test func sourcesAreThoseThatTheTextNames() throws {
    let known = try FactFile.keyboards()["sources"]
    for entry in KeyboardEntry.all {
      let words = entry.source.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      #expect(entry.sources.map(\.id) == words.filter { known.keys.contains($0) })
      for source in entry.sources { #expect(source.text == known[source.id].string) }
    }
  }

  @Test func noFactIsLeftOut() throws {
    let facts = try FactFile.keyboards()
    #expect(
      facts.keys == [
        "units", "model", "heights", "ipadModes", "customInputView", "beginHeightQuirk", "sources",
      ])
    let known: Set = [
      "devices", "displayZoom", "orientation", "kind", "predictiveBar", "height", "os", "confidence", "source", "trace",
      "note",
    ]
    try forEach { _, fact, place in #expect(fact.keys.subtracting(known) == [], "\(place)") }
  }

  @Test func everySentenceOfTheOtherModesIsInANote() throws {
    let facts = try FactFile.keyboards()
    let notes = KeyboardNote.all.map(\.text).joined(separator: "\n")
    let modes = facts["ipadModes"]
    let texts =
      modes.keys.flatMap { [modes[$0]] + modes[$0].members }.compactMap(\.string)
      + [facts["customInputView"]["note"], facts["customInputView"]["confidence"], facts["beginHeightQuirk"]]
      .compactMap(\.string) + [facts["model"]["accessory"], facts["model"]["confidence"]].compactMap(\.string)
    #expect(texts.count == 20)
    for text in texts { #expect(notes.contains(text), "\(text)") }
    let topics = KeyboardNote.all.map(\.topic)
    #expect(topics == topics.sorted())
    #expect(Set(topics).count == topics.count)
  }

  @Test func heightsArePlausible() {
    for device in Device.all {
      for entry in device.keyboardEntries where entry.displayZoom == nil {
        guard let height = entry.height else { continue }
        let bounds: ClosedRange<Double> =
          switch (device.family, entry.orientation) {
          case (.iPhone, .portrait): 200...360
          case (.iPhone, .landscape): 150...230
          case (.iPad, .portrait): 250...410
          case (.iPad, .landscape): 340...510
          }
        #expect(bounds.contains(height), "\(device.id) \(entry.kind)")
        #expect(height < device.size(in: entry.orientation).height * 0.65, "\(device.id) \(entry.kind)")
      }
    }
  }

  @Test func suggestionBarMakesAKeyboardHigherByItsHeight() {
    for device in Device.all {
      for orientation in Orientation.allCases {
        for system in [8, 11, 14, 18, 26].map({ OSVersion($0) }) where device.family == .iPhone && !device.isFoldable {
          let with = device.keyboardHeight(orientation: orientation, suggestionBar: true, os: system)
          let without = device.keyboardHeight(orientation: orientation, suggestionBar: false, os: system)
          guard let with, let without else {
            Issue.record("\(device.id) has no text keyboard")
            continue
          }
          #expect((37...46).contains(with.height - without.height), "\(device.id) \(orientation) \(system)")
        }
      }
    }
  }

  private func rows() throws -> [Fact] { try #require(try FactFile.keyboards()["heights"].list) }

  private func forEach(_ check: (KeyboardEntry, Fact, String) throws -> Void) throws {
    for (index, (entry, fact)) in zip(KeyboardEntry.all, try rows()).enumerated() {
      try check(entry, fact, "heights[\(index)]")
    }
  }
}
