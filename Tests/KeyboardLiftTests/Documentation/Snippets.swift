#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftRecording
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The documents' Swift, as code that compiles: each block is the region of one snippet, without the indentation. Here those
/// of the README.
@MainActor enum Snippets {
  static func lookAfterTheWholeApp() {
    // snippet: quick start
    KeyboardLifter.shared.isEnabled = true
    // end
  }

  static func slide(_ view: UIView) {
    // snippet: slide
    view.keyboardLift.strategy = .slide()
    // end
  }

  // snippet: shrink
  final class SignUpController: KeyboardLiftViewController {
    override func viewDidLoad() {
      mainView = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 720))
      mainView.autoresizingMask = .flexibleWidth
      super.viewDidLoad()
    }
  }
  // end

  static func slide(_ view: UIView, for nameField: UITextField) -> SlidingTextFieldDelegate {
    let sliding: SlidingTextFieldDelegate
    // snippet: one delegate
    sliding = SlidingTextFieldDelegate(view: view)  // a property: fields hold their delegate weakly
    nameField.delegate = sliding
    // end
    return sliding
  }

  static func grow(_ scrollView: UIScrollView, by contentHeightConstraint: NSLayoutConstraint) -> KeyboardLifter {
    let lifter: KeyboardLifter
    // snippet: grow
    lifter = KeyboardLifter(for: scrollView, growing: contentHeightConstraint, padding: 5)  // keep it
    // end
    return lifter
  }

  static func record(to url: URL, _ whatGoesWrong: () -> Void) throws {
    // snippet: record
    let recorder = KeyboardLiftRecorder()  // keep it: it records for as long as it lives
    recorder.start()
    // end
    whatGoesWrong()
    try recorder.write(to: url)
  }

  static func setOptions(
    passwordField: UITextField, signUpButton: UIButton, noteView: UITextView, mapView: UIView, list: UIScrollView
  ) {
    // snippet: options
    passwordField.keyboardLift.companion = signUpButton  // keep the button in sight too, if both fit
    noteView.keyboardLift.distance = 20  // free points below this input; 10 by default
    mapView.keyboardLift.isEnabled = false  // leave this view and all in it alone
    list.keyboardLift.makesRoom = true  // room for the keyboard whatever has the focus
    KeyboardLifter.shared.log = { explanation in print(explanation) }  // every plan with its reason
    // end
  }

  static func turnOnWhatComesOnTop(composer: UIView, messages: UIScrollView) {
    // snippet: on top
    KeyboardLifter.shared.showsBar = true  // previous, next, the input's title and done on the keyboard
    KeyboardLifter.shared.returnKeyMovesOn = true  // return goes to the next field, in the last one it is done
    KeyboardLifter.shared.usesKeyCommands = true  // Tab, ⇧Tab, ⌘↑, ⌘↓ and Escape of a hardware keyboard
    KeyboardLifter.shared.dismissesOnTap = true  // a tap beside the input ends editing
    composer.keyboardLift.dock(list: messages)  // a bar that rides on the keyboard; the list stays at its end
    // end
  }

  static func test(_ emailField: UITextField, in window: UIWindow, on device: SimulatedDevice) {
    // snippet: test
    let keyboard = SimulatedKeyboard(.iPhoneSE3, screen: device.screen)
    keyboard.focus(emailField)  // begins editing, and the keyboard comes up
    #expect(keyboard.focusedInput(in: window)?.isFullyVisible == true)
    keyboard.resign()
    // end
  }
}
#endif
