#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// What takes the keys is not always what the user looks at.
@MainActor @Suite struct HiddenInputTests {
  @Test(
    "Of a hidden field the companion is what is shown, as with the boxes of a one-time code", arguments: [true, false])
  func codeBoxes(scrolls: Bool) {
    let list = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: scrolls ? 400 : 540)
    field.isHidden = true
    let boxes = UIView(frame: CGRect(x: 0, y: 540, width: 375, height: 34))
    let stage = Stage { view in
      let content = scrolls ? list : view
      if scrolls { view.addSubview(list) }
      content.addSubview(field)
      content.addSubview(boxes)
    }
    field.keyboardLift.companion = boxes
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(stage.rect(of: boxes).maxY == 397)
    stage.endEditing()
    #expect(stage.view.transform == .identity && list.contentInset == .zero)
    withExtendedLifetime(lifter) {}
  }

  @Test("A hidden field without a companion moves nothing") func noCompanion() {
    let field = Make.field(at: 540)
    field.isHidden = true
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(stage.view.transform == .identity)
    stage.endEditing()
    withExtendedLifetime(lifter) {}
  }

  /// An app's own view that takes keys, as for a drawn code field.
  final class KeyView: UIView, UIKeyInput {
    private var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
  }

  @Test("An app's own view that takes keys is looked after like a field") func ownKeyInput() {
    let view = KeyView(frame: CGRect(x: 16, y: 560, width: 200, height: 34))
    let field = Make.field(at: 100)
    let stage = Stage {
      $0.addSubview(view)
      $0.addSubview(field)
    }
    let lifter = KeyboardLifter(for: stage.view)
    for _ in 0..<2 {
      stage.edit(field)
      #expect(stage.view.transform == .identity)
      view.becomeFirstResponder()
      stage.hideKeyboard()
      stage.showKeyboard()
      #expect(stage.rect(of: view).maxY == 397)
      view.resignFirstResponder()
      stage.hideKeyboard()
      #expect(stage.view.transform == .identity)
    }
    withExtendedLifetime(lifter) {}
  }

  @Test("After the return from another app its keyboard leaves a docked bar at the bottom") func otherAppsKeyboard() {
    let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
    let stage = Stage { $0.addSubview(bar) }
    bar.keyboardLift.dock()
    stage.device.enterBackground()
    stage.device.enterForeground()
    for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification] {
      stage.post(name, to: stage.frame(ofKeyboard: 260))
    }
    #expect(stage.rect(of: bar).maxY == 667)
    stage.hideKeyboard()
  }
}
#endif
