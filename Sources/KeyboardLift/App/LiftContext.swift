import KeyboardLiftCore

/// Everything that one update needs to know, as the centre knows it after the cause.
@MainActor struct LiftContext {
  /// The keyboard of each screen.
  let keyboards: ScreenKeyboards
  /// The text input that has the focus.
  let input: UIView?
  /// The view to keep in sight: the input, or the view that an assistive technology found.
  let focus: UIView?
  /// The lift that looks after the input.
  let inputLift: Lift?
  /// The lifters that are switched on.
  let lifts: Lifts
  let options: OptionStore
  let docked: DockedBars
  /// What is tied to keyboard layout guides.
  let ties: KeyboardTies
  /// Follows what the sessions' engines do, for a recording.
  let steps: StepObservers
  /// The list that gets room beside the input without being marked.
  var listBesideInput: UIScrollView?
  /// How views move that follow the cause without an engine's plan.
  let animation: Animation
  /// Updates everything again. What is called within an update runs after it.
  let setNeedsUpdate: @MainActor (Cause) -> Void

  var ownership: Ownership { Ownership(options: options, docked: docked, ties: ties) }

  /// The marked scroll views in a window that a lift looks after.
  func markedScrollViews(of lift: Lift) -> [UIScrollView] {
    markedScrollViews.filter { lifts.owner(of: $0) === lift }
  }

  /// The scroll views in a window that get room whatever has the focus: those that the app marked, and a list beside the input.
  var markedScrollViews: [UIScrollView] {
    let marked = options.markedScrollViews.filter { $0.window != nil }
    guard let list = listBesideInput, !marked.contains(list) else { return marked }
    return marked + [list]
  }
}

/// An object that follows the keyboard without a lifter, such as the anchors of SwiftUI views.
@MainActor protocol ContextObserver: AnyObject {
  func update(_ context: LiftContext)
}
