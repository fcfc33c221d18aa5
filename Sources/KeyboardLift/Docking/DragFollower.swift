/// Watches a list for the finger that drags it, beside the list's own recogniser, from which it takes nothing.
final class DragFollower: TellingPanRecognizer, UIGestureRecognizerDelegate {
  private var follow: ((CGFloat?) -> Void)?

  /// Tells where the finger is on the window, in points down from its top; nil once it is lifted.
  static func watch(_ list: UIScrollView, follow: @escaping (CGFloat?) -> Void) -> DragFollower {
    let follower = DragFollower()
    follower.leaveTouches()
    follower.delegate = follower
    follower.follow = follow
    follower.listen()
    list.addGestureRecognizer(follower)
    return follower
  }

  override func dragged() {
    switch state {
    case .began, .changed: follow?(location(in: nil).y)
    default: follow?(nil)
    }
  }

  /// Watches no more.
  func end() {
    view?.removeGestureRecognizer(self)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
