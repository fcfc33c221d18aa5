#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import SwiftUI

extension UIHostingController: AvoidsKeyboardItself {}

/// Follows what no notification tells, by key-value observing: the offsets of the scroll views around the input, and where
/// the selection is.
@MainActor final class ViewObservations: NSObject {
  private var tokens: [NSKeyValueObservation] = []

  func follow(
    _ input: UIView?, in root: UIView?, caret: @escaping @MainActor () -> Void,
    scroll: @escaping @MainActor (UIScrollView) -> Void
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
              if scrollView.isMovedByUser { scroll(scrollView) }
            }
          })
      }
      view = current === root ? nil : current.superview
    }
  }
}

extension SlidingTextFieldDelegate {
  func forwardedShouldReturn(_ textField: UITextField) -> Bool {
    forwardee?.textFieldShouldReturn?(textField) ?? true
  }

  /// Says yes to what the app's own delegate answers.
  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || forwardee?.responds(to: selector) == true
  }

  /// Leaves to the app's own delegate what this one does not answer itself.
  public override func forwardingTarget(for selector: Selector!) -> Any? {
    forwardee?.responds(to: selector) == true ? forwardee : super.forwardingTarget(for: selector)
  }
}
#endif
