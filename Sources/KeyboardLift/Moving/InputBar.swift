import KeyboardLiftCore

/// The bar on the keyboard: previous, next, what the input is called, done. It knows no input.
@MainActor final class InputBar {
  /// The view; as high as UIKit wants it.
  let toolbar: UIToolbar
  private let title = UILabel()
  private let buttons: [InputOrder.Motion: UIBarButtonItem]

  /// - Parameters:
  ///   - width: how wide it is at first, in points; UIKit fits it to the keyboard.
  ///   - perform: does what a button says.
  init(width: CGFloat, perform: @escaping @MainActor (InputCommand.Effect) -> Void) {
    toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    func action(_ effect: InputCommand.Effect) -> UIAction { UIAction { _ in perform(effect) } }
    let words = MovingWords.present
    let previous = UIBarButtonItem(image: UIImage(systemName: "chevron.up"), primaryAction: action(.move(.previous)))
    previous.accessibilityLabel = words.previous
    let next = UIBarButtonItem(image: UIImage(systemName: "chevron.down"), primaryAction: action(.move(.next)))
    next.accessibilityLabel = words.next
    buttons = [.previous: previous, .next: next]
    title.font = .systemFont(ofSize: 13)
    let done = UIBarButtonItem(systemItem: .done, primaryAction: action(.endEditing))
    toolbar.items = [
      previous, next, .flexibleSpace(), UIBarButtonItem(customView: title), .flexibleSpace(), done,
    ]
    toolbar.sizeToFit()
  }

  /// Shows what the input is called and where one can go from it.
  func show(title text: String?, motions: [InputOrder.Motion]) {
    title.text = text
    title.sizeToFit()
    for (motion, button) in buttons { button.isEnabled = motions.contains(motion) }
  }
}
