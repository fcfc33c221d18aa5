#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
package import SwiftUI

extension UIHostingController: AvoidsKeyboardItself {
  /// Since iOS 16.4 an app can take the keyboard out of what hosted content keeps clear of.
  package var avoidsKeyboard: Bool {
    if #available(iOS 16.4, *) { safeAreaRegions.contains(.keyboard) } else { true }
  }
}

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
  /// The app's own delegate's answer; yes without one.
  func forwardedShouldReturn(_ textField: UITextField) -> Bool {
    forwardee?.textFieldShouldReturn?(textField) ?? true
  }

  /// Says yes to what the app's own delegate answers.
  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || presentForwardee?.responds(to: selector) == true
  }

  /// Leaves to the app's own delegate what this one does not answer itself: all of the protocol, with what later systems add.
  public override func forwardingTarget(for selector: Selector!) -> Any? {
    if let presentForwardee, presentForwardee.responds(to: selector) { return presentForwardee }
    return super.forwardingTarget(for: selector)
  }

  /// NSObject's methods belong to no actor, and UIKit calls them on the main thread; elsewhere nothing is forwarded.
  private nonisolated var presentForwardee: (any NSObjectProtocol)? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var result: (any NSObjectProtocol)?
    MainActor.assumeIsolated { result = forwardee }
    return result
  }
}
#endif
