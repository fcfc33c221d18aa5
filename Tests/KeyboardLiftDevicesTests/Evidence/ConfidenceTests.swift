import KeyboardLiftDevices
import Testing

@Suite struct ConfidenceTests {
  /// Every wording of the facts without what stands in brackets, and its grade.
  private static let grades: [String: Confidence.Level] = [
    "measured": .measured, "measured/computed": .computed, "measured/constant": .constant, "constant": .constant,
    "computed": .computed, "computed from measured parts": .computed, "well known": .wellKnown,
    "well known/computed": .wellKnown, "well known + LOG": .wellKnown, "inferred": .inferred, "rule": .rule,
    "described by measurement": .rule, "unknown": .unknown, "spec": .documented, "documented/spec": .documented,
    "provisional": .provisional,
  ]

  @Test func gradeFollowsTheWeakestPartOfTheWording() {
    let confidences = Device.all.map(\.confidence) + KeyboardEntry.all.map(\.confidence)
    for confidence in confidences {
      let words = confidence.text.prefix { $0 != "(" }
      let wording = words.hasSuffix(" ") ? words.dropLast() : words
      #expect(Self.grades[String(wording)] == confidence.level, "\(confidence.text)")
    }
  }

  @Test func levelsAreOrderedFromTheWeakest() {
    #expect(Confidence.Level.allCases.sorted() == Confidence.Level.allCases)
    #expect(Confidence.Level.unknown < .inferred)
    #expect(Confidence.Level.inferred < .computed)
    #expect(Confidence.Level.computed < .measured)
    #expect(!(Confidence.Level.measured < .measured))
  }

  @Test("Only what was read from a device, published or taken from an app's source is not derived")
  func derived() throws {
    #expect(Confidence.Level.allCases.filter { !$0.isDerived } == [.constant, .documented, .measured])
    let phone = try #require(Device.named("iPhone SE (3rd generation)"))
    #expect(phone.keyboardHeight(orientation: .portrait, suggestionBar: true)?.isDerived == false)
    #expect(phone.keyboardHeight(orientation: .portrait, kind: .emailAddress, suggestionBar: true)?.isDerived == true)
  }

  @Test func everySourceIsListedOnce() throws {
    let ids = Source.all.map(\.id)
    #expect(ids == ids.sorted())
    let devices = try FactFile.devices()["sources"]
    let keyboards = try FactFile.keyboards()["sources"]
    #expect(Set(ids) == devices.keys.union(keyboards.keys))
    #expect(Set(ids).count == ids.count)
    for source in Source.all {
      #expect(source.text == (devices[source.id].string ?? keyboards[source.id].string))
    }
  }
}
