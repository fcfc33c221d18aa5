import KeyboardLiftCore

/// The list that gets room for the keyboard without being marked: the only one that the keyboard covers, beside an input that
/// no list holds, such as the results below a search bar.
@MainActor struct ListBesideInput {
  private weak var input: UIView?
  private var lists: [Weak<UIScrollView>] = []

  /// Looks for the lists of the input's screen where there may be others than before.
  mutating func find(_ cause: Cause, _ context: LiftContext) {
    let isKnown = input === context.input && !cause.isLayout && !cause.isEdit(of: input)
    guard !isKnown else { return }
    input = context.input
    lists = context.input.map { context.lists(beside: $0).map { Weak($0) } } ?? []
  }

  /// The list, with the keyboard where it is.
  /// - Parameter shift: how far a list stands from where the app has it, in points down the window.
  func list(_ context: LiftContext, shift: (UIScrollView) -> Double) -> UIScrollView? {
    guard context.keyboards.takesRoom, !lists.isEmpty else { return nil }
    let covered = lists.compactMap(\.object).filter { list in
      guard let window = list.window, list.isVertical, !list.isOutOfSight, mayGetRoom(list, context) else {
        return false
      }
      let rect = Rect(list.convert(list.bounds, to: nil)).offset(x: 0, y: -shift(list))
      return context.keyboard(for: list).overlap(of: rect, in: window.frameOnScreen) > 0
    }
    return covered.count == 1 ? covered[0] : nil
  }

  /// Whether an automatic lifter looks after a list, and the app has not switched room off for it.
  private func mayGetRoom(_ list: UIScrollView, _ context: LiftContext) -> Bool {
    context.lifts.owner(of: list)?.settings.strategy == .automatic && context.options[list].makesRoom != false
      && !context.ownership.isSystemOwned(list)
  }
}

extension LiftContext {
  /// The lists of the screen of an input that lies in none of them.
  fileprivate func lists(beside input: UIView) -> [UIScrollView] {
    guard !options.optsOut(input), !input.chain.contains(where: { ($0 as? UIScrollView)?.isVertical == true }) else {
      return []
    }
    guard let content = input.contentRoot else { return input.contentBelowBar?.lists(context: self) ?? [] }
    return ownership.isOurs(input) ? content.lists(context: self) : []
  }
}

extension UIView {
  /// The content of the screen whose bar this view lies in.
  fileprivate var contentBelowBar: UIView? {
    guard window?.canBecomeKey == true else { return nil }
    return (nearestViewController as? UINavigationController)?.topViewController?.viewIfLoaded
  }

  /// The outermost lists in the view.
  fileprivate func lists(context: LiftContext) -> [UIScrollView] {
    if context.ownership.isSystemOwned(self) || context.options[self].isEnabled == false { return [] }
    guard let list = self as? UIScrollView, list.isVertical, !(list is UITextView) else {
      return subviews.flatMap { $0.lists(context: context) }
    }
    return [list]
  }
}

extension UIScrollView {
  /// Whether the user may scroll it up and down.
  fileprivate var isVertical: Bool {
    isScrollEnabled && !turnsPages && !(contentSize.width > bounds.width && contentSize.height <= bounds.height)
  }
}
