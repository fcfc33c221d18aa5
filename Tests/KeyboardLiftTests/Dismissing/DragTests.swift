#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Drags of the scroll views around the input.
@MainActor @Suite(.serialized) struct DragTests {
  private let outer = Make.scrollView(fullScreen, content: 2000)
  private let inner = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 400), content: 800)
  private let field: UITextField
  private let stage: Stage
  private let lifter: KeyboardLifter

  init() {
    let outer = outer
    outer.addSubview(inner)
    field = Make.field(at: 100, in: inner)
    stage = Stage { $0.addSubview(outer) }
    lifter = KeyboardLifter(for: stage.view)
  }

  @Test("By default scroll views keep their mode")
  func byDefault() {
    stage.edit(field)
    #expect(outer.keyboardDismissMode == .none && inner.keyboardDismissMode == .none)
    stage.endEditing()
  }

  @Test("While the input has the focus the scroll views around it have the mode that was asked for")
  func theModeThatWasAskedFor() {
    lifter.dragDismissMode = .onDrag
    #expect(outer.keyboardDismissMode == .none)
    stage.edit(field)
    #expect(outer.keyboardDismissMode == .onDrag && inner.keyboardDismissMode == .onDrag)
    SimulatedUser(stage.window).beginDragging(outer)
    #expect(!field.isFirstResponder)
    #expect(outer.keyboardDismissMode == .none && inner.keyboardDismissMode == .none)
    SimulatedUser(stage.window).endDragging(outer)
    stage.hideKeyboard()
  }

  @Test("A mode that the app chose is respected, before and meanwhile")
  func theAppsModeIsRespected() {
    inner.keyboardDismissMode = .interactive
    lifter.dragDismissMode = .onDrag
    stage.edit(field)
    #expect(inner.keyboardDismissMode == .interactive)
    outer.keyboardDismissMode = .interactive
    stage.endEditing()
    #expect(outer.keyboardDismissMode == .interactive && inner.keyboardDismissMode == .interactive)
  }

  @Test("Another mode, or none, takes effect at once")
  func anotherMode() {
    lifter.dragDismissMode = .onDrag
    stage.edit(field)
    lifter.dragDismissMode = .interactive
    #expect(outer.keyboardDismissMode == .interactive)
    lifter.dragDismissMode = .none
    #expect(outer.keyboardDismissMode == .none)
    stage.endEditing()
  }

  @Test("A text view with the focus is not dragged away while it is read")
  func aTextViewKeepsItsMode() {
    let note = Make.textView(CGRect(x: 0, y: 150, width: 375, height: 100), lines: 30, in: inner)
    lifter.dragDismissMode = .onDrag
    stage.edit(note)
    #expect(note.keyboardDismissMode == .none && inner.keyboardDismissMode == .onDrag)
    stage.endEditing()
  }
}
#endif
