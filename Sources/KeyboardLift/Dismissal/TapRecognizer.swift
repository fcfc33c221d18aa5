import FocusOrder

/// Watches a window for taps beside the input. It takes nothing away from anybody: touches go on to the views, at once, and
/// other recognisers recognise what they do.
final class TapRecognizer: TellingTapRecognizer, UIGestureRecognizerDelegate {
  private weak var input: UIView?
  private var ownership: Ownership?

  /// Ends the editing of an input with taps in a window.
  static func watch(_ window: UIWindow, for input: UIView, _ ownership: Ownership) -> TapRecognizer {
    let recognizer = TapRecognizer()
    recognizer.leaveTouches()
    recognizer.delegate = recognizer
    recognizer.input = input
    recognizer.ownership = ownership
    recognizer.listen()
    window.addGestureRecognizer(recognizer)
    return recognizer
  }

  override func tapped() {
    // Unforced: the input's delegate may have editing go on. What has lost the focus meanwhile has none to give up.
    input?.endEditing(false)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = touch.view, let ownership else { return true }
    return TappedView.endsEditing(tapOn: view.chain.map { TappedView($0, ownership) })
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Whether it watches a window for an input.
  func watches(_ window: UIWindow, for input: UIView) -> Bool { view === window && self.input === input }
}

extension TappedView {
  /// What a view of UIKit's is to a tap. A docked bar belongs to the keyboard.
  @MainActor init(_ view: UIView, _ ownership: Ownership) {
    let options = ownership.options[view]
    switch view {
    case _ where options.sparesTaps || !options.isEnabled: self = .spared
    case _ where ownership.docked.contains(view): self = .spared
    case _ where view.next is any AvoidsKeyboardItself: self = .systemOwned
    case is any UITextInput: self = .input
    case is UIControl: self = .control
    case is UITableViewCell, is UICollectionViewCell: self = .cell
    default: self = .plain
    }
  }
}
