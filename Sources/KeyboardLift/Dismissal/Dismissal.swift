import FocusOrder

/// Ends editing on taps and drags, where the lifter that looks after the input is set to.
@MainActor final class Dismissal {
  private var recognizers: [TapRecognizer] = []
  private var drags: [DismissModeOverride] = []

  func update(_ context: LiftContext) {
    let input = context.input.flatMap { context.options.optsOut($0) ? nil : $0 }
    let lift = input == nil ? nil : context.inputLift
    followTaps(lift?.setting(\.dismissesOnTap) == true ? input : nil, context.ownership)
    followDrags(input, mode: lift?.setting(\.dragDismissMode) ?? .none)
  }

  /// One recognizer for each window of the input's scene, so that a tap on an overlay counts too.
  private func followTaps(_ input: UIView?, _ ownership: Ownership) {
    let windows = input.map { $0.window?.windowScene?.windows.filter(\.canBecomeKey) ?? [] } ?? []
    recognizers.removeAll { recognizer in
      if let input, windows.contains(where: { recognizer.watches($0, for: input) }) { return false }
      recognizer.view?.removeGestureRecognizer(recognizer)
      return true
    }
    guard let input else { return }
    for window in windows where !recognizers.contains(where: { $0.watches(window, for: input) }) {
      recognizers.append(.watch(window, for: input, ownership))
    }
  }

  /// The scroll views around the input; not the input itself, where a drag is for reading on.
  private func followDrags(_ input: UIView?, mode: UIScrollView.KeyboardDismissMode) {
    if drags.isEmpty && mode == .none { return }
    var scrollViews: [UIScrollView] = []
    if mode != .none { scrollViews = input?.chain.dropFirst().compactMap { $0 as? UIScrollView } ?? [] }
    drags.removeAll { drag in
      if drag.mode == mode, scrollViews.contains(where: { drag.isOf($0) }) { return false }
      drag.value.putBack()
      return true
    }
    for scrollView in scrollViews where !drags.contains(where: { $0.isOf(scrollView) }) {
      // A mode that the app chose for a scroll view stays.
      if scrollView.keyboardDismissMode == .none { drags.append(DismissModeOverride(mode, of: scrollView)) }
    }
  }
}

/// The dismiss mode that a scroll view has while the input in it has the focus.
@MainActor private struct DismissModeOverride {
  let mode: UIScrollView.KeyboardDismissMode
  let value: Override<UIScrollView.KeyboardDismissMode>
  private weak var scrollView: UIScrollView?

  init(_ mode: UIScrollView.KeyboardDismissMode, of scrollView: UIScrollView) {
    self.mode = mode
    self.scrollView = scrollView
    value = Override(scrollView.keyboardDismissMode) { [weak scrollView] in
      scrollView?.keyboardDismissMode
    } set: { [weak scrollView] in
      scrollView?.keyboardDismissMode = $0
    }
    value.write(mode)
  }

  func isOf(_ scrollView: UIScrollView) -> Bool { self.scrollView === scrollView }
}
