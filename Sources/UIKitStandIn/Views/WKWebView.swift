#if !canImport(UIKit)
package import Foundation

/// As much of WebKit's web view as its screen needs to know: it scrolls by itself, and makes room for the keyboard by itself.
///
/// It is WebKit's and no part of UIKit, so the stand-in does not offer it to apps.
package final class WKWebView: UIView {
  /// What scrolls the page.
  package let scrollView: UIScrollView

  /// Makes a web view with an empty page.
  package override init(frame: CGRect) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(scrollView)
  }

  /// Storyboards make none here.
  package required init?(coder: NSCoder) { nil }
}
#endif
