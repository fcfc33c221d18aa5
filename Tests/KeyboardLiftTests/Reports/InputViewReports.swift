#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about what stands in the keyboard's place, and about what is left of inputs: their delegates, their siblings.
@MainActor @Suite(.serialized) struct InputViewReports {
  @Test("B090 in the app: a picker of 216 points in place of a keyboard of 260 takes the table back down")
  func b090() {
    let screen = ListScreen(.table)
    let field = screen.rows[12].field
    let lifter = KeyboardLifter(for: screen.stage.view)
    screen.stage.edit(field)
    // The field ends at 567.
    #expect(screen.scrollView.contentOffset.y == 170)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 216))
    screen.stage.device.inputDidChange = { if $0 === field { screen.stage.showKeyboard(216) } }
    field.reloadInputViews()
    #expect(screen.scrollView.contentOffset.y == 126)
    #expect(screen.scrollView.contentInset.bottom == 216)
    screen.stage.device.inputDidChange = nil
    screen.stage.endEditing()
    #expect(screen.scrollView.contentOffset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B151 in the app: an input view over the whole screen pushes no field above the safe top")
  func b151() {
    let field = Make.field(at: 800)
    let stage = Stage(
      SimulatedDevice(
        size: CGSize(width: 430, height: 932), scale: 3,
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    ) { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    for height: CGFloat in [452, 880, 908, 932] {
      stage.edit(field, keyboard: height)
      #expect(stage.rect(of: field).minY >= 58.999)
      if height > 880 { #expect(lifter.explanations.last?.reason == .capped) }
    }
    stage.endEditing()
    #expect(stage.rect(of: field).minY == 800)
  }

  @Test("B040 no delegate of an input, a list or a scroll view is replaced")
  func b040() {
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UITableViewDelegate {}
    let delegate = Delegate()
    let screen = ListScreen(.table)
    let (field, textView) = (screen.rows[12].field, Make.textView(fullScreen, lines: 90))
    screen.stage.view.insertSubview(textView, at: 0)
    field.delegate = delegate
    textView.delegate = delegate
    screen.scrollView.delegate = delegate
    let lifter = KeyboardLifter(for: screen.stage.view)
    for input in [field, textView] {
      screen.stage.edit(input)
      #expect(field.delegate === delegate)
      #expect(textView.delegate === delegate)
      #expect(screen.scrollView.delegate === delegate)
      #expect(input.gestureRecognizers == nil)
    }
    screen.stage.endEditing()
    #expect(field.delegate === delegate)
    #expect(lifter.isEnabled)
  }

  /// Counts how often it is looked at.
  final class Watched: UIView {
    static var looks = 0
    override var subviews: [UIView] {
      Self.looks += 1
      return super.subviews
    }
    override var superview: UIView? {
      Self.looks += 1
      return super.superview
    }
    override var bounds: CGRect {
      get {
        Self.looks += 1
        return super.bounds
      }
      set { super.bounds = newValue }
    }
  }

  @Test("B113 in the app: five thousand siblings are not looked at, nor ten thousand rows that are out of sight")
  func b113() {
    let screen = ListScreen(.table, rows: 10_000)
    for index in 0..<5000 {
      let view = Watched(frame: CGRect(x: 0, y: CGFloat(index % 600), width: 10, height: 10))
      screen.stage.view.insertSubview(view, at: 0)
    }
    screen.stage.device.layOut()
    let lifter = KeyboardLifter(for: screen.stage.view)
    Watched.looks = 0
    screen.stage.edit(screen.rows[12].field)
    #expect(screen.scrollView.contentOffset.y == 170)
    screen.stage.endEditing()
    #expect(Watched.looks == 0)
    #expect(screen.scrollView.subviews.count < 40)
    #expect(lifter.isEnabled)
  }
}
#endif
