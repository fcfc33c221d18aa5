#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// What assistive technologies find while the keyboard is up, and what they are told.
@MainActor @Suite(.serialized) struct AssistiveFocusTests {
  private let field = Make.field(at: 100)
  private let low = Make.field(at: 600)
  private let stage: Stage
  private let lifter: KeyboardLifter

  init() {
    let views = [field, low]
    stage = Stage { view in views.forEach(view.addSubview) }
    lifter = KeyboardLifter(for: stage.view)
  }

  @Test(
    "What VoiceOver or Full Keyboard Access finds below the keyboard is moved for, and back", arguments: [false, true])
  func whatIsFoundBelowTheKeyboard(isByKeys: Bool) {
    let move = isByKeys ? stage.device.moveKeyFocus : { self.stage.device.moveAssistiveFocus(to: $0) }
    move(low)
    #expect(stage.view.transform == .identity)
    stage.edit(field)
    #expect(stage.view.transform == .identity)
    move(low)
    #expect(stage.view.transform.ty == -237)
    #expect(field.isFirstResponder)
    move(field)
    #expect(stage.view.transform == .identity)
    move(low)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.explanations.last?.reason == .hidden)
  }

  @Test("While VoiceOver looks elsewhere the edited input keeps its bar, its return key and the way on")
  func theInputKeepsWhatItWasGiven() {
    let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
    stage.view.addSubview(label)
    (lifter.showsBar, lifter.returnKeyMovesOn) = (true, true)
    stage.edit(field)
    let bar = field.inputAccessoryView
    #expect(bar != nil)
    for view in [label, low] as [UIView] {
      stage.device.moveAssistiveFocus(to: view)
      #expect(field.inputAccessoryView === bar && field.returnKeyType == .next)
      #expect(low.inputAccessoryView == nil && low.returnKeyType == .default)
    }
    #expect(lifter.focusNextInput() && low.isFirstResponder)
    stage.endEditing()
    #expect(field.inputAccessoryView == nil && low.inputAccessoryView == nil)
  }

  @Test("A button that VoiceOver finds is scrolled to, the least")
  func aButtonIsScrolledTo() {
    let list = Make.scrollView(CGRect(x: 0, y: 200, width: 375, height: 467), content: 2000, in: stage.view)
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 44))
    list.addSubview(button)
    stage.edit(field)
    stage.device.moveAssistiveFocus(to: button)
    // 400 + 44 + 10 points of content above 407 − 200 of room.
    #expect(list.contentOffset.y == 247)
    stage.endEditing()
    #expect(list.contentOffset.y == 0)
  }

  @Test("Bars, what is left alone, and what is no view move nothing and take no focus away")
  func whatIsNotMovedFor() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let content = navigation.viewControllers[0]
    let stage = Stage(controller: content, root: navigation) { $0.addSubview(low) }
    let lifter = KeyboardLifter(for: stage.view)
    let alone = UIView(frame: CGRect(x: 0, y: 640, width: 20, height: 20))
    alone.keyboardLift.isEnabled = false
    stage.view.addSubview(alone)
    stage.edit(low)
    let shift = stage.view.transform.ty
    #expect(shift < 0)
    for element in [navigation.navigationBar, alone, "element"] as [Any] {
      stage.device.moveAssistiveFocus(to: element)
      #expect(stage.view.transform.ty == shift)
    }
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  // MARK: What they are told

  /// Has lifters of tests that are over give back now, so that nothing of it is told or moved here.
  private func begin() {
    stage.device.activate()
    stage.hideKeyboard()
    stage.device.forgetAnimations()
  }

  @Test("After a move VoiceOver and Switch Control are told, once for each", arguments: [false, true])
  func movesAreTold(isBySwitches: Bool) {
    begin()
    if isBySwitches { stage.device.runsSwitchControl = true } else { stage.device.runsVoiceOver = true }
    stage.edit(low)
    #expect(stage.device.accessibilityNotifications == [.layoutChanged])
    stage.endEditing()
    #expect(stage.device.accessibilityNotifications == [.layoutChanged, .layoutChanged])
  }

  @Test("Nobody is told where nothing moved, or nobody listens")
  func nothingIsTold() {
    begin()
    stage.edit(low)
    stage.endEditing()
    stage.device.runsVoiceOver = true
    stage.edit(field)
    stage.endEditing()
    #expect(stage.device.accessibilityNotifications.isEmpty)
  }

  @Test("After a docked bar moved they are told too")
  func aBarsMovesAreTold() {
    let chat = ChatScreen()
    chat.composer.keyboardLift.dock()
    chat.stage.device.runsVoiceOver = true
    chat.edit()
    #expect(chat.stage.device.accessibilityNotifications == [.layoutChanged])
    chat.stage.endEditing()
  }

  // MARK: Less motion, larger text

  @Test("With less motion a change of the focus moves at once, and a keyboard in its own time")
  func lessMotion() {
    begin()
    stage.device.reducesMotion = true
    stage.edit(field)
    stage.device.forgetAnimations()
    low.becomeFirstResponder()
    #expect(stage.view.transform.ty == -237)
    #expect(stage.device.animations.isEmpty)
    stage.hideKeyboard(duration: 0.383)
    #expect(stage.device.animations.map(\.duration) == [0.383])
    stage.endEditing()
    stage.device.reducesMotion = false
  }

  @Test("Text that has grown is planned for anew")
  func textThatHasGrown() {
    let note = Make.field(at: 363, in: stage.view)
    stage.edit(note)
    #expect(stage.view.transform == .identity)
    note.frame.size.height = 60
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    // 363 + 60 + 10 − 407
    #expect(stage.view.transform.ty == -26)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
  }
}
#endif
