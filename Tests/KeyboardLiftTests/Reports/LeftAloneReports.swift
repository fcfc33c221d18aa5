#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports of what a library touched that it should have left alone.
@MainActor @Suite(.serialized) struct LeftAloneReports {
  // hackiftekhar/IQKeyboardManager#1739
  @Test("B026 the navigation bar of a presented screen stays")
  func aPresentedNavigationBarStays() {
    let content = UIViewController()
    let field = Make.field(at: 600, in: content.view)
    let navigation = UINavigationController(rootViewController: content)
    let stage = Stage()
    stage.controller.present(navigation, animated: false)
    let bar = stage.rect(of: navigation.navigationBar)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(stage.rect(of: navigation.navigationBar) == bar)
    #expect(navigation.view.transform == .identity)
    #expect(stage.view.transform == .identity)
    stage.endEditing()
    #expect(content.view.transform == .identity)
  }
}
#endif
