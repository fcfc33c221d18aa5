#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Taps beside the input.
@MainActor @Suite(.serialized) struct TapTests {
  private final class Refusing: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  private final class Recognizer: UITapGestureRecognizer {
    var count = 0
    override var state: UIGestureRecognizer.State { didSet { if state == .ended { count += 1 } } }
  }

  private let field = Make.field(at: 100)
  private let stage: Stage
  private let lifter: KeyboardLifter

  init() {
    let field = field
    stage = Stage { $0.addSubview(field) }
    lifter = KeyboardLifter(for: stage.view)
    lifter.dismissesOnTap = true
  }

  private func tap(_ y: CGFloat = 300) -> Bool {
    SimulatedUser(stage.window).tap(at: CGPoint(x: 100, y: y))
  }

  /// Whether a tap on a view, put at 300, ends editing.
  private func ends(tapOn view: UIView) -> Bool {
    view.frame = CGRect(x: 0, y: 280, width: 375, height: 60)
    stage.view.addSubview(view)
    stage.edit(field)
    SimulatedUser(stage.window).tap(at: CGPoint(x: 100, y: 300))
    defer {
      stage.endEditing()
      view.removeFromSuperview()
    }
    return !field.isFirstResponder
  }

  @Test("Off by default, no window is watched, and a tap leaves the keyboard up")
  func offByDefault() {
    lifter.dismissesOnTap = false
    #expect(!KeyboardLifter.shared.dismissesOnTap)
    stage.edit(field)
    #expect(stage.window.gestureRecognizers == nil)
    #expect(!tap() && field.isFirstResponder)
    stage.endEditing()
  }

  @Test("A tap beside the input ends editing, and the window is watched while there is any")
  func aTapEndsEditing() {
    #expect(stage.window.gestureRecognizers == nil)
    stage.edit(field)
    #expect(stage.window.gestureRecognizers?.count == 1)
    #expect(tap() && !field.isFirstResponder)
    #expect(stage.window.gestureRecognizers == nil)
    stage.hideKeyboard()
  }

  @Test("Switched off while the keyboard is up, the window is watched no more; switched on, it is")
  func switchedWhileTheKeyboardIsUp() {
    stage.edit(field)
    lifter.dismissesOnTap = false
    #expect(stage.window.gestureRecognizers == nil)
    lifter.dismissesOnTap = true
    #expect(stage.window.gestureRecognizers?.count == 1)
    lifter.isEnabled = false
    #expect(stage.window.gestureRecognizers == nil)
    stage.endEditing()
  }

  @Test("No touch is cancelled or delayed, and every other recogniser has its tap too")
  func nothingIsTakenAway() throws {
    stage.edit(field)
    let recognizer = try #require(stage.window.gestureRecognizers?.first)
    #expect(!recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan && !recognizer.delaysTouchesEnded)
    let other = Recognizer()
    stage.view.addGestureRecognizer(other)
    #expect(
      recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == true)
    #expect(tap() && other.count == 1 && !field.isFirstResponder)
    stage.hideKeyboard()
  }

  @Test("Taps on views that have no use for them end editing")
  func plainViews() {
    #expect(ends(tapOn: UIView()))
    #expect(ends(tapOn: UILabel()))
    #expect(ends(tapOn: UIScrollView()))
  }

  @Test("Taps on controls, rows, items and inputs leave the keyboard up")
  func viewsWithAUse() {
    #expect(!ends(tapOn: UIControl()))
    #expect(!ends(tapOn: UIButton()))
    #expect(!ends(tapOn: UITableViewCell(style: .default, reuseIdentifier: nil)))
    #expect(!ends(tapOn: UICollectionViewCell()))
  }

  @Test("A tap on another input moves the focus there, with the keyboard up")
  func anotherInput() {
    let note = UITextView(frame: CGRect(x: 0, y: 280, width: 375, height: 60))
    stage.view.addSubview(note)
    stage.edit(field)
    // A keyboard that is let go and asked for again would jump.
    var owners: [UIResponder?] = []
    stage.device.inputDidChange = { owners.append($0) }
    #expect(tap() && note.isFirstResponder)
    #expect(owners == [note])
    stage.device.inputDidChange = nil
    #expect(stage.window.gestureRecognizers?.count == 1)
    stage.endEditing()
  }

  @Test("Taps on what the app spares, or has left alone, leave the keyboard up, at any depth")
  func sparedViews() {
    let (box, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 375, height: 60)))
    box.addSubview(label)
    box.keyboardLift.sparesTaps = true
    #expect(!ends(tapOn: box))
    box.keyboardLift.sparesTaps = false
    #expect(ends(tapOn: box))
    box.keyboardLift.isEnabled = false
    #expect(!ends(tapOn: box))
  }

  @Test("A tap on a docked bar, which belongs to the keyboard, leaves it up")
  func aDockedBar() {
    let bar = UIView()
    bar.keyboardLift.dock()
    #expect(!ends(tapOn: bar))
    bar.keyboardLift.undock()
    #expect(ends(tapOn: bar))
  }

  @Test("The input's delegate may refuse")
  func theDelegateMayRefuse() {
    let delegate = Refusing()
    field.delegate = delegate
    stage.edit(field)
    _ = tap()
    #expect(field.isFirstResponder && field.delegate === delegate)
    field.delegate = nil
    stage.endEditing()
  }

  @Test("An input that is left alone is not dismissed, nor one that another lifter looks after")
  func inputsOfOthers() {
    field.keyboardLift.isEnabled = false
    stage.edit(field)
    #expect(!tap() && field.isFirstResponder)
    stage.endEditing()
    field.keyboardLift.isEnabled = true
    let inner = KeyboardLifter(for: field)
    stage.edit(field)
    #expect(!tap() && field.isFirstResponder)
    stage.endEditing()
    #expect(inner.isEnabled)
  }

  @Test("Every window of the scene is watched, once each")
  func everyWindowOfTheScene() {
    let overlay = stage.device.makeWindow(root: UIViewController())
    stage.edit(field)
    #expect(stage.window.gestureRecognizers?.count == 1 && overlay.gestureRecognizers?.count == 1)
    #expect(SimulatedUser(overlay).tap(at: CGPoint(x: 100, y: 300)) && !field.isFirstResponder)
    #expect(stage.window.gestureRecognizers == nil && overlay.gestureRecognizers == nil)
    stage.hideKeyboard()
  }

  @Test("A lifter that is let go watches no window for long")
  func aLifterThatIsLetGo() {
    let other = Stage { _ in }
    let field = Make.field(at: 100, in: other.view)
    var lifter: KeyboardLifter? = KeyboardLifter(for: other.view)
    lifter?.dismissesOnTap = true
    field.becomeFirstResponder()
    #expect(other.window.gestureRecognizers?.count == 1)
    lifter = nil
    other.showKeyboard()
    #expect(other.window.gestureRecognizers == nil)
    other.endEditing()
  }
}
#endif
