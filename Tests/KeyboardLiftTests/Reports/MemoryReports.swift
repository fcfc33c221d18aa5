#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about what must not be kept, or replaced.
@MainActor @Suite(.serialized) struct MemoryReports {
  @Test("B040 no delegate of an input, a list or a scroll view is replaced")
  func b040() {
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UITableViewDelegate {}
    let delegate = Delegate()
    let screen = ListScreen(.table)
    let (field, textView) = (screen.rows[12].field, Make.textView(fullScreen, lines: 90))
    screen.stage.view.insertSubview(textView, at: 0)
    field.delegate = delegate
    textView.delegate = delegate
    screen.scrollView.delegate = delegate
    let lifter = KeyboardLifter(for: screen.stage.view)
    for input in [field, textView] {
      screen.stage.edit(input)
      #expect(field.delegate === delegate)
      #expect(textView.delegate === delegate)
      #expect(screen.scrollView.delegate === delegate)
      #expect(input.gestureRecognizers == nil)
    }
    screen.stage.endEditing()
    #expect(field.delegate === delegate)
    #expect(lifter.isEnabled)
  }
}
#endif
