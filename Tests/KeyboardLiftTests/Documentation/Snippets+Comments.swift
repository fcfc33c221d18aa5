#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftRecording
import KeyboardLiftCore
import KeyboardLiftTrace
import UIKitStandInTesting

/// Those of the documentation comments.
extension Snippets {
  static func makeSlidingDelegate(_ view: UIView, nameField: UITextField) -> SlidingTextFieldDelegate {
    // snippet: sliding delegate
    let sliding = SlidingTextFieldDelegate(view: view)
    nameField.delegate = sliding
    // end
    return sliding
  }

  enum InLoadView {
    final class SignUpForm: UIView {}

    // snippet: main view in loadView
    final class SignUpController: KeyboardLiftViewController {
      override func loadView() {
        super.loadView()
        mainView = SignUpForm(frame: view.bounds)
        mainView.autoresizingMask = .flexibleWidth
      }
    }
    // end
  }

  static func recordAll(to url: URL) throws {
    // snippet: record and write
    let recorder = KeyboardLiftRecorder()  // keep it: it records for as long as it lives
    recorder.start()
    // … what goes wrong …
    try recorder.write(to: url)
    // end
  }

  static func plan(
    _ notification: KeyboardNotification, editing email: Int, on screen: Screen,
    apply: (Change, KeyboardLiftCore.Animation) -> Void
  ) {
    // snippet: engine
    var engine = Engine(strategy: .automatic())
    _ = engine.handle(.focus(email), in: screen)
    let plan = engine.handle(.keyboard(notification), in: screen)
    for change in plan.changes { apply(change, plan.animation) }
    // end
  }

  static func read(_ file: FileHandle, take: (TraceReader.Element) -> Void) throws {
    // snippet: read a trace
    var reader = TraceReader(file: "walk.jsonl")
    while let chunk = try file.read(upToCount: 1 << 16), !chunk.isEmpty {
      reader.append(chunk)
      while let element = reader.next() { take(element) }
    }
    reader.finish()
    while let element = reader.next() { take(element) }
    // end
  }

  static func replay(_ file: FileHandle) throws -> (output: [UInt8], errors: [TraceError]) {
    var errors: [TraceError] = []
    // snippet: replay a trace
    var stream = ReplayStream(file: "walk.jsonl", formatter: JSONReplayFormatter())
    var output: [UInt8] = []
    while let chunk = try file.read(upToCount: 1 << 16), !chunk.isEmpty {
      stream.read(chunk, into: &output) { error, _ in errors.append(error) }
    }
    stream.finish(into: &output) { error, _ in errors.append(error) }
    // end
    return (output, errors)
  }
}
#endif
