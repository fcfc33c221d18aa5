#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The app's own transforms, on the root and around the input.
@MainActor @Suite(.serialized) struct TransformTests {
  private static let quarterTurn = CGAffineTransform(rotationAngle: .pi / 2)
  private static let halfTurn = CGAffineTransform(rotationAngle: .pi)
  private static let mirrored = CGAffineTransform(scaleX: -1, y: 1)

  @Test func aRootOfTheAppsOwnTransformGetsItBackExactly() {
    for transform in [
      CGAffineTransform(scaleX: 0.9, y: 0.9), CGAffineTransform(translationX: 5, y: 7), Self.quarterTurn,
      CGAffineTransform(scaleX: 1, y: -1), Self.halfTurn, Self.mirrored,
    ] {
      let field = Make.field(at: 600)
      let stage = Stage { $0.addSubview(field) }
      stage.view.transform = transform
      let start = stage.rect(of: field)
      let lifter = KeyboardLifter(for: stage.view)
      stage.edit(field)
      let rect = stage.rect(of: field)
      #expect(rect.minX == start.minX)
      if start.maxY > 397 { #expect(isNear(rect.maxY, 397)) } else { #expect(rect == start) }
      stage.endEditing()
      #expect(stage.view.transform == transform)
      #expect(lifter.isEnabled)
    }
  }

  @Test func inAScaledContainerTheRootIsMovedByTheWindowsPoints() {
    let box = UIView(frame: fullScreen)
    let field = Make.field(at: 600, in: box)
    let stage = Stage { $0.addSubview(box) }
    stage.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    let start = stage.rect(of: field)
    let lifter = KeyboardLifter(for: box)
    stage.edit(field)
    #expect(start.maxY > 397)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(isNear(stage.rect(of: field).minX, start.minX))
    stage.endEditing()
    #expect(box.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test func viewsAroundTheInputAreMeasuredWhereTheyLieOnTheWindow() {
    for transform in [CGAffineTransform(scaleX: 1.2, y: 1.2), Self.quarterTurn, Self.halfTurn, Self.mirrored] {
      let box = UIView(frame: CGRect(x: 20, y: 300, width: 335, height: 335))
      // Where a half turn puts what was at the top.
      let y: CGFloat = transform == Self.halfTurn ? 15 : 280
      let field = UITextField(frame: CGRect(x: 280, y: y, width: 40, height: 40))
      box.addSubview(field)
      let stage = Stage { $0.addSubview(box) }
      box.transform = transform
      let lifter = KeyboardLifter(for: stage.view)
      stage.edit(field)
      #expect(isNear(stage.rect(of: field).maxY, 397))
      stage.endEditing()
      #expect(stage.view.transform == .identity)
      #expect(box.transform == transform)
      #expect(lifter.isEnabled)
    }
  }

  @Test func aScrollViewThatIsScaledIsLeftAloneAndTheRootMovedForIt() {
    let scrollView = Make.scrollView(fullScreen, content: 1200)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    scrollView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    scrollView.contentOffset.y = 10
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(scrollView.contentOffset.y == 10)
    #expect(scrollView.contentInset == .zero)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test func aListThatIsMirroredIsStillScrolledUp() {
    let box = UIView(frame: fullScreen)
    let list = Make.scrollView(fullScreen, content: 1200, in: box)
    let field = Make.field(at: 560, in: list)
    let stage = Stage { $0.addSubview(box) }
    box.transform = Self.mirrored
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(isNear(stage.rect(of: field).maxX, 359))
    #expect(list.contentInset.bottom == 260)
    #expect(list.contentOffset.y == 197)
    #expect(stage.view.transform == .identity)
    stage.endEditing()
    #expect(list.contentOffset == .zero)
    #expect(list.contentInset == .zero)
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test func aTextViewThatIsScaledIsMovedForItsCaret() {
    let textView = Make.textView(CGRect(x: 0, y: 0, width: 375, height: 660), lines: 40)
    let stage = Stage { $0.addSubview(textView) }
    textView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView)
    let caret = textView.convert(textView.caretRect(for: textView.endOfDocument), to: nil)
    #expect(isNear(caret.maxY, 397))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }

  @Test(arguments: [true, false]) func aScrollViewThatTheAppScalesWhileItIsHeldIsGivenBack(withTheRoot: Bool) {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    let scaled = withTheRoot ? stage.view : scrollView
    scaled.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    stage.willShowKeyboard(300)
    #expect(scrollView.contentInset == .zero)
    #expect(isNear(stage.rect(of: field).maxY, 357))
    stage.endEditing()
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.bounds == fullScreen)
    #expect(scaled.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
    #expect((withTheRoot ? scrollView : stage.view).transform == .identity)
    #expect(lifter.isEnabled)
  }
}
#endif
