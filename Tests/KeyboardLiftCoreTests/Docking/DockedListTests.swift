import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// What a list above a docked bar gets, and where its content is to stand.
@Suite struct DockedListTests {
  private func list(_ frame: Rect, content: Double = 2000, offset: Double = 0, own: Double = 0, system: Double = 0)
    -> DockedList
  {
    DockedList(
      frame: frame,
      scroll: ScrollMetrics(
        contentSize: [375, content], contentOffset: [0, offset], contentInset: [0, 0, own, 0],
        systemInset: [0, 0, system, 0]))
  }

  @Test("A list that ends at the bar, and is not resized, gets as much as the bar rises")
  func aListThatEndsAtTheBar() {
    #expect(list([0, 0, 375, 728]).inset(barTop: 426, restingTop: 728) == 302)
  }

  @Test("A list behind the bar gets what more is covered than the app's own inset is for")
  func aListBehindTheBar() {
    // At rest the app insets by the bar's 50 and UIKit by 34: 84, all that is covered.
    let list = list([0, 0, 375, 812], own: 50, system: 34)
    #expect(list.inset(barTop: 426, restingTop: 728) == 302)
    #expect(list.insetForBar(barTop: 426, inset: 302) == 352)
    #expect(list.endOffset(inset: 302) == 1574)
  }

  @Test("What the app's own inset has beyond the bar is the app's still")
  func breathingRoomIsTheApps() {
    let list = list([0, 0, 375, 812], own: 58, system: 34)
    #expect(list.inset(barTop: 426, restingTop: 728) == 302)
    #expect(list.insetForBar(barTop: 426, inset: 302) == 352)
  }

  @Test("A list has stayed while its content is as long and stands where it stood, however high the list is now")
  func aListThatHasStayed() {
    let earlier = list([0, 0, 375, 426], offset: 1574)
    #expect(list([0, 0, 375, 400], offset: 1574).hasStayed(since: earlier))
    #expect(!list([0, 0, 375, 426], offset: 1500).hasStayed(since: earlier))
    #expect(!list([0, 0, 375, 426], content: 2044, offset: 1574).hasStayed(since: earlier))
  }

  @Test("A list that ends above the bar gets nothing")
  func aListAboveTheBar() {
    #expect(list([0, 0, 375, 426]).inset(barTop: 426, restingTop: 728) == 0)
    #expect(list([0, 0, 375, 426]).insetForBar(barTop: 426, inset: 0) == 0)
  }

  /// Counts, point by point, what is covered now and was neither covered nor insetted by the system before.
  @Test("Every list gets the points that are covered now, less what was seen to at rest")
  func everyListGetsWhatIsCovered() {
    var cases = 0
    for (top, height) in [(0, 40), (10, 30), (-5, 20), (20, 0)] {
      for barTop in -10...45 {
        for restingTop in barTop...45 {
          for system in [0, 4] {
            let rows = top..<top + height
            let covered = rows.count { $0 >= barTop }
            let before = max(rows.count { $0 >= restingTop }, system)
            let list = list([0, Double(top), 375, Double(height)], system: Double(system))
            let inset = list.inset(barTop: Double(barTop), restingTop: Double(restingTop))
            if inset != Double(max(0, covered - before)) {
              Issue.record("\(top), \(height): a bar at \(barTop) and \(restingTop) gives \(inset)")
            }
            cases += 1
          }
        }
      }
    }
    #expect(cases == 12768)
  }

  @Test("Content stands at its end within a point, and always where it fits")
  func contentStandsAtItsEnd() {
    let frame: Rect = [0, 0, 375, 600]
    #expect(list(frame, offset: 1400).standsAtEnd(inset: 0))
    #expect(list(frame, offset: 1399.5).standsAtEnd(inset: 0))
    #expect(!list(frame, offset: 1399).standsAtEnd(inset: 0))
    #expect(list(frame, offset: 1450).standsAtEnd(inset: 0))
    #expect(!list(frame, offset: 1400).standsAtEnd(inset: 50))
    #expect(list(frame, content: 100).standsAtEnd(inset: 0))
    #expect(list(frame, content: 100).endOffset(inset: 0) == 0)
    #expect(list(frame, content: 500).endOffset(inset: 302) == 202)
  }
}
