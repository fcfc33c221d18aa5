import FocusOrder

/// The toolbar on the keyboard: previous, next, the input's title, the app's own items, done. It knows no input.
@MainActor final class InputBar {
  /// The view; as high as UIKit wants it.
  let toolbar: UIToolbar
  private let title = UILabel()
  private let titleItem: UIBarButtonItem
  private let previous, next, done: UIBarButtonItem

  /// - Parameters:
  ///   - width: the width at first, in points; UIKit fits it to the keyboard.
  ///   - perform: does what a button says.
  init(width: CGFloat, perform: @escaping @MainActor (InputCommand.Effect) -> Void) {
    toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    func action(_ effect: InputCommand.Effect) -> UIAction { UIAction { _ in perform(effect) } }
    let words = MovingWords.present
    previous = UIBarButtonItem(image: UIImage(systemName: "chevron.up"), primaryAction: action(.move(.previous)))
    previous.accessibilityLabel = words.previous
    next = UIBarButtonItem(image: UIImage(systemName: "chevron.down"), primaryAction: action(.move(.next)))
    next.accessibilityLabel = words.next
    done = UIBarButtonItem(systemItem: .done, primaryAction: action(.endEditing))
    title.font = .systemFont(ofSize: 13)
    titleItem = UIBarButtonItem(customView: title)
    show(title: nil, items: [], motions: [])
    toolbar.sizeToFit()
  }

  /// Shows an input's title, the app's own items for it, and where one can go from it.
  func show(title text: String?, items own: [UIBarButtonItem], motions: [InputOrder.Motion]) {
    previous.isEnabled = motions.contains(.previous)
    next.isEnabled = motions.contains(.next)
    let hasTitle = text?.isEmpty == false
    title.text = text
    title.sizeToFit()
    // NB: an item without a title would be an empty bubble on iOS 26.
    let items =
      [previous, next, .flexibleSpace()] + (hasTitle ? [titleItem, .flexibleSpace()] : []) + own + [done]
    if toolbar.items ?? [] != items { toolbar.items = items }
  }
}
