import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Text views: what must be seen is the caret.
///
/// Each test is a public bug report against an app or a library, by its id and source.
@Suite struct CaretReports {
  // B003: hackiftekhar/IQKeyboardManager#1310
  @Test("B003 a text view that grows line by line is followed, one change a line")
  func aTextViewThatGrowsLineByLineIsFollowedOneChangeALine() {
    let text: ScreenNode = .text(2, [0, 300, 375, 40], caret: [0, 20, 2, 20], enabled: false)
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 2000, text)))
    bench.focus(2)
    bench.show(267)
    var last = 0.0
    for line in 1...10 {
      let bottom = 340 + 20 * Double(line)
      var changes = bench.setContent(2, frame: [0, 300, 375, bottom - 300], size: [375, bottom - 300]).changes.count
      changes += bench.moveCaret(2, to: [0, bottom - 320, 2, 20]).changes.count
      let expected = max(0, bottom + 10 - 400)
      #expect(bench.offset(1) == expected)
      #expect(changes == (expected == last ? 0 : 1))
      last = expected
    }
  }

  // B004: hackiftekhar/IQKeyboardManager#309
  @Test("B004 row 99 of 100 in a text view of 2000 points") func row99Of100InATextViewOf2000Points() {
    let text: ScreenNode = .text(2, [0, 0, 375, 2000], caret: [0, 1960, 2, 20], enabled: false)
    var bench = Bench(.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 2000, text)))
    bench.focus(2)
    bench.show(267)
    #expect(bench.offset(1) == 1590)
    #expect(bench.seen?.covered == 0)
  }

  // B021: hackiftekhar/IQKeyboardManager#1378
  @Test("B021 the last line of a long text") func theLastLineOfALongText() {
    let text: ScreenNode = .text(2, [0, 64, 375, 603], content: 3000, caret: [0, 2975, 2, 20])
    var bench = Bench(.phone([375, 667], text))
    bench.focus(2)
    bench.show(260)
    #expect(bench.seen?.covered == 0)
  }

  // B022: hackiftekhar/IQKeyboardManager#1382
  @Test("B022 a text view higher than half the screen does not drive the bar away")
  func aTextViewHigherThanHalfTheScreenDoesNotDriveTheBarAway() {
    let text: ScreenNode = .text(2, [0, 88, 375, 500], content: 1200, caret: [0, 480, 2, 20])
    var bench = Bench(.phone([375, 667], safeArea: [88, 0, 0, 0], text))
    bench.focus(2)
    bench.show(260)
    #expect(bench.shift == 0)
    #expect(bench.bottomInset(2) == 181)
    #expect(bench.offset(2) == 191)
  }

  // B023: hackiftekhar/IQKeyboardManager#1835
  @Test("B023 a text view that learns of the keyboard before its focus")
  func aTextViewThatLearnsOfTheKeyboardBeforeItsFocus() {
    let screen = Screen.phone(
      [375, 667], .text(2, [0, 100, 375, 560], content: 900, caret: [0, 500, 2, 20]))
    var keyboardFirst = Bench(screen)
    keyboardFirst.show(260)
    keyboardFirst.show(260, .didShow)
    keyboardFirst.focus(2)
    var focusFirst = Bench(screen)
    focusFirst.focus(2)
    focusFirst.show(260)
    #expect(keyboardFirst.stage == focusFirst.stage)
    #expect(keyboardFirst.offset(2) == 223)
  }

  // B024: kirillzyusko/react-native-keyboard-controller#1142
  @Test("B024 a caret that is not laid out yet moves nothing") func aCaretThatIsNotLaidOutYetMovesNothing() {
    let text: ScreenNode = .text(2, [0, 100, 375, 567], content: 900, caret: [0, 10, 2, 20])
    var bench = Bench(.phone([375, 667], text))
    bench.focus(2)
    bench.show(260)
    for caret in [nil, [.infinity, .infinity, 0, 0]] as [Rect?] {
      bench.moveCaret(2, to: caret)
      #expect(bench.plan.changes.isEmpty)
    }
    bench.moveCaret(2, to: [0, 400, 2, 20])
    // Room 307; 420 + 10 − 307.
    #expect(bench.offset(2) == 123)
  }

  // B069: douglasjunior/react-native-keyboard-manager#105
  @Test("B069 a caret in the top line of a view of 600 points") func aCaretInTheTopLineOfAViewOf600Points() {
    let text: ScreenNode = .text(2, [0, 60, 375, 600], content: 600, caret: [0, 4, 2, 20])
    var bench = Bench(.phone([375, 667], text))
    bench.focus(2)
    bench.show(260)
    #expect(bench.offset(2) == 0)
    #expect(bench.shift == 0)
  }

  // B070: hackiftekhar/IQKeyboardManager#2075
  @Test("B070 a caret that grows by 17 points a line gives the same offsets for ever")
  func aCaretThatGrowsBy17PointsALineGivesTheSameOffsetsForEver() {
    var offsets: [Double?] = []
    let text: ScreenNode = .text(2, [0, 0, 375, 667], content: 1200, caret: [0, 330, 2, 20])
    var bench = Bench(.phone([375, 667], text))
    bench.focus(2)
    bench.show(267)
    for line in 0...5 {
      bench.moveCaret(2, to: [0, 330 + 17 * Double(line), 2, 20])
      offsets.append(bench.offset(2))
    }
    #expect(offsets == [0, 0, 0, 11, 28, 45])
  }

  // B140: openradar-mirror#7917
  @Test("B140 the bottom inset counts for the caret") func theBottomInsetCountsForTheCaret() {
    let text: ScreenNode = .text(2, [0, 267, 375, 400], content: 400, caret: [0, 370, 2, 20])
    var bench = Bench(.phone([375, 667], text))
    bench.focus(2)
    bench.show(200)
    #expect(bench.bottomInset(2) == 200)
    #expect(bench.offset(2) == 200)
  }

  // B141: wordpress-mobile/WordPress-iOS#13224
  @Test("B141 a hardware keyboard's bar of 55 points covers the caret")
  func aHardwareKeyboardsBarOf55PointsCoversTheCaret() {
    let text: ScreenNode = .text(2, [0, 0, 375, 667], content: 1200, caret: [0, 627, 2, 20])
    var bench = Bench(.phone([375, 667], text))
    bench.focus(2)
    bench.show(55)
    #expect(bench.offset(2) == 45)
  }
}
