#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
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
  struct Case {
    let kind: ListScreen.Kind
    let strategy: KeyboardLifter.Strategy
    let homeIndicator: CGFloat
    let start: CGFloat
    let change: Change

    @MainActor private func screen() -> ListScreen {
      let screen = ListScreen(kind, homeIndicator: homeIndicator)
      screen.scrollView.contentOffset.y = start
      screen.stage.device.layOut()
      return screen
    }

    /// What the list is without any keyboard.
    @MainActor var expected: State {
      let screen = screen()
      change.apply(to: screen)
      return State(screen)
    }

    /// What it is after one, and where the field was while it was up; nil if it was edited no more.
    @MainActor func run(_ moment: Moment, editsAgain: Bool) -> (state: State, field: CGRect?) {
      let screen = screen()
      let (stage, field) = (screen.stage, screen.rows[12].field)
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
  }

  @Test(arguments: ListScreen.Kind.allCases, strategies)
  func allIsAsIfNoKeyboardHadCome(_ kind: ListScreen.Kind, _ strategy: KeyboardLifter.Strategy) {
    let starts: [(homeIndicator: CGFloat, start: CGFloat)] = [(0, 0), (0, 213), (34, -20)]
    // To resize keeps no distance, as the recipe that it follows; the others reveal nothing where they need not.
    let lowest: [(KeyboardLifter.Strategy, CGFloat)] = [(.automatic, 397.5), (.inset, 397.5), (.resize(), 407.5)]
    let row = ListScreen.Kind.allCases.firstIndex(of: kind) ?? 0
    let column = Self.strategies.firstIndex(of: strategy) ?? 0
    for (turn, change) in Change.allCases.enumerated() {
      for (homeIndicator, start) in Grid.some(starts, turn: turn + column) {
        let example = Case(
          kind: kind, strategy: strategy, homeIndicator: homeIndicator, start: start, change: change)
        let expected = example.expected
        for moment in Grid.some(Moment.allCases, turn: turn + row + column) {
          // Only what was reloaded is there to be edited again.
          for editsAgain in change == .reload ? [false, true] : [false] {
            let (state, field) = example.run(moment, editsAgain: editsAgain)
            let name: Comment = "\(change), \(moment), from \(start) over \(homeIndicator), again: \(editsAgain)"
            #expect(state == expected, name)
            if let field, let lowest = lowest.first(where: { $0.0 == strategy })?.1 {
              #expect(field.maxY <= lowest && field.minY >= 0, name)
            }
          }
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aRefreshAboveTheRowsIsTheAppsOwn(endsBeforeTheHide: Bool) {
    let screen = ListScreen(.table, rows: 40)
    let (list, user) = (screen.scrollView, SimulatedUser(screen.stage.window))
    let lifter = KeyboardLifter(for: screen.stage.view)
    screen.stage.edit(screen.rows[12].field)
    // Pulled down, the list keeps 60 points free above its rows, as a refresh control has it do.
    user.beginDragging(list)
    user.drag(list, to: CGPoint(x: 0, y: -80))
    list.contentInset.top = 60
    user.endDragging(list)
    #expect(list.contentOffset.y == -60)
    screen.stage.willShowKeyboard()
    #expect(list.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 260, right: 0))
    if endsBeforeTheHide { list.contentInset.top = 0 }
    screen.stage.endEditing()
    if !endsBeforeTheHide {
      #expect(list.contentOffset.y == -60)
      list.contentInset.top = 0
    }
    #expect(list.contentOffset.y == 0)
    #expect(list.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test func theFieldThatTheUserScrollsOutOfSightIsStillEditedAndThePlaceIsTheUsers() {
    for kind in ListScreen.Kind.allCases {
      let screen = ListScreen(kind, rows: 80)
      let lifter = KeyboardLifter(for: screen.stage.view)
      screen.stage.edit(screen.rows[12].field)
      SimulatedUser(screen.stage.window).scroll(screen.scrollView, to: CGPoint(x: 0, y: 2000))
      screen.stage.device.layOut()
      #expect(screen.rows[12].field.isFirstResponder)
      screen.stage.willShowKeyboard()
      #expect(screen.scrollView.contentOffset.y == 2000)
      screen.stage.endEditing()
      #expect(screen.scrollView.contentOffset.y == 2000)
      #expect(screen.scrollView.contentInset == .zero)
      #expect(lifter.isEnabled)
    }
  }
}
#endif
