import KeyboardLiftDevices
import Testing

@Suite struct KeyboardQueryTests {
  @Test func everyRowWithAHeightIsFound() {
    for entry in KeyboardEntry.all where entry.height != nil {
      for device in Device.all where entry.applies(to: device) {
        let found = systems(in: entry.systems).contains { system in
          device.keyboardHeight(
            orientation: entry.orientation, kind: entry.kind, suggestionBar: entry.suggestionBar, os: system,
            displayZoom: entry.displayZoom != nil)?.entry == entry
        }
        #expect(found, "\(device.id) \(entry.orientation) \(entry.kind) \(entry.systems)")
      }
    }
  }

  @Test func anAnswerFromTheTableCarriesItsEvidence() throws {
    let answer = try #require(try device("iPhone X").keyboardHeight(orientation: .portrait, os: OSVersion(17)))
    #expect(answer.height == 336)
    #expect(answer.basis == .table)
    #expect(answer.confidence == Confidence(.measured, "measured"))
    #expect(answer.source == "MX, LOG, KM")
    #expect(answer.note == "291+45")
    #expect(answer.entry?.trace == "iphonex-accessory-380")
    #expect(answer.rule == nil)
  }

  @Test func ofTwoRowsForOneSystemTheLaterOneCounts() throws {
    let phone = try device("iPhone X")
    #expect(phone.keyboardHeight(orientation: .portrait, os: OSVersion(11))?.height == 333)
    #expect(phone.keyboardHeight(orientation: .portrait, os: OSVersion(12))?.height == 335)
    #expect(phone.keyboardHeight(orientation: .portrait, os: OSVersion(13))?.height == 336)
  }

  @Test func withoutASystemTheNewestRowCounts() throws {
    #expect(try device("iPhone 5").keyboardHeight(orientation: .portrait)?.height == 254)
    #expect(try device("iPad (6th generation)").keyboardHeight(orientation: .portrait)?.height == 320)
    #expect(try device("iPhone 6").keyboardHeight(orientation: .portrait)?.height == 260)
    let newest = try device("iPhone 16 Pro").keyboardHeight(orientation: .portrait, suggestionBar: false)
    #expect(newest?.entry?.systems.description == "26")
  }

  @Test func theNearestSystemAnswersForOneThatNoRowNames() throws {
    let tablet = try device("iPad (6th generation)")
    let answer = try #require(tablet.keyboardHeight(orientation: .portrait, os: OSVersion(17)))
    #expect(answer.height == 320)
    #expect(answer.basis == .nearestSystem)
    #expect(answer.confidence == Confidence(.inferred, "inferred (computed (265+55) on 18)"))
    #expect(tablet.keyboardHeight(orientation: .portrait, os: OSVersion(13))?.height == 313)
    let old = try device("iPhone 4s").keyboardHeight(orientation: .portrait, os: OSVersion(17))
    #expect(old?.height == 253)
    #expect(old?.basis == .nearestSystem)
  }

  @Test func system26FollowsSystem18() throws {
    let answer = try device("iPhone 15").keyboardHeight(orientation: .landscape, os: OSVersion(26))
    #expect(answer?.height == 219)
    #expect(answer?.basis == .nearestSystem)
  }

  @Test(arguments: [KeyboardKind.emailAddress, .webSearch, .twitter, .namePhonePad])
  func textKindsAreAsHighAsTheTextKeyboard(_ kind: KeyboardKind) throws {
    let phone = try device("iPhone 15")
    let answer = try #require(phone.keyboardHeight(orientation: .portrait, kind: kind, os: OSVersion(17)))
    #expect(answer.height == 336)
    #expect(answer.basis == .textKeyboard)
    #expect(answer.entry?.kind == .qwerty)
    #expect(answer.rule?.kind == kind)
    #expect(answer.rule?.confidence.level == .rule)
  }

  @Test(arguments: [KeyboardKind.url, .autocorrectionOff, .secureTextEntry])
  func kindsWithoutSuggestionsAreLowerUntilThereIsSomethingToFillIn(_ kind: KeyboardKind) throws {
    let phone = try device("iPhone 15")
    #expect(phone.keyboardHeight(orientation: .portrait, kind: kind, os: OSVersion(17))?.height == 291)
    #expect(
      phone.keyboardHeight(orientation: .portrait, kind: kind, suggestionBar: true, os: OSVersion(17))?.height == 336)
    #expect(phone.keyboardHeight(orientation: .portrait, kind: kind)?.rule?.kind == kind)
  }

  @Test func emojiAreAsHighAsTheTextKeyboardWithSuggestions() throws {
    let phone = try device("iPhone SE (3rd generation)")
    let answer = phone.keyboardHeight(orientation: .portrait, kind: .emoji, suggestionBar: false, os: OSVersion(17))
    #expect(answer?.height == 260)
    #expect(answer?.rule?.kind == .emoji)
    #expect(phone.keyboardHeight(orientation: .landscape, kind: .emoji, suggestionBar: nil)?.height == 200)
  }

  @Test func padsHaveRowsOfTheirOwnAndGrowByTheBarToFillIn() throws {
    let phone = try device("iPhone 15")
    let pad = phone.keyboardHeight(orientation: .portrait, kind: .numberPad, os: OSVersion(17))
    #expect(pad?.height == 291)
    #expect(pad?.basis == .table)
    let filling = phone.keyboardHeight(orientation: .portrait, kind: .numberPad, suggestionBar: true, os: OSVersion(17))
    #expect(filling?.height == 336)
    #expect(filling?.basis == .textKeyboard)
    let landscape = try device("iPhone 17").keyboardHeight(
      orientation: .landscape, kind: .decimalPad, os: OSVersion(26))
    #expect(landscape?.height == 180)
    #expect(landscape?.basis == .textKeyboard)
  }

  @Test func aTabletShowsItsTextKeyboardForPads() throws {
    let tablet = try device("iPad mini (6th generation)")
    let pad = tablet.keyboardHeight(orientation: .portrait, kind: .numberPad, os: OSVersion(18))
    #expect(pad?.height == 340)
    #expect(pad?.basis == .textKeyboard)
  }

  @Test func theBarIsAlwaysThereOnATabletSinceSystem9() throws {
    let tablet = try device("iPad (6th generation)")
    #expect(tablet.keyboardHeight(orientation: .portrait, suggestionBar: false, os: OSVersion(12))?.height == 313)
    #expect(tablet.keyboardHeight(orientation: .portrait, suggestionBar: false)?.height == 320)
    #expect(tablet.keyboardHeight(orientation: .portrait, suggestionBar: false, os: OSVersion(7))?.height == 264)
  }

  @Test func thereIsNoBarBeforeSystem8() throws {
    let phone = try device("iPhone 5")
    #expect(phone.keyboardHeight(orientation: .portrait, suggestionBar: true, os: OSVersion(7, 1))?.height == 216)
    #expect(phone.keyboardHeight(orientation: .portrait, suggestionBar: true, os: OSVersion(8))?.height == 253)
    #expect(phone.keyboardHeight(orientation: .portrait, kind: .emoji, os: OSVersion(7))?.height == 216)
  }

  @Test func aBarThatIsNotToldTakesARowThatDoesNotTellEither() throws {
    let phone = try device("iPhone 16 Pro")
    let untold = phone.keyboardHeight(orientation: .portrait, suggestionBar: nil, os: OSVersion(26))
    #expect(untold?.height == 318)
    #expect(phone.keyboardHeight(orientation: .portrait, suggestionBar: nil, os: OSVersion(18))?.height == 336)
    #expect(phone.keyboardHeight(orientation: .portrait, os: OSVersion(26))?.height == 336)
  }

  @Test func theFormulaAnswersWhereThereIsNoRow() throws {
    let answer = try #require(try device("iPhone 17e").keyboardHeight(orientation: .portrait))
    #expect(answer.height == 336)
    #expect(answer.basis == .formula)
    #expect(answer.confidence == Confidence(.computed, "computed (216+45+75)"))
    #expect(answer.entry == nil)
  }

  @Test func displayZoomHasItsOwnRowsAndNoFormula() throws {
    let phone = try device("iPhone 13 mini")
    let zoomed = phone.keyboardHeight(orientation: .portrait, os: OSVersion(14), displayZoom: true)
    #expect(zoomed?.height == 319)
    #expect(phone.keyboardHeight(orientation: .landscape, displayZoom: true) == nil)
    #expect(try device("iPhone 14").keyboardHeight(orientation: .portrait, displayZoom: true) == nil)
  }

  @Test func whatNobodyKnowsIsNil() {
    for device in Device.all where device.isFoldable {
      for orientation in Orientation.allCases {
        #expect(device.keyboardHeight(orientation: orientation) == nil)
        #expect(device.keyboardFrame(orientation: orientation) == nil)
      }
      #expect(device.keyboardEntries.contains { $0.height == nil && $0.confidence.level == .unknown })
    }
  }

  @Test func everyOtherDeviceHasEveryKeyboardOnEverySystem() {
    let systems: [OSVersion?] = [nil] + [7, 8, 9, 11, 13, 17, 18, 26, 30].map { OSVersion($0) }
    for device in Device.all where !device.isFoldable {
      for kind in KeyboardKind.allCases {
        for orientation in Orientation.allCases {
          // No row speaks of the keyboard without the bar on the iPads that came after iOS 8.
          for system in systems where device.family == .iPhone || (system ?? OSVersion(9)) >= OSVersion(9) {
            #expect(
              device.keyboardHeight(orientation: orientation, kind: kind, os: system) != nil,
              "\(device.id) \(kind) \(orientation) \(system?.description ?? "newest")")
          }
        }
      }
    }
  }

  private func device(_ name: String) throws -> Device { try #require(Device.named(name), "no device \(name)") }

  /// Versions in a range: its first, and each major and second minor one.
  private func systems(in range: OSRange) -> [OSVersion] {
    let majors = (1...30).flatMap { [OSVersion($0), OSVersion($0, 2)] }
    return (range.start.map { [$0] } ?? []) + majors.filter(range.contains)
  }
}
