#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Views that lie elsewhere than at their superview's origin, or upside down.
///
/// Each test is a public bug report against an app or a library, by its id.
@MainActor @Suite(.serialized) struct TransformReports {
  @Test("B165 in the app: a root that begins 80 points to the right stays there") func aRootToTheRight() {
    let box = UIView(frame: CGRect(x: 80, y: 0, width: 295, height: 667))
    let field = Make.field(at: 600, in: box)
    let stage = Stage { $0.addSubview(box) }
    let lifter = KeyboardLifter(for: box)
    stage.edit(field)
    #expect(box.frame == CGRect(x: 80, y: -237, width: 295, height: 667))
    #expect(stage.rect(of: field).minX == 96)
    stage.endEditing()
    #expect(box.frame == CGRect(x: 80, y: 0, width: 295, height: 667))
    #expect(lifter.isEnabled)
  }

  nonisolated static let turns = [CGAffineTransform(rotationAngle: .pi), CGAffineTransform(scaleX: 1, y: -1)]

  @Test("B166 in the app: an input in a chat list that is upside down goes up, and all comes back", arguments: turns)
  func anUpsideDownList(turn: CGAffineTransform) {
    let list = Make.scrollView(fullScreen, content: 1200)
    list.transform = turn
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    // Its first rows are the lowest: they end at 667, 607, 547 and so on.
    let fields = (0..<4).map { row in
      let cell = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 60, width: 375, height: 60))
      let field = Make.field(at: 10, in: cell)
      cell.transform = turn
      list.addSubview(cell)
      return field
    }
    list.contentOffset.y = 10
    let before = fields.map { stage.rect(of: $0) }
    #expect(isNear(before[0].maxY, 661) && isNear(before[3].maxY, 481))
    for (field, start) in zip(fields, before) {
      stage.edit(field)
      let rect = stage.rect(of: field)
      // The lowest is brought up, and those above it are in sight then.
      #expect(field === fields[0] ? isNear(rect.maxY, 397) : rect.maxY <= 397)
      #expect(isNear(rect.minX, start.minX))
      stage.willShowKeyboard(300)
      #expect(stage.rect(of: field).maxY <= 357.001)
      #expect(stage.view.transform == .identity)
    }
    stage.endEditing()
    #expect(fields.map { stage.rect(of: $0) } == before)
    #expect(list.transform == turn)
    #expect(list.contentOffset.y == 10)
    #expect(list.contentInset == .zero)
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }
}
#endif
