#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// A chat's list whose content begins at the bottom of the screen: mirrored from top to bottom, or turned by half.
@MainActor @Suite struct FlippedListTests {
  nonisolated static let transforms = [CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: -1, y: -1)]

  /// A list with its newest message at the bottom, each turned back.
  private func list(_ transform: CGAffineTransform, height: CGFloat) -> (UIScrollView, [UIView]) {
    let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: height), content: 1500)
    list.transform = transform
    let messages = (0..<30).map { index in
      let message = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 375, height: 50))
      message.transform = transform
      list.addSubview(message)
      return message
    }
    return (list, messages)
  }

  @Test("A docked bar leaves the newest message right above it", arguments: transforms)
  func docked(transform: CGAffineTransform) {
    let (list, messages) = list(transform, height: 617)
    let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
    let field = Make.field(at: 8, in: bar)
    let stage = Stage {
      $0.addSubview(list)
      $0.addSubview(bar)
    }
    bar.keyboardLift.dock(list: list)
    defer { bar.keyboardLift.undock() }
    #expect(isNear(stage.rect(of: messages[0]).maxY, 617))
    let before = ViewValues(of: stage.view)
    for _ in 0..<2 {
      stage.edit(field)
      #expect(stage.rect(of: bar).maxY == 407)
      #expect(isNear(stage.rect(of: messages[0]).maxY, 357))
      #expect(list.contentInset.top == 260 && list.contentInset.bottom == 0)
      #expect(list.verticalScrollIndicatorInsets.top == 260)
      stage.endEditing()
      #expect(ViewValues(of: stage.view) == before)
    }
  }

  @Test("An input in the list is scrolled above the keyboard, and the list back", arguments: transforms)
  func lifted(transform: CGAffineTransform) {
    let (list, messages) = list(transform, height: 667)
    let field = Make.field(at: 8, in: messages[1])
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    let before = stage.rect(of: field)
    let values = ViewValues(of: stage.view)
    #expect(isNear(before.maxY, 667 - 58))
    for _ in 0..<2 {
      stage.edit(field)
      #expect(isNear(stage.rect(of: field).maxY, 397))
      #expect(stage.view.transform == .identity)
      #expect(list.contentInset.top == 260 && list.contentInset.bottom == 0)
      stage.endEditing()
      #expect(ViewValues(of: stage.view) == values)
    }
    withExtendedLifetime(lifter) {}
  }

  @Test("Where it stood in the midst of its messages, there it stands again", arguments: transforms)
  func scrolled(transform: CGAffineTransform) {
    let (list, messages) = list(transform, height: 667)
    list.contentOffset.y = 400
    let field = Make.field(at: 8, in: messages[9])
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    #expect(isNear(stage.rect(of: field).maxY, 609))
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    #expect(list.contentOffset.y == 400 && list.contentInset == .zero)
    withExtendedLifetime(lifter) {}
  }
}
#endif
