import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// The free space below the input, and from field to field.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct DistanceReports {
  // B007: hackiftekhar/IQKeyboardManager#1365
  @Test("B007 a distance of 50 holds for every field reached by next and previous")
  func aDistanceOf50HoldsForEveryFieldReachedByNextAndPrevious() {
    var scroll: ScreenNode = .scroll(100, [0, 0, 320, 568], content: 512)
    for index in 0..<10 {
      scroll.children.append(.field(index + 1, [0, Double(index) * 52, 320, 44]))
    }
    var bench = Bench(.phone([320, 568], scroll), .automatic(distance: 50))
    bench.show(253)
    for index in Array(0..<10) + Array(0..<9).reversed() {
      bench.focus(index + 1)
      let gap = 315 - (bench.seen?.rect.maxY ?? 0)
      // At the end of the content the offset is clamped: 512 + 253 − 568.
      #expect(gap >= 50 || bench.offset(100) == 197, "field \(index): \(gap)")
    }
  }

  // B008: hackiftekhar/IQKeyboardManager#957
  @Test("B008 the button under the field is kept visible too, if both fit")
  func theButtonUnderTheFieldIsKeptVisibleTooIfBothFit() {
    func shift(buttonBottom: Double) -> Double {
      let field = ScreenNode.field(2, [16, 466, 200, 34]).companion(3)
      var bench = Bench(.phone([375, 667], field, .view(3, [16, buttonBottom - 40, 200, 40])))
      bench.focus(2)
      bench.show(267)
      return bench.shift
    }
    #expect(shift(buttonBottom: 560) == -170)
    #expect(shift(buttonBottom: 900) == -110)
  }

  // B029: V8tr/KeyboardAvoidanceSwiftUI#1
  @Test("B029 from the lower to the upper field") func fromTheLowerToTheUpperField() {
    let screen = Screen.phone([375, 800], .field(2, [16, 566, 200, 34]), .field(3, [16, 666, 200, 34]))
    var bench = Bench(screen, .automatic(distance: 0))
    bench.focus(3)
    bench.show(300)
    #expect(bench.shift == -200)
    bench.focus(2)
    #expect(bench.shift == -100)
  }

  // B030: hackiftekhar/IQKeyboardManager#660
  @Test("B030 a table that ends 52 points above the bottom, with a distance of 52")
  func aTableThatEnds52PointsAboveTheBottomWithADistanceOf52() {
    let table: ScreenNode = .scroll(
      1, [0, 0, 375, 615], content: 1000, kind: .tableView, .field(2, [0, 900, 375, 44]))
    var bench = Bench(.phone([375, 667], table), .automatic(distance: 52))
    bench.focus(2)
    bench.show(216)
    #expect(bench.bottomInset(1) == 164)
    #expect(bench.seen?.rect.maxY == 399)
  }

  // B079: hackiftekhar/IQKeyboardManager#1459
  @Test("B079 three fields in one row") func threeFieldsInOneRow() {
    let scroll: ScreenNode = .scroll(
      1, [0, 0, 375, 667], content: 1200, .field(2, [0, 600, 120, 34]), .field(3, [125, 600, 120, 34]),
      .field(4, [250, 600, 120, 34]))
    var bench = Bench(.phone([375, 667], scroll))
    bench.focus(2)
    bench.show(260)
    #expect(bench.offset(1) == 237)
    for field in [3, 4, 2] {
      bench.focus(field)
      #expect(bench.plan.changes.isEmpty)
    }
  }

  // B080: hackiftekhar/IQKeyboardManager#1930
  @Test("B080 from a field in a table to one above the table") func fromAFieldInATableToOneAboveTheTable() {
    let table: ScreenNode = .scroll(
      1, [0, 100, 375, 567], content: 900, kind: .tableView, .field(2, [0, 443, 375, 34]))
    var bench = Bench(.phone([375, 667], .field(3, [16, 40, 200, 34]), table))
    bench.focus(2)
    bench.show(260)
    #expect(bench.offset(1) == 180)
    bench.focus(3)
    #expect(bench.shift == 0)
    #expect(bench.offset(1) == 180)
    #expect(bench.seen?.covered == 0)
    bench.hide()
    #expect(bench.offset(1) == 0)
  }

  // B081: hackiftekhar/IQKeyboardManager#441
  @Test("B081 a distance of 100 adds nothing to the inset") func aDistanceOf100AddsNothingToTheInset() {
    var bench = Bench(ReportScreens.scrolling(bottom: 600), .automatic(distance: 100))
    bench.focus(2)
    bench.show(216)
    #expect(bench.bottomInset(1) == 216)
  }
}
