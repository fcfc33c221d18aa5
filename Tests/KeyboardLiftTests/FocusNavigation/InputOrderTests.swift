#if !canImport(UIKit)
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// The order of real inputs on a screen.
@MainActor @Suite(.serialized) struct InputOrderTests {
  let stage = Stage()
  let lifter: KeyboardLifter

  init() {
    lifter = KeyboardLifter(for: stage.view)
  }

  /// A view of 375 × 667 in the screen's.
  private func box(_ frame: CGRect = CGRect(x: 0, y: 0, width: 375, height: 667)) -> UIView {
    let box = UIView(frame: frame)
    stage.view.addSubview(box)
    return box
  }

  @Test("B058 fields nested in columns are gone through line by line, mirrored from right to left") func nested() {
    var fields: [UITextField] = []
    // Added from the right, so that the order of subviews is not that of the lines.
    for x in [240.0, 120, 0] {
      let column = box(CGRect(x: x, y: 50, width: 110, height: 200))
      let nested = UIView(frame: column.bounds)
      column.addSubview(nested)
      fields += [Make.field(0, 0, in: nested), Make.field(0, 60, in: nested)]
    }
    let lines = [4, 2, 0, 5, 3, 1].map { fields[$0] }
    let way = stage.walk(from: lines[0], lifter)
    #expect(way.forth == lines)
    #expect(way.back == lines.reversed())
    stage.view.semanticContentAttribute = .forceRightToLeft
    let mirrored = [0, 2, 4, 1, 3, 5].map { fields[$0] }
    #expect(stage.walk(from: mirrored[0], lifter).forth == mirrored)
  }

  @Test("hidden, disabled, transparent and passed over inputs are left out, themselves or by what they lie in")
  func leftOut() {
    let start = Make.field(16, 40, in: stage.view)
    Make.field(16, 80, in: stage.view).isHidden = true
    Make.field(16, 120, in: stage.view).isEnabled = false
    Make.field(16, 160, in: stage.view).alpha = 0
    Make.field(16, 200, in: stage.view).isUserInteractionEnabled = false
    Make.field(16, 240, in: stage.view).keyboardLift.isPassedOver = true
    Make.field(16, 280, in: stage.view).keyboardLift.isEnabled = false
    Make.field(16, 320, in: stage.view).frame.size = .zero
    Make.textView(CGRect(x: 16, y: 360, width: 100, height: 30), lines: 1, in: stage.view).isEditable = false
    let boxes = (0..<4).map { box(CGRect(x: 0, y: 400 + 40 * CGFloat($0), width: 375, height: 30)) }
    for view in boxes { _ = Make.field(16, 0, in: view) }
    boxes[0].isHidden = true
    boxes[1].alpha = 0.005
    boxes[2].isUserInteractionEnabled = false
    boxes[3].keyboardLift.isPassedOver = true
    let end = Make.field(16, 600, in: stage.view)
    let way = stage.walk(from: start, lifter)
    #expect(way.forth == [start, end])
    #expect(way.back == [end, start])
  }

  @Test("an input that is hidden while it has the focus is still gone on from") func hiddenMeanwhile() {
    let fields = [40.0, 80, 120].map { Make.field(16, $0, in: stage.view) }
    fields[1].becomeFirstResponder()
    fields[1].isHidden = true
    #expect(lifter.focusNextInput())
    #expect(stage.focus === fields[2])
  }

  @Test("inputs out of sight in a scroll view come in their turn, and before what follows it") func scrollViews() {
    let scrollView = Make.scrollView(CGRect(x: 0, y: 100, width: 375, height: 200), content: 900, in: stage.view)
    let below = Make.field(16, 350, in: stage.view)
    let inner = [10.0, 400, 800].map { Make.field(16, $0, in: scrollView) }
    let above = Make.field(16, 50, in: stage.view)
    let expected = [above] + inner + [below]
    let way = stage.walk(from: above, lifter)
    #expect(way.forth == expected)
    #expect(way.back == expected.reversed())
    scrollView.contentOffset.y = 500
    #expect(stage.walk(from: above, lifter).forth == expected)
  }

  @Test("by hierarchy it is the order of subviews") func hierarchy() {
    let fields = [200.0, 100, 300].map { Make.field(16, $0, in: box()) }
    lifter.inputOrder = .hierarchy
    #expect(stage.walk(from: fields[0], lifter).forth == fields)
    lifter.inputOrder = .position
    #expect(stage.walk(from: fields[1], lifter).forth == [fields[1], fields[0], fields[2]])
  }

  @Test("by the app it is what the app says, held weakly") func custom() {
    let fields = [100.0, 200, 300, 400].map { Make.field(16, $0, in: stage.view) }
    lifter.inputOrder = .custom([fields[3], fields[0], fields[2]])
    fields[0].isEnabled = false
    #expect(stage.walk(from: fields[3], lifter).forth == [fields[3], fields[2]])
    fields[1].becomeFirstResponder()
    #expect(!lifter.focusNextInput())
    weak var gone: UITextField?
    do {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      gone = field
      lifter.inputOrder = .custom([fields[2], field])
    }
    #expect(gone == nil)
    guard case .custom(let inputs) = lifter.inputOrder else {
      Issue.record("The order is another one.")
      return
    }
    #expect(inputs == [fields[2]])
  }

  @Test("it wraps around where it is asked to") func wrapping() {
    let fields = [100.0, 200].map { Make.field(16, $0, in: stage.view) }
    lifter.inputOrderWrapsAround = true
    fields[1].becomeFirstResponder()
    #expect(lifter.focusNextInput())
    #expect(stage.focus === fields[0])
    #expect(lifter.focusPreviousInput())
    #expect(stage.focus === fields[1])
    fields[0].isEnabled = false
    #expect(!lifter.focusNextInput())
  }

  @Test("a lifter for a part of the screen stays in it; the app's stays inside of the bars") func scope() {
    let part = box(CGRect(x: 0, y: 0, width: 375, height: 300))
    let inside = Make.field(16, 100, in: part)
    let outside = Make.field(16, 400, in: stage.view)
    let partLifter = KeyboardLifter(for: part)
    inside.becomeFirstResponder()
    #expect(!partLifter.focusNextInput())
    #expect(!lifter.focusNextInput())
    partLifter.isEnabled = false
    #expect(lifter.focusNextInput())
    #expect(stage.focus === outside)
  }
}
#endif
