/// A height of a scroll view's, its own or its content's, that carries a part of ours.
@MainActor protocol HeldHeight: AnyObject {
  /// Whether what carries the part still rules the height.
  var isInForce: Bool { get }
  /// What of a present height is the app's own.
  func own(of height: CGFloat) -> CGFloat
  /// Makes the height greater by a distance than the app has it, in points; a negative one makes it less.
  func set(growth: CGFloat, of own: CGFloat)
  /// Notes the height that came of it.
  func readBack(_ height: CGFloat)
}

/// The height of a scroll view that is placed by its frame.
@MainActor final class HeldFrame: HeldHeight {
  private weak var view: UIView?
  private var own = CGRect.zero
  private var written = CGRect.zero
  private var superviewSize = CGSize.zero

  init(_ view: UIView) {
    self.view = view
  }

  var isInForce: Bool { true }

  func own(of height: CGFloat) -> CGFloat {
    if height.isNear(written.height) { return own.height }
    // Another height is the app's, or what the autoresizing mask made of ours.
    guard let resized = afterResizing(written), resized.height.isNear(height) else { return height }
    return afterResizing(own)?.height ?? height
  }

  func set(growth: CGFloat, of own: CGFloat) {
    guard let view else { return }
    self.own = view.frame
    self.own.size.height = own
    if !view.frame.height.isNear(own + growth) { view.frame.size.height = own + growth }
    written = view.frame
    superviewSize = view.superview?.bounds.size ?? .zero
  }

  func readBack(_ height: CGFloat) {
    written.size.height = height
  }

  /// What the autoresizing mask makes of a frame now that the superview has another size; nil while it has the same. A
  /// stand-in is resized, so that it is UIKit that works it out.
  private func afterResizing(_ frame: CGRect) -> CGRect? {
    guard let view, let superview = view.superview, superview.bounds.size != superviewSize else { return nil }
    let around = UIView(frame: CGRect(origin: .zero, size: superviewSize))
    let model = UIView(frame: frame)
    model.autoresizingMask = view.autoresizingMask
    around.addSubview(model)
    around.frame.size = superview.bounds.size
    return model.frame
  }
}

/// The height of content whose size is set.
@MainActor final class HeldContentSize: HeldHeight {
  private weak var scrollView: UIScrollView?
  private var own: CGFloat = 0
  private var written: CGFloat = 0

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  var isInForce: Bool { true }

  func own(of height: CGFloat) -> CGFloat { height == written ? own : height }

  func set(growth: CGFloat, of own: CGFloat) {
    self.own = own
    written = own + growth
    if scrollView?.contentSize.height != written { scrollView?.contentSize.height = written }
  }

  func readBack(_ height: CGFloat) {
    written = height
  }
}
