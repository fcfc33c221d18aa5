extension UIScrollView {
  /// Whether its content begins at the bottom of the screen: a chat's list that is mirrored from top to bottom, or turned by half.
  var isFlipped: Bool {
    let transform = transform
    return transform.d == -1 && abs(transform.a) == 1 && abs(transform.b) < 1e-9 && abs(transform.c) < 1e-9
  }

  /// The content offset, as it would be if the content began at the top of the screen.
  var uprightOffset: CGPoint {
    get { CGPoint(x: contentOffset.x, y: upright(contentOffset.y)) }
    set { contentOffset = CGPoint(x: newValue.x, y: upright(newValue.y)) }
  }

  /// The app's insets, with the top and the bottom that the user sees.
  var uprightInset: UIEdgeInsets {
    get { upright(contentInset) }
    set { contentInset = upright(newValue) }
  }

  /// The insets with the system's, with the top and the bottom that the user sees.
  var uprightAdjustedInset: UIEdgeInsets { upright(adjustedContentInset) }

  /// The indicator's insets, with the top and the bottom that the user sees.
  var uprightIndicatorInset: UIEdgeInsets {
    get { upright(verticalScrollIndicatorInsets) }
    set { verticalScrollIndicatorInsets = upright(newValue) }
  }

  private func upright(_ y: CGFloat) -> CGFloat { isFlipped ? contentSize.height - bounds.height - y : y }

  private func upright(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isFlipped else { return insets }
    return UIEdgeInsets(top: insets.bottom, left: insets.left, bottom: insets.top, right: insets.right)
  }
}
