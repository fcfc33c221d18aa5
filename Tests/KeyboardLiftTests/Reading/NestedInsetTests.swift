#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// A list in a scroll view: what UIKit insets it depends on where the outer one scrolls it.
@MainActor @Suite struct NestedInsetTests {
  @Test("An input in the inner list is shown with the inset that the list has after the outer one has scrolled")
  func innerInset() {
    let device = SimulatedDevice(
      size: CGSize(width: 375, height: 812), safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let outer = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 812), content: 1200)
    outer.contentInsetAdjustmentBehavior = .never
    let inner = Make.scrollView(CGRect(x: 0, y: 400, width: 375, height: 412), content: 900, in: outer)
    inner.contentInsetAdjustmentBehavior = .always
    let field = Make.field(at: 860, in: inner)
    let stage = Stage(device) { $0.addSubview(outer) }
    #expect(inner.adjustedContentInset.bottom == 34)
    let lifter = KeyboardLifter(for: stage.view)
    field.becomeFirstResponder()
    stage.post(UIResponder.keyboardWillShowNotification, to: stage.frame(ofKeyboard: 260))
    #expect(inner.adjustedContentInset.bottom == 0)
    #expect(inner.contentOffset.y <= inner.restingOffsets.greatest.y)
    #expect(stage.rect(of: field).maxY == 542)
    stage.showKeyboard()
    let (outerOffset, innerOffset) = (outer.contentOffset.y, inner.contentOffset.y)
    // The same again moves nothing.
    stage.showKeyboard()
    #expect(outer.contentOffset.y == outerOffset && inner.contentOffset.y == innerOffset)
    stage.endEditing()
    #expect(outer.contentOffset.y == 0)
    withExtendedLifetime(lifter) {}
  }
}
#endif
