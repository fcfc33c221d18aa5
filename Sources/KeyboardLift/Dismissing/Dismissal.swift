/// Has taps and drags end editing, where the lifter that looks after the input says so.
@MainActor final class Dismissal {
  private var recognizers: [TapRecognizer] = []
  private var drags: [HeldDismissMode] = []

  /// Goes by the input that has the focus, and its lifter.
  func follow(_ input: UIView?, of coordinator: LiftCoordinator?) {
    let input = input.flatMap { $0.isLeftAlone ? nil : $0 }
    followTaps(coordinator?.dismissesOnTap == true ? input : nil)
    followDrags(input, mode: coordinator?.dragDismissMode ?? .none)
  }

  /// One recogniser for each window of the input's scene, so that an overlay is one more place beside the input; an input that
  /// is in the keyboard's own window is tapped beside in the others.
  private func followTaps(_ input: UIView?) {
    let windows = input.map { $0.window?.windowScene?.windows.filter(\.canBecomeKey) ?? [] } ?? []
    recognizers.removeAll { recognizer in
      if let input, windows.contains(where: { recognizer.watches($0, for: input) }) { return false }
      recognizer.view?.removeGestureRecognizer(recognizer)
      return true
    }
    guard let input else { return }
    for window in windows where !recognizers.contains(where: { $0.watches(window, for: input) }) {
      recognizers.append(.watch(window, for: input))
    }
  }

  /// The scroll views around the input; not the input itself, where a drag is reading on.
  private func followDrags(_ input: UIView?, mode: UIScrollView.KeyboardDismissMode) {
    var scrollViews: [UIScrollView] = []
    if mode != .none { scrollViews = input?.chain.dropFirst().compactMap { $0 as? UIScrollView } ?? [] }
    drags.removeAll { held in
      if held.mode == mode, scrollViews.contains(where: { held.isOf($0) }) { return false }
      held.putBack()
      return true
    }
    for scrollView in scrollViews where !drags.contains(where: { $0.isOf(scrollView) }) {
      // What the app chose for itself is respected.
      if scrollView.keyboardDismissMode == .none { drags.append(HeldDismissMode(mode, of: scrollView)) }
    }
  }
}

/// A dismiss mode that a scroll view has for as long as the input around which it lies has the focus.
@MainActor private struct HeldDismissMode {
  let mode: UIScrollView.KeyboardDismissMode
  private weak var scrollView: UIScrollView?

  init(_ mode: UIScrollView.KeyboardDismissMode, of scrollView: UIScrollView) {
    self.mode = mode
    self.scrollView = scrollView
    scrollView.keyboardDismissMode = mode
  }

  func isOf(_ scrollView: UIScrollView) -> Bool { self.scrollView === scrollView }

  /// Leaves none, as it was found, unless the app has chosen another since.
  func putBack() {
    if scrollView?.keyboardDismissMode == mode { scrollView?.keyboardDismissMode = .none }
  }
}
