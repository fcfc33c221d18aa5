#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftRecording
import UIKitStandIn

/// Those of the articles that the README does not show.
extension Snippets {
  static func explain(_ view: UIView, keepingIn lifter: inout KeyboardLifter?) {
    // snippet: explain
    lifter = KeyboardLifter(for: view)
    lifter?.log = { explanation in print(explanation) }
    // keyboardWillChangeFrame: UIView.transform.ty = -197.0 (revealed)
    // end
  }

  static func logAll() {
    // snippet: log
    KeyboardLifter.shared.log = { explanation in print(explanation) }
    // end
  }

  static func tryStrategies(_ lifter: KeyboardLifter) {
    // snippet: strategies
    lifter.strategy = .automatic
    lifter.strategy = .inset
    lifter.strategy = .resize(afterHide: .scrollToTop)
    lifter.strategy = .extend(padding: 12)
    lifter.strategy = .slide(minimumFraction: 0.1, maximumFraction: 0.9, keyboardHeight: .classic)
    lifter.strategy = .off
    // end
  }

  static func setDistance(of noteView: UITextView) {
    // snippet: caret distance
    noteView.keyboardLift.distance = 44  // a line or two to be seen below the caret, where there are any
    // end
  }

  static func fillIn(_ noteView: UITextView, under lifter: KeyboardLifter) {
    // snippet: text set in code
    noteView.text.append("\n— sent from the field")
    lifter.reload()
    // end
  }

  static func makeRoom(in resultsTable: UITableView) {
    // snippet: results
    resultsTable.keyboardLift.makesRoom = true
    // end
  }

  static func inset(_ resultsTable: UITableView) -> KeyboardLifter {
    let lifter: KeyboardLifter
    // snippet: one table
    lifter = KeyboardLifter(for: resultsTable, strategy: .inset)
    // end
    return lifter
  }

  // snippet: one screen
  final class EditorController: UIViewController {
    private var lifter: KeyboardLifter?

    override func viewDidLoad() {
      super.viewDidLoad()
      lifter = KeyboardLifter(for: view)
    }
  }
  // end

  static func describe(_ recorder: KeyboardLiftRecorder, passwordField: UITextField, to url: URL) throws {
    // snippet: describe a recording
    recorder.device = "iPhone SE (3rd generation)"
    recorder.note = "The password field stays hidden after return"
    recorder.viewName = { [weak passwordField] view in view === passwordField ? "password" : nil }
    try recorder.write(to: url)
    // end
  }
}
#endif
