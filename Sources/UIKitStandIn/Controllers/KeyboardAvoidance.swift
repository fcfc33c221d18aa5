#if !canImport(UIKit)
import Foundation

/// How the controllers of lists avoid the keyboard by themselves while their view is shown.
@MainActor final class KeyboardAvoidance {
  private var observer: KeyboardObserver?
  private weak var scrollView: UIScrollView?
  private var avoided: CGFloat = 0

  func begin(_ find: @escaping @MainActor @Sendable () -> UIScrollView?) {
    observer = KeyboardObserver([
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]) { [weak self] notice in
      if let scrollView = find() { self?.avoid(notice, in: scrollView) }
    }
  }

  func end() {
    observer = nil
    if let scrollView { change(scrollView, to: 0) }
  }

  /// The bottom inset gains what the keyboard covers beyond the safe area, and loses it again.
  private func avoid(_ notice: KeyboardNotice, in list: UIScrollView) {
    guard let screen = list.window?.screen, notice.concerns(screen) else { return }
    var wanted: CGFloat = 0
    if let end = notice.dockedFrame(on: screen) {
      let keyboard = list.convert(end, from: screen.coordinateSpace)
      let systemPart = list.adjustedContentInset.bottom - list.contentInset.bottom
      wanted = max(0, list.bounds.maxY - keyboard.minY - systemPart)
    }
    UIView.animate(
      withDuration: notice.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(clamping: notice.curve) << 16),
      animations: { self.change(list, to: wanted) })
    guard wanted > 0, let editor = list.window?.firstResponder as? UIView, editor.isDescendant(of: list) else {
      return
    }
    let row = (list as? UITableView)?.visibleCells.first { editor.isDescendant(of: $0) }
    list.scrollRectToVisible(row?.frame ?? editor.convert(editor.bounds, to: list), animated: true)
  }

  private func change(_ list: UIScrollView, to wanted: CGFloat) {
    scrollView = list
    list.contentInset.bottom += wanted - avoided
    list.verticalScrollIndicatorInsets.bottom += wanted - avoided
    avoided = wanted
  }
}
#endif
