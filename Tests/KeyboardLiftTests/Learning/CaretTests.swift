#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Text views: what must be seen is where the typist is.
@MainActor @Suite(.serialized) struct CaretTests {
  private func caret(of textView: UITextView) -> CGRect {
    let end = textView.selectedTextRange?.end ?? textView.endOfDocument
    return textView.convert(textView.caretRect(for: end), to: nil)
  }

  @Test func theCaretStaysAboveTheKeyboardAsTheTextGrows() {
    let textView = Make.textView(fullScreen, lines: 1)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView)
    let user = SimulatedUser(stage.window)
    for _ in 0..<60 {
      user.type("more\n")
      // The text ends 8 points below the caret: the distance of 10 is more than can be scrolled.
      #expect(caret(of: textView).maxY <= 399)
      #expect(caret(of: textView).minY >= 0)
    }
    #expect(textView.contentOffset.y > 300)
    #expect(textView.contentInset.bottom == 260)
    #expect(lifter.explanations.last?.covered == 0)
    stage.endEditing()
    #expect(textView.contentInset == .zero)
  }

  @Test func aLongNoteTypedToItsEndStaysWhereTheTypistIsAfterTheHide() {
    let textView = Make.textView(fullScreen, lines: 1)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView)
    SimulatedUser(stage.window).type(String(repeating: "more\n", count: 100))
    let end = textView.restingOffsets.greatest.y - 260
    stage.endEditing()
    #expect(end > 500)
    #expect(textView.contentOffset.y == end)
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test func withNothingTypedTheNoteComesBackToWhereItWas() {
    let textView = Make.textView(fullScreen, lines: 100)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view)
    textView.contentOffset.y = 100
    textView.selectedRange = NSRange(location: 200, length: 0)
    let before = textView.caretRect(for: textView.selectedTextRange?.end ?? textView.endOfDocument)
    #expect(before.maxY - 100 > 407 && before.maxY - 100 < 667)
    stage.edit(textView)
    #expect(textView.contentOffset.y > 100)
    #expect(caret(of: textView).maxY <= 397.5)
    stage.endEditing()
    #expect(textView.contentOffset.y == 100)
    #expect(lifter.isEnabled)
  }

  /// A form in which a text view of as many lines as it has text grows by constraints.
  private func growingForm() -> (Stage, UIScrollView, UITextView) {
    let scrollView = Make.scrollView(fullScreen, content: 0)
    let textView = Make.textView(.zero, lines: 1, in: scrollView)
    textView.isScrollEnabled = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage { $0.addSubview(scrollView) }
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: content.topAnchor, constant: 300),
      textView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      textView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    stage.window.layoutIfNeeded()
    return (stage, scrollView, textView)
  }

  @Test func aTextViewThatGrowsInAScrollViewIsFollowedTyped() {
    let (stage, scrollView, textView) = growingForm()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView)
    #expect(scrollView.contentOffset.y == 0)
    let user = SimulatedUser(stage.window)
    for _ in 0..<40 {
      user.type("more\n")
      stage.device.layOut()
      #expect(caret(of: textView).maxY <= 397.5)
    }
    #expect(textView.bounds.height > 500)
    #expect(scrollView.contentOffset.y > 400)
    #expect(textView.contentOffset.y == 0)
    let (offset, range) = (scrollView.contentOffset.y, scrollView.restingOffsets)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == min(offset, range.greatest.y - 260))
    #expect(lifter.isEnabled)
  }

  @Test func whereTheCaretIsNotKnownNothingIsScrolledButRoomIsMade() {
    final class Mute: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame, textContainer: nil) }
      required init?(coder: NSCoder) { nil }
      @discardableResult override func becomeFirstResponder() -> Bool {
        // As before the first layout: no width, no caret.
        let width = frame.width
        frame.size.width = 0
        defer { frame.size.width = width }
        return super.becomeFirstResponder()
      }
    }
    let textView = Mute(frame: fullScreen, textContainer: nil)
    textView.contentInsetAdjustmentBehavior = .never
    textView.text = String(repeating: "line\n", count: 100)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view)
    textView.contentOffset.y = 300
    stage.willShowKeyboard()
    textView.becomeFirstResponder()
    #expect(lifter.explanations.first?.changes == ["Mute.contentInset.bottom = 260.0"])
    #expect(textView.contentInset.bottom == 260)
    stage.endEditing()
    #expect(textView.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test func aBoxOfANoteAtTheBottomIsMovedAsAWhole() {
    let textView = Make.textView(CGRect(x: 0, y: 560, width: 375, height: 100), lines: 30)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView)
    #expect(isNear(stage.rect(of: textView).maxY, 397))
    #expect(textView.contentInset == .zero)
    stage.endEditing()
    #expect(stage.rect(of: textView).minY == 560)
    #expect(lifter.isEnabled)
  }
}
#endif
