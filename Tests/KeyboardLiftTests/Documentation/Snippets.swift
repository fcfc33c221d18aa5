import KeyboardLift

/// The README's Swift, as code that compiles: each of its blocks is the region of one snippet here, without the indentation.
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
      super.viewDidLoad()
    }
  }
  // end

  static func slide(_ view: UIView, for nameField: UITextField) -> SlidingTextFieldDelegate {
    // snippet: one delegate
    let sliding = SlidingTextFieldDelegate(view: view)
    nameField.delegate = sliding
    // end
    return sliding
  }

  static func grow(_ scrollView: UIScrollView, by contentHeight: NSLayoutConstraint) -> KeyboardLifter {
    // snippet: grow
    let lifter = KeyboardLifter(for: scrollView, growing: contentHeight, padding: 5)
    // end
    return lifter
  }

  static func record(to url: URL, _ whatGoesWrong: () -> Void) throws {
    // snippet: record
    let recorder = KeyboardLiftRecorder()
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
}
