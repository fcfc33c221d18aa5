#if !canImport(UIKit)
@testable import KeyboardLift
import Testing
import UIKitStandInTesting

/// Nothing is moved under the bars of the screen's own controllers.
@MainActor @Suite struct SafeTopTests {
  private func pushed(_ body: (Stage, UIView, CGFloat) -> Void) {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let stage = Stage(controller: page, root: navigation)
    let bar = navigation.navigationBar
    body(stage, page.view, bar.convert(bar.bounds, to: nil).maxY)
  }

  @Test("Of an input and a companion that do not both fit below the navigation bar, the input is shown")
  func companion() {
    pushed { stage, view, bar in
      let field = Make.field(at: 250, in: view)
      let button = UIView(frame: CGRect(x: 0, y: 560, width: 375, height: 50))
      view.addSubview(button)
      field.keyboardLift.companion = button
      let lifter = KeyboardLifter(for: view)
      stage.edit(field)
      #expect(bar == 64)
      #expect(stage.rect(of: field).minY >= bar)
      stage.endEditing()
      withExtendedLifetime(lifter) {}
    }
  }

  @Test("A slide leaves the caret below the navigation bar") func slide() {
    pushed { stage, view, bar in
      let note = Make.textView(CGRect(x: 16, y: 70, width: 300, height: 580), lines: 1, in: view)
      let lifter = KeyboardLifter(for: view, strategy: .slide())
      stage.edit(note)
      let caret = note.convert(note.caretRect(for: note.endOfDocument), to: nil)
      #expect(caret.minY >= bar)
      stage.endEditing()
      withExtendedLifetime(lifter) {}
    }
  }

  @Test("A bar that moves with the root covers nothing, and a hidden one neither") func barsThatCoverNothing() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let stage = Stage(controller: page, root: navigation)
    #expect(navigation.view.safeTop(in: stage.window) == 20)
    #expect(page.view.safeTop(in: stage.window) == 64)
    navigation.isNavigationBarHidden = true
    #expect(page.view.safeTop(in: stage.window) == 20)
  }
}
#endif
