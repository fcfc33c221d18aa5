/// Decides whom a view belongs to: the app, UIKit, or a docked bar.
@MainActor struct Ownership {
  let options: OptionStore
  let docked: DockedBars
  let ties: KeyboardTies

  /// Whether UIKit itself keeps this view clear of the keyboard, or the view is a docked bar.
  func isSystemOwned(_ view: UIView) -> Bool {
    view.avoidsKeyboardItself || ties.contains(view) || docked.contains(view)
  }

  /// Whether an input or another element is ours to move: it lies in content, and neither the app nor UIKit excludes it.
  func isOurs(_ view: UIView) -> Bool {
    view.contentRoot != nil && !options.optsOut(view) && !view.chain.contains(where: isSystemOwned)
  }

  /// Whether UIKit keeps a view around this one clear of the keyboard.
  func liesInSystemOwned(_ view: UIView) -> Bool {
    view.chain.dropFirst().contains { $0.avoidsKeyboardItself || ties.contains($0) }
  }
}
