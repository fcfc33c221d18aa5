#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Scroll views that get room whatever has the focus.
@MainActor @Suite(.serialized) struct MakesRoomTests {
  @Test func aListUnderASearchBarGetsRoomAndGivesItBack() {
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56))
    let list = Make.scrollView(CGRect(x: 0, y: 76, width: 375, height: 591), content: 2000)
    let stage = Stage {
      $0.addSubview(searchBar)
      $0.addSubview(list)
    }
    let lifter = KeyboardLifter(for: stage.view)
    list.keyboardLift.makesRoom = true
    stage.edit(searchBar.searchTextField)
    #expect(list.contentInset.bottom == 260)
    #expect(list.verticalScrollIndicatorInsets.bottom == 260)
    #expect(list.restingOffsets.greatest.y == 1669)
    list.keyboardLift.makesRoom = false
    #expect(list.contentInset == .zero)
    list.keyboardLift.makesRoom = true
    #expect(list.contentInset.bottom == 260)
    stage.endEditing()
    #expect(list.contentInset == .zero)
    #expect(list.verticalScrollIndicatorInsets == .zero)
    #expect(lifter.explanations.last?.reason == .hidden)
  }

  @Test func withoutAnyFocusOfOursAListGetsRoomTooAndMarkedLateAsWell() {
    for isMarkedLate in [false, true] {
      let list = Make.scrollView(fullScreen, content: 2000)
      let stage = Stage { $0.addSubview(list) }
      let lifter = KeyboardLifter(for: stage.view)
      if !isMarkedLate { list.keyboardLift.makesRoom = true }
      stage.showKeyboard()
      if isMarkedLate { list.keyboardLift.makesRoom = true }
      #expect(list.contentInset.bottom == 260)
      stage.hideKeyboard()
      #expect(list.contentInset == .zero)
      #expect(lifter.isEnabled)
    }
  }

  @Test func aListAboveAComposerGoesUpWithTheScreenAndGetsWhatIsStillCovered() {
    let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 600), content: 2000)
    let composer = Make.field(at: 610)
    let stage = Stage {
      $0.addSubview(list)
      $0.addSubview(composer)
    }
    let lifter = KeyboardLifter(for: stage.view)
    list.keyboardLift.makesRoom = true
    stage.edit(composer)
    #expect(stage.view.transform.ty == -247)
    #expect(list.contentInset.bottom == 0)
    stage.endEditing()
    #expect(list.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test func aListOfAnotherLiftersViewIsLeftToThatOne() {
    let list = Make.scrollView(fullScreen, content: 2000)
    let box = UIView(frame: fullScreen)
    box.addSubview(list)
    let searchField = Make.field(at: 30)
    let stage = Stage {
      $0.addSubview(box)
      $0.addSubview(searchField)
    }
    let (outer, inner) = (KeyboardLifter(for: stage.view), KeyboardLifter(for: box))
    list.keyboardLift.makesRoom = true
    stage.edit(searchField)
    #expect(list.contentInset.bottom == 260)
    inner.isEnabled = false
    #expect(list.contentInset.bottom == 260)
    outer.isEnabled = false
    #expect(list.contentInset == .zero)
    stage.endEditing()
    #expect(list.contentInset == .zero)
  }
}
#endif
