import KeyboardLift
import Testing
import UIKitStandInTesting

@MainActor @Suite(.serialized) struct SmokeTests {
  @Test func aFieldOnAPlainScreenIsLiftedAndComesBack() {
    let field = UITextField(frame: CGRect(x: 16, y: 600, width: 200, height: 34))
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    stage.showKeyboard()
    #expect(abs(stage.rect(of: field).maxY - 397) < 0.001)
    #expect(lifter.explanations.last?.reason == .revealed)
    for e in lifter.explanations { print(e) }
    field.resignFirstResponder()
    stage.hideKeyboard()
    #expect(stage.view.transform == .identity)
    #expect(stage.rect(of: field).minY == 600)
  }

  @Test func aFieldInAScrollViewIsScrolled() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 375, height: 900)
    let field = UITextField(frame: CGRect(x: 16, y: 560, width: 200, height: 34))
    scrollView.addSubview(field)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    stage.showKeyboard()
    for e in lifter.explanations { print(e) }
    #expect(scrollView.contentInset.bottom == 260)
    #expect(scrollView.verticalScrollIndicatorInsets.bottom == 260)
    #expect(stage.rect(of: field).maxY == 397)
    field.resignFirstResponder()
    stage.hideKeyboard()
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.verticalScrollIndicatorInsets == .zero)
  }
}
