#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The way of 2018: `KeyboardLifter(for: scrollView, growing: contentHeight, padding: 5)`.
///
/// The article's screen: a scroll view that fills 375 × 667, its content as high as a constraint says, 667, a keyboard of 260
/// points, whose top is at 407. What a field's bottom would lie below 407 is `260 − (667 − bottom)`.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct GrowingContentTests {
  let screen = RecipeScreen(
    size: CGSize(width: 375, height: 667), keyboardHeight: (portrait: 260, landscape: 200), safeArea: .zero)
  let scrollView = UIScrollView()
  let content = UIView()
  let contentHeight: NSLayoutConstraint
  let top = UITextField(y: 40)
  let middle = UITextField(y: 380)
  let bottom = UITextField(y: 600)
  let lifter: KeyboardLifter

  init() {
    contentHeight = content.heightAnchor.constraint(equalToConstant: 667)
    Self.pin(scrollView, content, in: screen.view)
    contentHeight.isActive = true
    for field in [top, middle, bottom] { content.addSubview(field) }
    lifter = KeyboardLifter(for: scrollView, growing: contentHeight, padding: 5)
    screen.device.layOut()
  }

  private static func pin(_ scrollView: UIScrollView, _ content: UIView, in view: UIView) {
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    var constraints = [content.widthAnchor.constraint(equalTo: scrollView.widthAnchor)]
    for (inner, outer) in [(scrollView as UIView, view), (content, scrollView)] {
      constraints += [
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  // MARK: The article's screen

  @Test func aFieldAtTheTopGrowsTheContentOnly() {
    screen.edit(top)
    #expect(contentHeight.constant == 927)
    #expect(scrollView.contentSize.height == 927)
    // 260 − (667 − 70) < 0.
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aFieldInTheMiddleStandsThePaddingAboveTheKeyboard() {
    screen.edit(middle)
    // It ends at 410: 260 − (667 − 410) = 3, plus 5.
    #expect(scrollView.contentOffset.y == 8)
    #expect(screen.rect(of: middle).maxY == 402)
  }

  @Test func aFieldAtTheBottomStandsThePaddingAboveTheKeyboard() {
    screen.edit(bottom)
    // It ends at 630: 260 − (667 − 630) = 223, plus 5.
    #expect(scrollView.contentOffset.y == 228)
    #expect(screen.rect(of: bottom).maxY == 402)
  }

  @Test func thePaddingIsTheAppsToChoose() {
    let lifter = KeyboardLifter(for: scrollView, growing: contentHeight, padding: 12)
    self.lifter.isEnabled = false
    screen.edit(bottom)
    #expect(scrollView.contentOffset.y == 235)
    #expect(lifter.explanations.last?.reason == .revealed)
  }

  @Test func returnEndsEditingAndConstantAndOffsetReturn() {
    let delegate = ResigningDelegate()
    bottom.delegate = delegate
    screen.edit(bottom)
    screen.pressReturn()
    #expect(contentHeight.constant == 667)
    #expect(scrollView.contentSize.height == 667)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aRotationWithTheKeyboardUpGrowsByThatOnes() {
    screen.edit(bottom)
    screen.rotate(to: .landscapeLeft)
    // The scroll view is 375 high, the keyboard 200: 200 − (375 − 630) = 455, plus 5.
    #expect(contentHeight.constant == 867)
    #expect(scrollView.contentOffset.y == 460)
    screen.endEditing()
    #expect(contentHeight.constant == 667)
    screen.rotate(to: .portrait)
    #expect(scrollView.contentSize == CGSize(width: 375, height: 667))
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func theAppsOwnChangeOfTheConstantStays() {
    screen.edit(bottom)
    contentHeight.constant = 800
    screen.device.layOut()
    screen.edit(middle)
    #expect(contentHeight.constant == 1060)
    screen.endEditing()
    #expect(contentHeight.constant == 800)
  }

  // MARK: Without a constraint

  @Test func withoutAConstraintTheContentSizeGrows() {
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    plain.contentSize = CGSize(width: 375, height: 700)
    let field = UITextField(y: 600)
    plain.addSubview(field)
    screen.view.addSubview(plain)
    let lifter = KeyboardLifter(for: plain, growing: nil)
    screen.edit(field)
    #expect(plain.contentSize.height == 960)
    #expect(plain.contentOffset.y == 228)
    screen.endEditing()
    #expect(plain.contentSize.height == 700)
    #expect(plain.contentOffset.y == 0)
    #expect(lifter.isEnabled)
  }

  @Test func contentRuledByConstraintsGrowsByItsBottomIfNoneIsNamed() {
    lifter.isEnabled = false
    let unnamed = KeyboardLifter(for: scrollView, growing: nil)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.edit(bottom)
    #expect(contentHeight.constant == 667)
    #expect(scrollView.contentSize.height == 927)
    // Another constraint has all of them solved again, which a content size that was set would not outlive.
    content.addSubview(label)
    label.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
    screen.device.layOut()
    #expect(scrollView.contentSize.height == 927)
    #expect(scrollView.contentOffset.y == 228)
    screen.endEditing()
    #expect(scrollView.contentSize.height == 667)
    #expect(scrollView.contentOffset.y == 0)
    #expect(unnamed.isEnabled)
  }

  // MARK: With bars and a home indicator

  @Test func theSafeAreaBelowIsNotCountedTwice() {
    let screen = RecipeScreen(
      size: CGSize(width: 375, height: 812), keyboardHeight: (portrait: 335, landscape: 209),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    plain.contentSize = CGSize(width: 375, height: 1000)
    let field = UITextField(y: 500)
    plain.addSubview(field)
    screen.view.addSubview(plain)
    screen.device.layOut()
    #expect(plain.contentOffset.y == -44)
    let lifter = KeyboardLifter(for: plain, growing: nil)
    screen.edit(field)
    // It ends at 530: 335 − (812 − 530) = 53, plus 5.
    // UIKit insets 34 of the 335 already.
    #expect(plain.contentSize.height == 1301)
    #expect(plain.contentOffset.y == 58)
    #expect(screen.rect(of: field).maxY == 472)
    screen.endEditing()
    #expect(plain.contentSize.height == 1000)
    #expect(plain.contentOffset.y == -44)
    #expect(lifter.isEnabled)
  }

  // MARK: Its faults

  @Test func theSecondFieldIsScrolledForWhileTheKeyboardStays() {
    screen.edit(middle)
    #expect(scrollView.contentOffset.y == 8)
    screen.edit(bottom)
    #expect(scrollView.contentOffset.y == 228)
    #expect(contentHeight.constant == 927)
  }

  @Test func theOffsetToReturnToIsTheOneBeforeTheKeyboard() {
    contentHeight.constant = 900
    screen.device.layOut()
    scrollView.contentOffset.y = 30
    screen.edit(middle)
    screen.edit(bottom)
    screen.edit(middle)
    screen.endEditing()
    #expect(scrollView.contentOffset.y == 30)
    #expect(contentHeight.constant == 900)
  }

  @Test func aKeyboardForNoKnownFieldIsNoCrash() {
    // As a web view's, which posts nothing but the keyboard's notifications.
    screen.showKeyboard()
    screen.finish()
    #expect(scrollView.contentOffset.y == 0)
    screen.hideKeyboard()
    screen.finish()
    #expect(contentHeight.constant == 667)
  }

  @Test func aTextViewIsScrolledForByItsCaret() {
    let note = UITextView(frame: CGRect(x: 16, y: 500, width: 300, height: 120))
    note.text = "one line"
    content.addSubview(note)
    screen.edit(note)
    let caret = note.selectedTextRange.map { note.caretRect(for: $0.end) } ?? .zero
    #expect(abs(note.convert(caret, to: nil).maxY - 402) < 0.51)
    screen.endEditing()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aFieldNestedInTheContentIsFoundWhereItIs() {
    let group = UIView(frame: CGRect(x: 10, y: 450, width: 300, height: 200))
    let nested = UITextField(y: 120)
    group.addSubview(nested)
    content.addSubview(group)
    screen.edit(nested)
    // It ends at 450 + 150 = 600: 260 − (667 − 600) = 193, plus 5.
    #expect(scrollView.contentOffset.y == 198)
  }

  @Test func itMovesWithTheKeyboardsOwnDuration() {
    bottom.becomeFirstResponder()
    let move = screen.device.animations.last {
      $0.changes(.contentOffset, of: scrollView) || $0.changes(.bounds, of: scrollView)
    }
    #expect(move?.duration == 0.25)
    #expect(move?.curve == 7)
    screen.finish()
  }
}
#endif
