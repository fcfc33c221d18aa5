#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// What the app changes while the keyboard is up is its own, and stays after the hide.
@MainActor @Suite(.serialized) struct AppChangesTests {
  /// A field at 560 in a scroll view of the whole screen, with the keyboard up.
  private func form(_ strategy: KeyboardLifter.Strategy = .automatic) -> (Stage, UIScrollView, KeyboardLifter) {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view, strategy: strategy)
    stage.edit(field)
    return (stage, scrollView, lifter)
  }

  @Test func itsContentInset() {
    let (stage, scrollView, lifter) = form()
    scrollView.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 30, right: 7)
    stage.willShowKeyboard()
    #expect(scrollView.contentInset == UIEdgeInsets(top: 5, left: 6, bottom: 260, right: 7))
    scrollView.contentInset.top = 8
    stage.willShowKeyboard(300)
    #expect(scrollView.contentInset == UIEdgeInsets(top: 8, left: 6, bottom: 300, right: 7))
    stage.endEditing()
    #expect(scrollView.contentInset == UIEdgeInsets(top: 8, left: 6, bottom: 30, right: 7))
    #expect(scrollView.verticalScrollIndicatorInsets == .zero)
    #expect(lifter.isEnabled)
  }

  @Test func whatItAddsToAnInsetThatHoldsOurPart() {
    let (stage, scrollView, lifter) = form()
    scrollView.contentInset.bottom += 20
    scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
    stage.willShowKeyboard(300)
    #expect(scrollView.contentInset.bottom == 300)
    #expect(scrollView.verticalScrollIndicatorInsets.bottom == 300)
    stage.endEditing()
    #expect(scrollView.contentInset.bottom == 20)
    #expect(scrollView.verticalScrollIndicatorInsets.bottom == 20)
    #expect(lifter.isEnabled)
  }

  @Test func anInsetThatLiesUnderTheKeyboardLeavesTheInputWhereItIs() {
    let (stage, scrollView, lifter) = form()
    scrollView.contentInset.bottom = 100
    stage.willShowKeyboard()
    #expect(scrollView.contentInset.bottom == 260)
    #expect(scrollView.contentOffset.y == 197)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 0)
    #expect(lifter.isEnabled)
  }

  @Test func itsScrollIndicatorInsets() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 0, bottom: 12, right: 2)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(scrollView.verticalScrollIndicatorInsets == UIEdgeInsets(top: 1, left: 0, bottom: 272, right: 2))
    stage.endEditing()
    #expect(scrollView.verticalScrollIndicatorInsets == UIEdgeInsets(top: 1, left: 0, bottom: 12, right: 2))
    stage.edit(field)
    scrollView.verticalScrollIndicatorInsets.bottom = 50
    stage.willShowKeyboard(300)
    #expect(scrollView.verticalScrollIndicatorInsets.bottom == 350)
    scrollView.verticalScrollIndicatorInsets.bottom = 60
    stage.endEditing()
    #expect(scrollView.verticalScrollIndicatorInsets.bottom == 60)
    #expect(lifter.isEnabled)
  }

  @Test func itsContentSize() {
    for strategy: KeyboardLifter.Strategy in [.automatic, .extend(), .resize()] {
      let (stage, scrollView, lifter) = form(strategy)
      scrollView.contentSize.height = 1200
      stage.willShowKeyboard()
      // A size beyond the grown one counts as computed from it.
      if strategy == .extend() { #expect(scrollView.contentSize.height == 1200) }
      stage.endEditing()
      #expect(scrollView.contentSize.height == (strategy == .extend() ? 940 : 1200))
      #expect(scrollView.contentOffset == .zero)
      #expect(lifter.isEnabled)
    }
  }

  @Test func itsFrame() {
    for strategy: KeyboardLifter.Strategy in [.automatic, .extend(), .resize(), .inset] {
      let (stage, scrollView, lifter) = form(strategy)
      scrollView.frame = CGRect(x: 0, y: 50, width: 375, height: 600)
      stage.willShowKeyboard()
      if strategy == .resize() { #expect(scrollView.frame.height == 357) }
      if strategy == .inset { #expect(scrollView.contentInset.bottom == 243) }
      stage.endEditing()
      #expect(scrollView.frame == CGRect(x: 0, y: 50, width: 375, height: 600))
      #expect(scrollView.contentInset == .zero)
      #expect(scrollView.contentSize.height == 900)
      #expect(lifter.isEnabled)
    }
  }

  @Test func theSizeThatItsSuperviewAndAutoresizingGiveIt() {
    let box = UIView(frame: fullScreen)
    let scrollView = Make.scrollView(fullScreen, content: 900, in: box)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let field = Make.field(at: 360, in: scrollView)
    let stage = Stage { $0.addSubview(box) }
    let lifter = KeyboardLifter(for: stage.view, strategy: .resize())
    stage.edit(field)
    #expect(scrollView.frame.height == 407)
    box.frame.size.height = 600
    #expect(scrollView.frame.height == 340)
    stage.willShowKeyboard()
    #expect(scrollView.frame.height == 407)
    stage.endEditing()
    #expect(scrollView.frame.height == 600)
    #expect(lifter.isEnabled)
  }

  @Test func itsTransform() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    stage.view.transform = CGAffineTransform(translationX: 3, y: -4)
    stage.willShowKeyboard()
    #expect(stage.view.transform == CGAffineTransform(translationX: 3, y: -237))
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(stage.view.transform == CGAffineTransform(translationX: 3, y: -4))
    #expect(lifter.isEnabled)
  }

  @Test func itsAdditionalSafeAreaInsets() {
    for model in [SafeAreaOfMovedViews.follows, .stays] {
      let field = Make.field(at: 600)
      let stage = Stage { $0.addSubview(field) }
      stage.device.safeAreaOfMovedViews = model
      let lifter = KeyboardLifter(for: stage.view)
      stage.controller.additionalSafeAreaInsets.bottom = 7
      stage.edit(field)
      #expect(stage.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 7, right: 0))
      stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 9, right: 1)
      stage.willShowKeyboard()
      #expect(stage.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 9, right: 1))
      stage.endEditing()
      #expect(stage.controller.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 9, right: 1))
      #expect(lifter.isEnabled)
    }
  }

  @Test func itsScrolling() {
    let (stage, scrollView, lifter) = form()
    scrollView.contentOffset.y = 250
    stage.willShowKeyboard(300)
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 233)
    #expect(lifter.isEnabled)
  }

  @Test func aScrollViewThatLeavesTheScreenIsGivenBackAtOnce() {
    for strategy: KeyboardLifter.Strategy in [.automatic, .resize(), .extend()] {
      let (stage, scrollView, lifter) = form(strategy)
      scrollView.removeFromSuperview()
      stage.hideKeyboard()
      #expect(scrollView.frame == fullScreen)
      #expect(scrollView.contentSize.height == 900)
      #expect(scrollView.contentInset == .zero)
      #expect(scrollView.verticalScrollIndicatorInsets == .zero)
      #expect(scrollView.contentOffset == .zero)
      #expect(lifter.isEnabled)
    }
  }

  @Test func aScreenThatLeavesItsWindowComesBackAsTheAppLeftIt() {
    let (lower, scrollView) = (
      Make.field(at: 630), Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 600), content: 900)
    )
    let upper = Make.field(at: 500, in: scrollView)
    let stage = Stage {
      $0.addSubview(scrollView)
      $0.addSubview(lower)
    }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(upper)
    lower.becomeFirstResponder()
    #expect(stage.view.transform.ty < 0)
    #expect(scrollView.contentOffset.y > 0)
    stage.window.rootViewController = UIViewController()
    stage.hideKeyboard()
    #expect(stage.view.transform == .identity)
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
    #expect(stage.view.subviews.count == 2)
    #expect(lifter.isEnabled)
  }
}
#endif
