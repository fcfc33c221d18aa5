#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The settings: return walks down the rows; a table controller's table is left to UIKit.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct SettingsExampleTests {
  @Test("Return walks down the rows, each in sight, and ends editing after the last", arguments: Situation.some)
  func returnWalksDownTheRows(situation: Situation) throws {
    try Handset.run(situation) { handset in
      let settings = handset.show(SettingsController())
      let before = ViewTree(handset.window)
      handset.edit(settings.rows.fields[0])
      var walked = 0
      while let field = settings.rows.fields.first(where: \.isFirstResponder) {
        #expect(handset.sightProblem(of: field) == nil)
        handset.user.pressReturn()
        handset.settle()
        walked += 1
      }
      #expect(walked == settings.rows.fields.count)
      // Home followed the focus down to the last row.
      settings.table.contentOffset.y = -settings.table.adjustedContentInset.top
      handset.settle()
      expectSame(ViewTree(handset.window), as: before, "after the walk")
    }
  }

  @Test("The table has the keyboard's room at its end while a row is edited", arguments: Situation.others)
  func theTableHasTheKeyboardsRoom(situation: Situation) throws {
    try Handset.run(situation) { handset in
      let settings = handset.show(SettingsController())
      handset.edit(settings.rows.fields[0])
      let keyboard = try #require(handset.keyboard.frame)
      #expect(settings.table.adjustedContentInset.bottom == handset.window.bounds.height - keyboard.minY)
      handset.endEditing()
      #expect(settings.table.contentInset == .zero)
    }
  }

  @Test("A table controller's table is left to UIKit, and the explanation says so", arguments: Situation.some)
  func aTableControllersTableIsLeftToUIKit(situation: Situation) throws {
    try Handset.run(situation) { handset in
      let settings = handset.show(SettingsTableController())
      for field in settings.rows.fields {
        handset.edit(field)
        #expect(handset.sightProblem(of: field) == nil)
        #expect(KeyboardLifter.shared.explanations.last?.reason == .systemOwned)
        #expect(KeyboardLifter.shared.explanations.last?.changes == [])
      }
      handset.endEditing()
      #expect(settings.tableView.contentInset == .zero)
      #expect(settings.view.transform == .identity)
    }
  }
}
#endif
