#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct TextViewTests {
  let device = SimulatedDevice()
  let controller = UIViewController()
  let window: UIWindow
  let view = UITextView(frame: rect(0, 100, 320, 100))

  init() {
    window = device.makeWindow(root: controller)
    view.font = .systemFont(ofSize: 10)
    controller.view.addSubview(view)
  }

  @Test func theKeyboardComesBeforeItIsToldAboutEditing() {
    final class Delegate: NSObject, UITextViewDelegate {
      let log = Log()
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log("should begin")
        return true
      }
      func textViewDidBeginEditing(_ textView: UITextView) { log("did begin") }
      func textViewDidChange(_ textView: UITextView) { log(textView.text) }
      func textViewDidChangeSelection(_ textView: UITextView) { log("selection") }
      func textViewDidEndEditing(_ textView: UITextView) { log("did end") }
    }
    let delegate = Delegate()
    view.delegate = delegate
    device.inputDidChange = { [log = delegate.log] in log($0 == nil ? "keyboard goes" : "keyboard comes") }
    view.becomeFirstResponder()
    SimulatedUser(window).type("a")
    view.resignFirstResponder()
    #expect(
      delegate.log.lines == [
        "should begin", "keyboard comes", "did begin", "selection", "a", "keyboard goes", "did end",
      ])
  }

  @Test func contentGrowsWithTheLines() {
    // A line is 11.93 points high, and 62 characters of 5 points fit between the paddings.
    #expect(view.contentSize == CGSize(width: 320, height: 28))
    view.text = String(repeating: "x", count: 62)
    #expect(view.contentSize.height == 28)
    view.text += "\n" + String(repeating: "x", count: 63)
    #expect(view.contentSize.height == 52)
    view.frame.size.width = 640
    #expect(view.contentSize.height == 40)
  }

  @Test func theCaretIsScrolledTo() {
    view.becomeFirstResponder()
    SimulatedUser(window).type("a\nb\nc\nd\ne\nf\ng\nh\ni\nj")
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.minY <= caret.minY && view.bounds.maxY >= caret.maxY - 0.5 && view.contentOffset.y > 0)
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.contentOffset.y == 8)
  }

  @Test func oneThatDoesNotScrollAsksTheViewAround() {
    let scroll = UIScrollView(frame: rect(0, 0, 375, 200))
    scroll.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 375, height: 1000)
    view.isScrollEnabled = false
    view.frame = rect(0, 150, 375, 400)
    scroll.addSubview(view)
    view.becomeFirstResponder()
    #expect(scroll.contentOffset.y == 0)
    SimulatedUser(window).type("\n\n\n\n\n")
    #expect(scroll.contentOffset.y > 0 && view.contentOffset == .zero)
  }

  @Test func oneThatDoesNotScrollIsAsHighAsItsText() {
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor), view.widthAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    window.layoutIfNeeded()
    let height = view.frame.height
    view.text = "a\nb"
    window.layoutIfNeeded()
    #expect(height == 28 && view.frame.height == 40)
  }

  @Test func aCaretIsUnknownBeforeThereIsAWidth() {
    #expect(UITextView().caretRect(for: UITextView().endOfDocument).isInfinite)
    view.isEditable = false
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    SimulatedUser(window).type("a")
    #expect(view.text == "")
  }
}
#endif
