#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports of what a library touched that it should have left alone.
@MainActor @Suite(.serialized) struct LeftAloneReports {
  private final class KeyboardWindow: UIWindow { override var canBecomeKey: Bool { false } }

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

  // kirillzyusko/react-native-keyboard-controller#1513
  @Test("B040 no delegate is replaced")
  func noDelegateIsReplaced() {
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {}
    let delegate = Delegate()
    let (field, bareField) = (Make.field(at: 500), Make.field(at: 560))
    let note = Make.textView(CGRect(x: 16, y: 600, width: 300, height: 60), lines: 20)
    field.delegate = delegate
    note.delegate = delegate
    let stage = Stage { view in [field, bareField, note].forEach(view.addSubview) }
    let lifter = KeyboardLifter(for: stage.view)
    for input in [field, bareField, note] {
      stage.edit(input)
      #expect(stage.view.transform.ty < 0)
      #expect(field.delegate === delegate)
      #expect(bareField.delegate == nil)
      #expect(note.delegate === delegate)
    }
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  // openradar-mirror#13810
  @Test("B169 a scroll view in the keyboard's own window gets no inset")
  func aScrollViewOfTheKeyboardsWindowGetsNone() {
    let stage = Stage()
    let window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    let box = UIView(frame: fullScreen)
    window.addSubview(box)
    let list = Make.scrollView(fullScreen, content: 1200, in: box)
    let field = Make.field(at: 560, in: list)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(field)
    #expect(list.contentInset == .zero)
    #expect(list.contentOffset == .zero)
    #expect(box.transform == .identity)
    stage.endEditing()
  }
}
#endif
