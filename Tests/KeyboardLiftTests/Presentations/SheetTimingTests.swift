#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// A presentation that UIKit moves by itself is planned once it is where it goes.
@MainActor @Suite struct SheetTimingTests {
  @Test("On the way up nothing of a sheet goes further than it ends", arguments: [true, false])
  func nothingOvershoots(isMedium: Bool) {
    let (stage, sheet) = (Stage.pad(), UIViewController())
    sheet.modalPresentationStyle = isMedium ? .pageSheet : .formSheet
    if isMedium { sheet.sheetPresentationController?.detents = [.medium()] }
    stage.controller.present(sheet, animated: false)
    stage.device.advance(by: 1)
    let field = Make.field(at: 300, in: sheet.view)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    let before = stage.rect(of: field)
    field.becomeFirstResponder()
    stage.willShowKeyboard(398)
    #expect(sheet.view.transform == .identity)
    var tops: [CGFloat] = []
    for _ in 0..<6 {
      stage.device.advance(by: 0.05)
      tops.append(stage.rect(of: field).minY)
    }
    stage.settle()
    let end = stage.rect(of: field).minY
    #expect(stage.rect(of: field).maxY <= stage.keyboardTop(398))
    #expect(tops.allSatisfy { $0 >= end - 2 }, "\(tops), at last \(end)")
    field.resignFirstResponder()
    stage.willHideKeyboard()
    stage.settle()
    #expect(stage.rect(of: field) == before)
  }

  @Test("A slide takes for the keyboard's height what is still covered of the sheet") func slide() {
    let (stage, sheet) = (Stage.pad(), UIViewController())
    sheet.modalPresentationStyle = .formSheet
    stage.controller.present(sheet, animated: false)
    stage.device.advance(by: 1)
    let field = Make.field(at: 580, in: sheet.view)
    let lifter = KeyboardLifter(for: sheet.view, strategy: .slide())
    stage.focus(field)
    stage.willShowKeyboard(398)
    stage.settle()
    // It ends 270 points below the keyboard's top.
    #expect(sheet.view.transform.ty == -270)
    field.resignFirstResponder()
    stage.willHideKeyboard()
    stage.settle()
    #expect(sheet.view.transform == .identity)
    withExtendedLifetime(lifter) {}
  }
}
#endif
