import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// How far a docked bar goes up.
@Suite struct DockedBarTests {
  @Test("Its place on the keyboard is the same however far its screen was moved up")
  func itsPlaceOnTheKeyboard() {
    for shift in [0, 100, 302, 340] as [Double] {
      let bar = DockedBar(frame: Rect(x: 0, y: 728 - shift, width: 375, height: 50), padding: 6)
      #expect(bar.place(keyboardTop: 476, safeTop: 44) == Rect(x: 0, y: 420, width: 375, height: 50))
    }
    let high = DockedBar(frame: Rect(x: 0, y: 728, width: 375, height: 50))
    #expect(high.place(keyboardTop: 20, safeTop: 44).minY == 44)
  }

  @Test("A bar above the home indicator stands on the keyboard, without a gap")
  func aBarAboveTheHomeIndicator() {
    // It ends at 778, above the indicator's 34 points; the keyboard begins at 476.
    let bar = DockedBar(frame: [0, 728, 375, 50])
    #expect(bar.rise(keyboardTop: 476, safeTop: 44) == 302)
    #expect(bar.rise(keyboardTop: .infinity, safeTop: 44) == 0)
  }

  @Test("Of a bar that reaches to the screen's bottom the indicator's strip goes under the keyboard")
  func aBarDownToTheScreensBottom() {
    let bar = DockedBar(frame: [0, 728, 375, 84], strip: 34)
    #expect(bar.rise(keyboardTop: 476, safeTop: 44) == 302)
  }

  @Test("Every bar rises as far as it must, no farther, and never out of the safe area")
  func everyBarRisesAsFarAsItMust() {
    var cases = 0
    for top in stride(from: -50.0, through: 750, by: 50) {
      for height in [0.0, 44, 300] {
        for (strip, padding) in [(0.0, 0.0), (34, 0), (0, 8), (34, -8)] {
          for keyboardTop in [-100.0, 0, 20, 207, 407, 407.5, 667, 700, .infinity] {
            for safeTop in [0.0, 20] {
              check(DockedBar(frame: [0, top, 375, height], strip: strip, padding: padding), keyboardTop, safeTop)
              cases += 1
            }
          }
        }
      }
    }
    #expect(cases == 3672)
  }

  private func check(_ bar: DockedBar, _ keyboardTop: Double, _ safeTop: Double) {
    let rise = bar.rise(keyboardTop: keyboardTop, safeTop: safeTop)
    let gap = keyboardTop - (bar.frame.maxY - bar.strip + bar.padding - rise)
    let isHigh = bar.frame.minY - rise <= safeTop
    // It is not above the safe top unless it was; it is on the keyboard, or above it where it rests, or as high as it can be.
    let isRight = rise == 0 ? gap >= 0 || isHigh : bar.frame.minY - rise >= safeTop && (gap == 0 || (gap < 0 && isHigh))
    #expect(rise >= 0 && isRight, "\(bar) rises \(rise) for a keyboard at \(keyboardTop) below \(safeTop)")
  }

  // MARK: The keyboard that it stands on

  private func keyboard(accessory: Rect? = nil) -> Keyboard {
    var keyboard = Keyboard()
    keyboard.receive(KeyboardNotification(.willShow, end: [0, 451, 375, 216], accessory: accessory), on: [375, 667])
    return keyboard
  }

  @Test("A dragged keyboard follows the finger from its own top down to the window's bottom")
  func aDraggedKeyboardFollowsTheFinger() {
    let fingers = [0.0, 450, 451, 500, 667, 700]
    let tops = fingers.map { keyboard().top(draggedTo: $0, in: [0, 0, 375, 667]) }
    #expect(tops == [451, 451, 451, 500, 667, 667])
    #expect(Keyboard().top(draggedTo: 300, in: [0, 0, 375, 667]) == .infinity)
  }

  @Test("A dragged keyboard is measured in the window's coordinates")
  func aDraggedKeyboardIsMeasuredInTheWindow() {
    #expect(keyboard().top(draggedTo: 0, in: [0, 100, 375, 500]) == 351)
    #expect(keyboard().top(draggedTo: 600, in: [0, 100, 375, 500]) == 500)
  }

  @Test("The indicator's strip is that of a bar down to the window's bottom, and higher than the strip")
  func theStripOfABar() {
    let safeArea = Insets(top: 0, left: 0, bottom: 34, right: 0)
    let strips = [[0, 728, 375, 84], [0, 778, 375, 34], [0, 700, 375, 84], [0, 760, 375, 40]].map {
      DockedBar.strip(of: $0 as Rect, safeArea: safeArea, windowHeight: 812)
    }
    #expect(strips == [34, 0, 0, 0])
  }

  @Test("What stands on the keyboard takes room with it, and with its accessory")
  func whatStandsOnTheKeyboardTakesRoom() {
    let window: Rect = [0, 0, 375, 667]
    #expect(keyboard().carrying([0, 401, 375, 50]).top(in: window) == 401)
    #expect(keyboard(accessory: [0, 407, 375, 44]).carrying([0, 357, 375, 50]).top(in: window) == 357)
    #expect(keyboard(accessory: [0, 407, 375, 44]).carrying(nil).top(in: window) == 407)
    #expect(Keyboard().carrying([0, 401, 375, 50]) == Keyboard())
    let notification = KeyboardNotification(.willShow, end: [0, 451, 375, 216], accessory: [0, 0, 0, 0])
    #expect(notification.carrying([0, 401, 375, 50]).accessory == [0, 401, 375, 50])
    #expect(notification.carrying(nil).accessory == nil)
  }

  @Test("What a keyboard covers of a rectangle is between nothing and all of it")
  func whatAKeyboardCovers() {
    let window: Rect = [0, 0, 375, 667]
    let overlaps = [[0, 400, 375, 40], [0, 420, 375, 40], [0, 500, 375, 40]].map {
      keyboard().overlap(of: $0 as Rect, in: window)
    }
    #expect(overlaps == [0, 9, 40])
    #expect(Keyboard().overlap(of: [0, 500, 375, 40], in: window) == 0)
  }
}
