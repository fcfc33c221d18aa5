extension UIView {
  /// The view and what it lies in, up to its window.
  var chain: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

  /// Whether the app has KeyboardLift leave it alone, itself or by what it lies in.
  var isLeftAlone: Bool { chain.contains { !OptionStore.shared[$0].isEnabled } }

  /// The controller in whose view this one lies.
  var nearestViewController: UIViewController? {
    responders.lazy.compactMap { $0 as? UIViewController }.first
  }
}

extension UIResponder {
  /// The responder and those that are asked after it.
  var responders: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}
