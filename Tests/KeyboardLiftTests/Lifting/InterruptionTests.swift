#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Apps that do something while they are told what the lifter does.
@MainActor @Suite(.serialized) struct InterruptionTests {
  private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
    var didScroll: () -> Void = {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
  }

  private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var didBegin: () -> Void = {}
    func textFieldDidBeginEditing(_ textField: UITextField) { didBegin() }
  }

  private func form(_ strategy: KeyboardLifter.Strategy) -> (Stage, UIScrollView, UITextField, KeyboardLifter) {
    let scrollView = Make.scrollView(fullScreen, content: 1200)
    let field = Make.field(at: 600, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    return (stage, scrollView, field, KeyboardLifter(for: stage.view, strategy: strategy))
  }

  @Test func aLogThatSwitchesTheLifterOffHasAllGivenBack() {
    let (stage, scrollView, field, lifter) = form(.automatic)
    lifter.log = { if $0.reason == .revealed { lifter.isEnabled = false } }
    stage.edit(field)
    #expect(!lifter.isEnabled)
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentOffset.y == 0)
    lifter.log = nil
    stage.endEditing()
  }

  @Test func aScrollThatEndsEditingIsNotTakenForTheUsers() {
    for strategy: KeyboardLifter.Strategy in [.automatic, .inset, .resize(), .extend()] {
      let (stage, scrollView, field, lifter) = form(strategy)
      let delegate = ScrollDelegate()
      delegate.didScroll = { _ = field.resignFirstResponder() }
      scrollView.delegate = delegate
      stage.edit(field)
      #expect(!field.isFirstResponder)
      stage.hideKeyboard()
      #expect(scrollView.contentOffset.y == 0, "\(strategy)")
      #expect(scrollView.contentInset == .zero)
      #expect(scrollView.frame == fullScreen)
      #expect(scrollView.contentSize.height == 1200)
      #expect(lifter.isEnabled)
    }
  }

  @Test func anInputThatPassesTheFocusOnIsNotTakenForTheOneThatHasIt() {
    let (stage, scrollView, field, lifter) = form(.automatic)
    let second = Make.field(at: 630, in: scrollView)
    let delegate = FieldDelegate()
    delegate.didBegin = { second.becomeFirstResponder() }
    field.delegate = delegate
    stage.edit(field)
    #expect(second.isFirstResponder)
    #expect(stage.rect(of: second).maxY == 397)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 0)
    #expect(lifter.isEnabled)
  }
}
#endif
