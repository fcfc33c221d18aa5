#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Content that comes or goes above what the user sees, while the app keeps the place by its offset.
@MainActor @Suite struct RowsAboveTests {
  @Test("The place to return to goes along", arguments: [132, -88, 44])
  func homeGoesAlong(height: CGFloat) {
    let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 667), content: 1800)
    list.contentOffset.y = 300
    let field = Make.field(at: 860, in: list)
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    let place = stage.rect(of: field)
    list.contentSize.height += height
    field.frame.origin.y += height
    list.contentOffset.y += height
    #expect(stage.rect(of: field) == place)
    stage.showKeyboard()
    #expect(stage.rect(of: field) == place)
    stage.endEditing()
    #expect(list.contentOffset.y == 300 + height)
    #expect(list.contentInset == .zero)
    withExtendedLifetime(lifter) {}
  }

  @Test("Rows below change nothing of it") func rowsBelow() {
    let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 667), content: 1400)
    let field = Make.field(at: 560, in: list)
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    list.contentSize.height += 132
    stage.showKeyboard()
    stage.endEditing()
    #expect(list.contentOffset.y == 0)
    withExtendedLifetime(lifter) {}
  }
}
#endif
