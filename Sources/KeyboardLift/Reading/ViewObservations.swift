#if !canImport(UIKit)
/// Follows what no notification tells, where Objective-C observes properties; elsewhere it follows nothing, and offsets and
/// carets are read at each event.
@MainActor final class ViewObservations {
  func follow(
    _ input: UIView?, in root: UIView?, caret: @escaping @MainActor () -> Void,
    scroll: @escaping @MainActor (UIScrollView) -> Void
  ) {}
}
#endif
