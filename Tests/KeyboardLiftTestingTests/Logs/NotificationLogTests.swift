import Foundation
import KeyboardLiftCore
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import Testing

@Suite struct NotificationLogTests {
  /// The logs that no situation stands for, and why.
  static let unmatched = [
    "hidden-end-inf": "a rectangle converted into a view without window: the view's doing, not the keyboard's",
    "ios26-accessory-view-coords": "only x is logged, and the window's place on the screen is not",
    "custom-inputview-iphonex": "69 points for an input view of 30: no rule says where 39 come from",
  ]

  static let situations =
    LoggedSituation.plain + LoggedSituation.transitions + LoggedSituation.changes + LoggedSituation.tablets

  @Test func everyLogIsComparedOnceOrUnmatchedForAReason() throws {
    let ids = try NotificationLog.all().map(\.id)
    let covered = Self.situations.map(\.id) + Self.unmatched.keys
    #expect(ids.count == 64)
    #expect(ids.sorted() == covered.sorted())
    #expect(Self.situations.count == 61)
    #expect(Self.unmatched.count == 3)
  }

  @Test func mostOfTheComparedLogsAreMeasurements() throws {
    let compared = Set(Self.situations.map(\.id))
    let logs = try NotificationLog.all().filter { compared.contains($0.id) }
    #expect(logs.filter(\.isMeasured).count == 44)
  }

  @Test(arguments: situations.map(\.id))
  func simulatedSequenceEqualsTheLog(id: String) throws {
    let situation = try #require(Self.situations.first { $0.id == id })
    let log = try #require(try NotificationLog.all().first { $0.id == id })
    #expect(situation.differences(from: log) == [])
  }

  @Test func aChangedLogIsNoticed() throws {
    let situation = try #require(Self.situations.first { $0.id == "se2-show-order" })
    var log = try #require(try NotificationLog.all().first { $0.id == "se2-show-order" })
    log.events[0].end = [0, 408, 375, 259]
    log.events[1].curve = 0
    log.events[2].isLocal = nil
    #expect(
      situation.differences(from: log) == [
        "event 0 (keyboardWillChangeFrame): end "
          + "[Optional(0.0), Optional(407.0), Optional(375.0), Optional(260.0)] instead of "
          + "[Optional(0.0), Optional(408.0), Optional(375.0), Optional(259.0)]",
        "event 1 (keyboardWillShow): curve 7 instead of 0",
      ])
    log.events.swapAt(0, 1)
    #expect(situation.differences(from: log).first?.hasPrefix("order") == true)
  }
}
