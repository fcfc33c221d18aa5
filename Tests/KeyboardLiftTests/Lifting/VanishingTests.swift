#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Inputs, and what is around them, that come and go while the keyboard is up.
@MainActor @Suite(.serialized) struct VanishingTests {
  /// A field at 560 in a scroll view of the whole screen, and one at the screen's bottom beside it.
  private func form() -> (Stage, UIScrollView, UITextField, KeyboardLifter) {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(scrollView.contentOffset.y == 197)
    return (stage, scrollView, field, lifter)
  }

  private func expectGivenBack(_ stage: Stage, _ scrollView: UIScrollView) {
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.verticalScrollIndicatorInsets == .zero)
    #expect(scrollView.contentOffset == .zero)
    #expect(stage.view.transform == .identity)
  }

  @Test func whatIsRemovedHoldsWhatWasMovedUntilTheHide() {
    let (stage, scrollView, field, lifter) = form()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    stage.willShowKeyboard(300)
    #expect(scrollView.contentInset.bottom == 260)
    #expect(lifter.explanations.last?.reason == .noFocus)
    stage.hideKeyboard()
    expectGivenBack(stage, scrollView)
  }

  @Test func whatIsHiddenItselfOrByAnAncestorGivesBackAndIsLiftedAgainWhenItShows() {
    for hidesAncestor in [false, true] {
      let (stage, scrollView, field, lifter) = form()
      let hidden = hidesAncestor ? scrollView : field
      hidden.isHidden = true
      stage.willShowKeyboard()
      expectGivenBack(stage, scrollView)
      #expect(lifter.explanations.last?.reason == .noFocus)
      hidden.isHidden = false
      stage.willShowKeyboard()
      #expect(scrollView.contentOffset.y == 197)
      stage.endEditing()
      expectGivenBack(stage, scrollView)
    }
  }

  @Test func whatIsDisabledIsStillEdited() {
    let (stage, scrollView, field, lifter) = form()
    field.isEnabled = false
    stage.willShowKeyboard()
    #expect(field.isFirstResponder)
    #expect(scrollView.contentOffset.y == 197)
    stage.endEditing()
    expectGivenBack(stage, scrollView)
    #expect(lifter.isEnabled)
  }

  @Test func aChildControllerThatIsSwappedTakesNothingOfOursWithIt() {
    let (stage, children) = (Stage(), [UIViewController(), UIViewController()])
    let lists = children.map { Make.scrollView(fullScreen, content: 900, in: $0.view) }
    let fields = lists.map { Make.field(at: 560, in: $0) }
    func show(_ index: Int) {
      stage.controller.addChild(children[index])
      children[index].view.frame = fullScreen
      stage.view.addSubview(children[index].view)
    }
    show(0)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(fields[0])
    children[0].view.removeFromSuperview()
    children[0].removeFromParent()
    show(1)
    fields[1].becomeFirstResponder()
    stage.showKeyboard()
    #expect(lists[1].contentOffset.y == 197)
    expectGivenBack(stage, lists[0])
    stage.endEditing()
    for list in lists { expectGivenBack(stage, list) }
    #expect(lifter.isEnabled)
  }

  @Test func aScrollViewThatIsPutAroundWhatIsEditedTakesOver() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(isNear(stage.view.transform.ty, -237))
    let scrollView = Make.scrollView(fullScreen, content: 900, in: stage.view)
    scrollView.addSubview(field)
    #expect(field.isFirstResponder)
    stage.willShowKeyboard()
    #expect(stage.view.transform == .identity)
    #expect(scrollView.contentInset.bottom == 260)
    #expect(scrollView.contentOffset.y == 237)
    stage.endEditing()
    expectGivenBack(stage, scrollView)
    #expect(lifter.isEnabled)
  }

  @Test func aScrollViewThatIsTakenFromAroundWhatIsEditedLeavesItToTheScreen() {
    let (stage, scrollView, field, lifter) = form()
    stage.view.addSubview(field)
    scrollView.removeFromSuperview()
    stage.willShowKeyboard()
    expectGivenBack(Stage(), scrollView)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(stage.rect(of: field).minY == 560)
    #expect(lifter.isEnabled)
  }

  @Test("Text that the user makes larger does not push the field below the keyboard")
  func textThatTheUserMakesLarger() {
    let (label, field) = (UILabel(), UITextField())
    let scrollView = Make.scrollView(fullScreen, content: 0)
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    (label.text, label.font) = ("name", .preferredFont(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = true
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 330),
      field.topAnchor.constraint(equalTo: label.bottomAnchor), field.heightAnchor.constraint(equalToConstant: 34),
      field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -400),
      field.widthAnchor.constraint(equalToConstant: 200), content.widthAnchor.constraint(equalToConstant: 375),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: content.leadingAnchor),
    ])
    let stage = Stage { $0.addSubview(scrollView) }
    stage.window.layoutIfNeeded()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(scrollView.contentOffset.y == 0)
    stage.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.device.layOut()
    #expect(scrollView.contentOffset.y > 0)
    #expect(stage.rect(of: field).maxY == 397)
    stage.willShowKeyboard()
    #expect(stage.rect(of: field).maxY == 397)
    stage.endEditing()
    expectGivenBack(stage, scrollView)
    #expect(lifter.isEnabled)
  }
}
#endif
