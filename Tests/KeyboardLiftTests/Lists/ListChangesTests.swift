#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Lists that change while the keyboard is up: the input is in sight by the next event, and after the hide all is as if no
/// keyboard had come.
@MainActor @Suite(.serialized) struct ListChangesTests {
  enum Change: CaseIterable {
    case reload, insertAbove, insertBelow, deleteAbove, deleteBelow, deleteFocused, grow, growAbove

    @MainActor func apply(to screen: ListScreen) {
      switch self {
      case .reload: screen.reload()
      case .insertAbove: screen.insert(at: 3)
      case .insertBelow: screen.insert(at: 15)
      case .deleteAbove: screen.delete(at: 2)
      case .deleteBelow: screen.delete(at: 18)
      case .deleteFocused: screen.delete(at: 12)
      case .grow: screen.grow(12, to: 120)
      case .growAbove: screen.grow(11, to: 90)
      }
    }
  }

  enum Moment: CaseIterable { case beforeWill, betweenWillAndDid, afterDid }

  /// What of a list the keyboard, or we, could have changed.
  struct State: Equatable {
    let frame: CGRect
    let offset: CGPoint
    let size: CGSize
    let inset: UIEdgeInsets
    let indicator: UIEdgeInsets
    let transform: CGAffineTransform

    @MainActor init(_ screen: ListScreen) {
      let list = screen.scrollView
      (frame, offset, size) = (list.frame, list.contentOffset, list.contentSize)
      (inset, indicator) = (list.contentInset, list.verticalScrollIndicatorInsets)
      transform = screen.stage.view.transform
    }
  }

  nonisolated static let strategies: [KeyboardLifter.Strategy] = [.automatic, .inset, .resize(), .extend(), .slide()]

  /// One case: the field of row 12 is edited, the list changes at a moment, the keyboard goes.
  private func run(
    _ kind: ListScreen.Kind, _ change: Change, _ moment: Moment, _ strategy: KeyboardLifter.Strategy,
    from start: CGFloat,
    editsAgain: Bool
  ) -> (state: State, field: CGRect?) {
    let screen = ListScreen(kind)
    let (stage, field) = (screen.stage, screen.rows[12].field)
    screen.scrollView.contentOffset.y = start
    stage.device.layOut()
    let lifter = KeyboardLifter(for: stage.view, strategy: strategy)
    if moment == .beforeWill { change.apply(to: screen) }
    field.becomeFirstResponder()
    stage.willShowKeyboard()
    if moment == .betweenWillAndDid { change.apply(to: screen) }
    stage.device.advance(by: 0.25)
    stage.post(UIResponder.keyboardDidShowNotification, to: stage.frame(ofKeyboard: 260))
    if moment == .afterDid { change.apply(to: screen) }
    if editsAgain { field.becomeFirstResponder() }
    stage.willShowKeyboard()
    let rect = field.isFirstResponder ? stage.rect(of: field) : nil
    stage.endEditing()
    withExtendedLifetime(lifter) {}
    return (State(screen), rect)
  }

  @Test(arguments: ListScreen.Kind.allCases, strategies)
  func allIsAsIfNoKeyboardHadCome(_ kind: ListScreen.Kind, _ strategy: KeyboardLifter.Strategy) {
    for change in Change.allCases {
      for start: CGFloat in [0, 100, 213] {
        let plain = ListScreen(kind)
        plain.scrollView.contentOffset.y = start
        plain.stage.device.layOut()
        change.apply(to: plain)
        let expected = State(plain)
        for moment in Moment.allCases {
          for editsAgain in [false, true] {
            let (state, field) = run(kind, change, moment, strategy, from: start, editsAgain: editsAgain)
            let name: Comment = "\(change), \(moment), from \(start), again: \(editsAgain)"
            #expect(state == expected, name)
            guard let field, [.automatic, .inset, .resize()].contains(strategy) else { continue }
            // To resize keeps no distance, as the recipe that it follows.
            #expect(field.maxY <= (strategy == .resize() ? 407.5 : 397.5), name)
            #expect(field.minY >= 0, name)
          }
        }
      }
    }
  }
}
#endif
