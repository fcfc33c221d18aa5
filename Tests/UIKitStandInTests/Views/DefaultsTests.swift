#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn

@MainActor @Suite struct DefaultsTests {
  @Test func aNewViewIsVisibleAndTransparent() {
    let view = UIView()
    #expect(view.frame == .zero && view.alpha == 1 && !view.isHidden && view.backgroundColor == nil)
    #expect(view.isUserInteractionEnabled && view.autoresizesSubviews && view.autoresizingMask == [])
    #expect(view.translatesAutoresizingMaskIntoConstraints && !view.clipsToBounds && view.transform == .identity)
    #expect(view.tag == 0 && view.gestureRecognizers == nil && view.safeAreaInsets == .zero && view.constraints == [])
    #expect(!view.canBecomeFirstResponder && view.inputAccessoryView == nil && view.window == nil)
  }

  @Test("a view reads from left to right unless it is told otherwise, whatever is around it") func layoutDirection() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    #expect(view.semanticContentAttribute == .unspecified && view.accessibilityLabel == nil)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(view.inputAccessoryViewController == nil && UIBarButtonItem().accessibilityLabel == nil)
  }

  @Test func aNewScrollViewScrollsAndInsetsByItself() {
    let scroll = UIScrollView()
    #expect(scroll.contentSize == .zero && scroll.contentOffset == .zero && scroll.contentInset == .zero)
    #expect(scroll.isScrollEnabled && scroll.bounces && !scroll.alwaysBounceVertical && scroll.clipsToBounds)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic && scroll.keyboardDismissMode == .none)
    #expect(scroll.automaticallyAdjustsScrollIndicatorInsets && scroll.showsVerticalScrollIndicator)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && scroll.delegate == nil)
    #expect(UITableView().alwaysBounceVertical && UITableView().style == .plain)
    #expect(UITableView().rowHeight == UITableView.automaticDimension)
  }

  @Test func aNewInputIsEmptyAndEditable() {
    let (field, view) = (UITextField(), UITextView())
    #expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none && !field.isEditing)
    #expect(field.keyboardType == .default && field.returnKeyType == .default && !field.isSecureTextEntry)
    #expect(field.canBecomeFirstResponder && field.isEnabled && !field.isSelected && field.clearButtonMode == .never)
    #expect(view.text == "" && view.isEditable && view.isSelectable && view.isScrollEnabled && view.font == nil)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func aNewControllerHasNoViewYet() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.parent == nil)
    #expect(controller.modalPresentationStyle == .automatic && controller.additionalSafeAreaInsets == .zero)
    #expect(controller.view != nil && controller.isViewLoaded && controller.view.next === controller)
    #expect(UINavigationController().isToolbarHidden && !UINavigationController().isNavigationBarHidden)
  }

  @Test func fieldsHaveTheHeightsOfTheSystemFont() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func insetsShrinkARectangle() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect(0, 0, 100, 50).inset(by: insets) == rect(2, 1, 94, 46))
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white && UIColor.white.withAlphaComponent(0.5) != .white)
  }
}
#endif
