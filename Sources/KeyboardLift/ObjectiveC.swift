#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
/// Follows what no notification tells, by key-value observing: the offsets of the scroll views around the input, and where
/// the selection is.
@MainActor final class ViewObservations: NSObject {
  private var tokens: [NSKeyValueObservation] = []

  func follow(
    _ input: UIView?, in root: UIView?, caret: @escaping @MainActor () -> Void, scroll: @escaping @MainActor () -> Void
  ) {
    tokens = []
    if let textView = input as? UITextView {
      tokens.append(
        textView.observe(\.selectedTextRange) { _, _ in
          MainActor.assumeIsolated { caret() }
        })
    }
    var view = input
    while let current = view {
      if let scrollView = current as? UIScrollView {
        tokens.append(
          scrollView.observe(\.contentOffset) { scrollView, _ in
            MainActor.assumeIsolated {
              if scrollView.isMovedByUser { scroll() }
            }
          })
      }
      view = current === root ? nil : current.superview
    }
  }
}
#endif
