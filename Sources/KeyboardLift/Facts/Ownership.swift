/// Decides whom a view belongs to: the app, UIKit, or a docked bar.
@MainActor struct Ownership {
  let options: OptionStore
  let docked: DockedBars

  /// Whether UIKit itself keeps this view clear of the keyboard, or the view is a docked bar.
  func isSystemOwned(_ view: UIView) -> Bool {
    view.avoidsKeyboardItself || view.constraints.contains(where: \.isTiedToKeyboardLayoutGuide)
      || docked.contains(view)
  }

  /// Whether an input or another element is ours to move: it lies in content, and neither the app nor UIKit excludes it.
  func isOurs(_ view: UIView) -> Bool {
    view.contentRoot != nil && !options.optsOut(view) && !view.chain.contains(where: isSystemOwned)
  }
}
