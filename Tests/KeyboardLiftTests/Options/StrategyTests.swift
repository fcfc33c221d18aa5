#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The strategies on real views, and changing them while the keyboard is up.
@MainActor @Suite(.serialized) struct StrategyTests {
  /// A form of 900 points in a scroll view of the whole screen, with a field at 560.
  @MainActor struct Form {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field: UITextField
    let stage: Stage
    let lifter: KeyboardLifter

    init(_ strategy: KeyboardLifter.Strategy, lifterOfScrollView: Bool = false) {
      let scrollView = scrollView
      field = Make.field(at: 560, in: scrollView)
      stage = Stage { $0.addSubview(scrollView) }
      lifter = KeyboardLifter(for: lifterOfScrollView ? scrollView : stage.view, strategy: strategy)
      lifter.distance = 0
    }

    func expectAllOwn() {
      #expect(scrollView.frame == fullScreen)
      #expect(scrollView.contentSize.height == 900)
      #expect(scrollView.contentInset == .zero)
      #expect(scrollView.verticalScrollIndicatorInsets == .zero)
      #expect(stage.view.transform == .identity)
    }
  }

  @Test(arguments: [true, false]) func eachStrategyDoesItsOwnAndGivesItBack(lifterOfScrollView: Bool) {
    let strategies: [(KeyboardLifter.Strategy, (Form) -> Void)] = [
      (.off, { $0.expectAllOwn() }),
      (.automatic, { #expect($0.scrollView.contentInset.bottom == 260 && $0.scrollView.contentOffset.y == 187) }),
      (.slide(), { #expect($0.stage.view.transform.ty == -260) }),
      (.resize(), { #expect($0.scrollView.frame.height == 407 && $0.scrollView.contentOffset.y == 187) }),
      (.extend(), { #expect($0.scrollView.contentSize.height == 1160 && $0.scrollView.contentOffset.y == 192) }),
      (.inset, { #expect($0.scrollView.contentInset.bottom == 260 && $0.scrollView.contentOffset.y == 187) }),
    ]
    for (strategy, expect) in strategies {
      let form = Form(strategy, lifterOfScrollView: lifterOfScrollView)
      form.stage.edit(form.field)
      expect(form)
      form.stage.endEditing()
      form.expectAllOwn()
      #expect(form.scrollView.contentOffset == .zero)
    }
  }

  @Test func aChangeWhileShownGivesBackUnderTheOldOneAndWorksUnderTheNew() {
    let form = Form(.inset)
    form.stage.edit(form.field)
    for _ in 0..<2 {
      form.lifter.strategy = .resize()
      #expect(form.scrollView.contentInset == .zero)
      #expect(form.scrollView.verticalScrollIndicatorInsets == .zero)
      #expect(form.scrollView.frame.height == 407)
      form.lifter.strategy = .slide()
      #expect(form.scrollView.frame.height == 667)
      #expect(form.scrollView.contentOffset == .zero)
      #expect(form.stage.view.transform.ty == -260)
      form.lifter.strategy = .extend()
      #expect(form.stage.view.transform == .identity)
      #expect(form.scrollView.contentSize.height == 1160)
      form.lifter.strategy = .off
      form.expectAllOwn()
      form.lifter.strategy = .inset
      #expect(form.scrollView.contentInset.bottom == 260)
    }
    form.stage.endEditing()
    form.expectAllOwn()
    #expect(form.scrollView.contentOffset == .zero)
  }

  @Test func aTargetIsTheLiftersOwnScrollViewAndNotTheNearest() {
    let outer = Make.scrollView(fullScreen, content: 900)
    let inner = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 800), content: 800, in: outer)
    let field = Make.field(at: 560, in: inner)
    let stage = Stage { $0.addSubview(outer) }
    let lifter = KeyboardLifter(for: outer, strategy: .inset)
    stage.edit(field)
    #expect(outer.contentInset.bottom == 260)
    #expect(inner.contentInset == .zero)
    stage.endEditing()
    #expect(outer.contentInset == .zero)
    #expect(lifter.explanations.last?.reason == .hidden)
  }

  @Test func withoutRestoringTheOffsetStaysWhereItWas() {
    let form = Form(.automatic)
    form.lifter.restoresOffset = false
    form.stage.edit(form.field)
    #expect(form.scrollView.contentOffset.y == 187)
    form.stage.endEditing()
    #expect(form.scrollView.contentOffset.y == 187)
    form.expectAllOwn()
  }

  @Test func resizeCanScrollToTheTopInstead() {
    let form = Form(.resize(afterHide: .scrollToTop))
    form.scrollView.contentOffset.y = 50
    form.stage.edit(form.field)
    #expect(form.scrollView.contentOffset.y == 187)
    form.stage.endEditing()
    #expect(form.scrollView.contentOffset.y == 0)
    form.expectAllOwn()
  }

  @Test func aStrategyForAScrollViewSaysSoWhereThereIsNone() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view, strategy: .inset)
    stage.edit(field)
    #expect(lifter.explanations.last?.reason == .noScrollView)
    stage.endEditing()
  }
}
#endif
