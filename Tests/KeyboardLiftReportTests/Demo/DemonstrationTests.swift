import KeyboardLiftCore
import KeyboardLiftDevices
import Testing

@testable import KeyboardLiftReport

@Suite struct DemonstrationTests {
  let demonstration = Demonstration()

  private func small(_ kind: SignUpForm.Kind) throws -> Demonstration.Case {
    try #require(
      demonstration.cases.first {
        $0.form.kind == kind && $0.form.device.name == "iPhone SE" && $0.form.device.orientation == .portrait
      })
  }

  @Test func threeDevicesInBothOrientationsAndBothForms() {
    #expect(demonstration.cases.count == 12)
    #expect(
      demonstration.cases.map { $0.form.device.keyboardHeight } == [260, 200, 346, 219, 337, 422].flatMap { [$0, $0] })
    for item in demonstration.cases {
      for way in Way.allCases { #expect(item[way].count == 8) }
    }
  }

  /// The screen is 667 high, the keyboard's top at 407. The rows begin at 79, 66 apart, so the fields' bottoms are at
  /// 135 + 66·i: 399 is the last above the keyboard. Automatic leaves 10 points free: 399 needs 2, 465 needs 68, 531 needs
  /// 134; the last field goes up with the button, which ends at 79 + 8·66 + 44 = 651: 254.
  @Test func plainFormOnTheSmallPhone() throws {
    let item = try small(.plain)
    #expect(item.form.fields.map(\.frame.maxY) == [135, 201, 267, 333, 399, 465, 531, 597])
    #expect(item[.untouched].map(\.covered) == [0, 0, 0, 0, 0, 1, 1, 1])
    #expect(item[.automatic].map(\.shift) == [0, 0, 0, 0, -2, -68, -134, -254])
    #expect(
      item[.automatic].map(\.reason) == [.alreadyVisible, .alreadyVisible, .alreadyVisible, .alreadyVisible]
        + [.revealed, .revealed, .revealed, .revealed])
  }

  /// The rows are 78 apart: the fields' bottoms in the content are at 162 + 78·i; at rest the content is 64 down. With 260
  /// points of inset the room is 667 − 64 − 260 = 343 high, so a bottom plus 10 goes to offset bottom + 10 − 407. The last
  /// two were scrolled to first, to 12 points above the screen's bottom; the last takes the button along, to 770.
  @Test func scrollingFormOnTheSmallPhone() throws {
    let item = try small(.scrolling)
    #expect(item[.untouched].map(\.isHidden) == [false, false, false, true, true, true, true, true])
    #expect(item[.untouched].map(\.offset) == [-64, -64, -64, -64, -64, -64, -25, 53])
    #expect(item[.automatic].map(\.offset) == [-64, -64, -64, -1, 77, 155, 233, 373])
    #expect(item[.inset].map(\.offset) == [-64, -64, -64, -11, 67, 145, 223, 363])
    #expect(item[.resize].map(\.offset) == item[.inset].map(\.offset))
    #expect(item[.automatic].map(\.shift) == Array(repeating: 0, count: 8))
  }

  /// Its midline is at 374 + 64 = 438 of 667: f = (438 − 133.4) / 400.2 = 0.7611, of 260 rounded down 197.
  @Test func slideMovesByAFractionOfTheKeyboard() throws {
    let trial = try small(.scrolling)[.slide][3]
    #expect(trial.shift == -197)
    #expect(trial.reason == .revealed)
  }

  /// Of the fourth field's bottom, 396, the recipe finds 260 − (667 − 396) = −11 covered: it does not count the 64 points
  /// that the bars push the content down. The next, 474, is covered by 67 and goes to 72.
  @Test func extendOverlooksTheBars() throws {
    let trials = try small(.scrolling)[.extend]
    #expect(trials[3].isHidden)
    #expect(trials[3].offset == -64)
    #expect(trials[4].offset == 72)
    #expect(!trials[4].isHidden)
  }

  @Test func waysThatNeedAScrollViewSaySoWhereThereIsNone() throws {
    for item in demonstration.cases {
      for way in [Way.resize, .extend, .inset] {
        #expect(item.lacksScrollView(way) == (item.form.kind == .plain))
        guard item.form.kind == .plain else { continue }
        #expect(item[way].allSatisfy { $0.reason == .noScrollView && $0.move == 0 })
        #expect(item.hiddenCount(way) == item.hiddenCount(.untouched))
      }
    }
  }

  @Test func automaticHidesNothing() {
    for item in demonstration.cases { #expect(item.hiddenCount(.automatic) == 0) }
  }

  @Test("The button is seen where a way moves far enough for it, which resize, inset and automatic always do")
  func buttonSeen() throws {
    for item in demonstration.cases {
      for way in Way.helping {
        for trial in item[way] {
          let bottom = item.form.button.maxY + trial.shift - trial.offset
          let top = item.form.button.minY + trial.shift - trial.offset
          let isSeen = top >= 0 && bottom <= item.form.device.size.height - item.form.device.keyboardHeight
          #expect(trial.isButtonSeen == isSeen)
        }
      }
      #expect(item.waysThatShowTheButton.contains(.automatic))
      #expect(item.waysThatShowTheButton.contains(.inset) == (item.form.kind == .scrolling))
    }
    #expect(try small(.scrolling).waysThatShowTheButtonInWords == "resize, inset, automatic")
    #expect(try small(.plain).waysThatShowTheButtonInWords == "slide, automatic")
  }

  @Test("The distance of automatic is what it moves further than inset in a scroll view")
  func distance() {
    for item in demonstration.cases where item.form.kind == .scrolling {
      #expect(item.farthestMove(.automatic) == item.farthestMove(.inset) + 10)
    }
  }

  @Test func untouchedFormIsNeverMoved() {
    for trial in demonstration.cases.flatMap({ $0[.untouched] }) {
      #expect(trial.move == 0 && trial.shift == 0 && trial.offset == trial.startOffset)
    }
  }

  @Test func everythingReturnsWhenTheKeyboardLeaves() {
    for trial in demonstration.cases.flatMap({ $0.trials.values.joined() }) { #expect(trial.isRestored) }
  }

  @Test func shownFieldIsHiddenWhereAnyIs() {
    for item in demonstration.cases where item.hiddenCount(.untouched) > 0 {
      #expect(item[.untouched][item.telling].isHidden)
    }
  }
}
