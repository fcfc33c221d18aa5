#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Which input has the focus, and in which order that and the keyboard are learnt.
@MainActor @Suite(.serialized) struct FocusTests {
  @Test func aFieldOnAPlainScreenIsLiftedAndComesBack() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(lifter.explanations.last?.reason == .revealed)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(stage.rect(of: field).minY == 600)
  }

  @Test func aFieldInAScrollViewIsScrolledAndComesBack() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(scrollView.contentInset.bottom == 260)
    #expect(stage.rect(of: field).maxY == 397)
    stage.endEditing()
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
    #expect(lifter.explanations.contains { $0.reason == .hidden })
  }

  @Test func keyboardBeforeFocusEndsWhereFocusBeforeKeyboardDoes() {
    var ends: [CGFloat] = []
    for keyboardIsFirst in [true, false] {
      let textView = Make.textView(CGRect(x: 0, y: 500, width: 375, height: 100), lines: 3)
      let stage = Stage { $0.addSubview(textView) }
      let lifter = KeyboardLifter(for: stage.view)
      if keyboardIsFirst { stage.willShowKeyboard() }
      textView.becomeFirstResponder()
      stage.showKeyboard()
      ends.append(stage.rect(of: textView).minY)
      stage.endEditing()
      #expect(stage.rect(of: textView).minY == 500)
      lifter.isEnabled = false
    }
    #expect(ends[0] == ends[1])
    #expect(ends[0] < 407)
  }

  @Test func aKeyboardThatComesBeforeAnyScreenIsKnownCountsForTheFirstFocus() {
    let textView = Make.textView(CGRect(x: 0, y: 500, width: 375, height: 100), lines: 3)
    let stage = Stage { $0.addSubview(textView) }
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    // Before iOS 16.1 the notification names no screen.
    stage.post(UIResponder.keyboardWillShowNotification, to: stage.frame(ofKeyboard: 260), from: "no screen")
    stage.post(UIResponder.keyboardWillChangeFrameNotification, to: .zero, from: "no screen")
    textView.becomeFirstResponder()
    #expect(stage.view.transform.ty < 0)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
  }

  @Test func aBurstEndsWhereItsLastFrameAloneWould() {
    var offsets: [CGFloat] = []
    for heights: [CGFloat] in [[216, 260, 216], [216]] {
      let scrollView = Make.scrollView(fullScreen, content: 900)
      let field = Make.field(at: 560, in: scrollView)
      let stage = Stage { $0.addSubview(scrollView) }
      let lifter = KeyboardLifter(for: stage.view)
      field.becomeFirstResponder()
      for height in heights { stage.willShowKeyboard(height, duration: height == 260 ? 0 : 0.25) }
      offsets.append(scrollView.contentOffset.y)
      #expect(scrollView.contentInset.bottom == 216)
      stage.endEditing()
      lifter.isEnabled = false
    }
    #expect(offsets[0] == offsets[1])
    #expect(offsets[0] == 153)
  }

  @Test(arguments: [true, false]) func fromFieldToFieldEachIsRevealed(keyboardTells: Bool) {
    let (upper, lower) = (Make.field(at: 100), Make.field(at: 600))
    let stage = Stage {
      $0.addSubview(upper)
      $0.addSubview(lower)
    }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(upper)
    #expect(stage.view.transform == .identity)
    lower.becomeFirstResponder()
    if keyboardTells { stage.showKeyboard() }
    #expect(isNear(stage.rect(of: lower).maxY, 397))
    upper.becomeFirstResponder()
    if keyboardTells { stage.showKeyboard() }
    #expect(stage.rect(of: upper).minY == 100)
    #expect(lifter.explanations.last?.reason == .alreadyVisible)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
  }

  @Test func afterTheFocusIsLostAllStaysUntilTheKeyboardGoes() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    field.resignFirstResponder()
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(lifter.explanations.last?.reason == .noFocus)
    stage.hideKeyboard()
    #expect(stage.rect(of: field).minY == 600)
  }

  @Test func aSearchBarsFieldIsAnInputToo() {
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 600, width: 375, height: 56))
    let stage = Stage { $0.addSubview(searchBar) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(searchBar.searchTextField)
    #expect(lifter.explanations.last?.reason == .revealed)
    #expect(stage.rect(of: searchBar.searchTextField).maxY <= 397.001)
    stage.endEditing()
    #expect(stage.rect(of: searchBar).minY == 600)
  }
}
#endif
