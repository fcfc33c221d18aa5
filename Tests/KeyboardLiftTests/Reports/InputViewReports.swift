#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about what stands in the keyboard's place.
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
}
#endif
