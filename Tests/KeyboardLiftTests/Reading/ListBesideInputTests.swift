#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// A list beside an input that no list holds.
@MainActor @Suite struct ListBesideInputTests {
  private let searchField = Make.field(at: 30)
  private let results = Make.scrollView(CGRect(x: 0, y: 76, width: 375, height: 591), content: 2000)

  private func stage(_ others: UIView...) -> Stage {
    Stage {
      for view in [searchField, results] + others { $0.addSubview(view) }
    }
  }

  @Test("The only list that the keyboard covers gets room, and gives it back") func onlyList() {
    let stage = stage()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(searchField)
    #expect(results.contentInset.bottom == 260 && results.verticalScrollIndicatorInsets.bottom == 260)
    #expect(results.contentOffset == .zero && stage.view.transform == .identity)
    stage.endEditing()
    #expect(results.contentInset == .zero && results.verticalScrollIndicatorInsets == .zero)
    withExtendedLifetime(lifter) {}
  }

  @Test("A list that comes while the user types gets room") func laterList() {
    results.isHidden = true
    let stage = stage()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(searchField)
    #expect(results.contentInset == .zero)
    results.isHidden = false
    SimulatedUser(stage.window).type("a")
    #expect(results.contentInset.bottom == 260)
    stage.endEditing()
    #expect(results.contentInset == .zero)
    withExtendedLifetime(lifter) {}
  }

  @Test("Where the app says false, under another strategy and with two such lists nothing gets room")
  func switchedOff() {
    let second = Make.scrollView(CGRect(x: 0, y: 500, width: 100, height: 167), content: 2000)
    let short = Make.scrollView(CGRect(x: 0, y: 100, width: 375, height: 100), content: 2000)
    let stage = stage(short)
    let lifter = KeyboardLifter(for: stage.view)
    results.keyboardLift.makesRoom = false
    stage.edit(searchField)
    #expect(results.contentInset == .zero)
    lifter.strategy = .slide()
    stage.endEditing()
    let classic = self.stage()
    let sliding = KeyboardLifter(for: classic.view, strategy: .slide())
    classic.edit(searchField)
    #expect(results.contentInset == .zero)
    classic.endEditing()
    sliding.isEnabled = false
    let both = ListBesideInputTests()
    let two = both.stage(second)
    let other = KeyboardLifter(for: two.view)
    two.edit(both.searchField)
    #expect(both.results.contentInset == .zero && second.contentInset == .zero)
    two.endEditing()
    withExtendedLifetime((lifter, other)) {}
  }

  @Test("A list that the screen's own motion takes out of the keyboard's way gets no room besides") func composer() {
    let composer = Make.field(at: 620)
    let messages = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 610), content: 2000)
    let stage = Stage {
      $0.addSubview(messages)
      $0.addSubview(composer)
    }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(composer)
    #expect(stage.rect(of: composer).maxY == 397)
    #expect(messages.contentInset == .zero)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    withExtendedLifetime(lifter) {}
  }
}
#endif
