#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTesting
import UIKitStandInTesting

/// What can be seen.
extension Handset {
  /// How much of what is being edited can be seen.
  var focused: InputVisibility? { keyboard.focusedInput(in: window) }

  /// The screen in front.
  var front: UIViewController { navigation.presentedViewController ?? navigation.topViewController ?? navigation }

  /// The inputs of the screen in front from top to bottom, without those on pages that are not turned to.
  var inputs: [UIView] {
    keyboard.inputs(in: front.view).compactMap(\.input).filter { input in
      let rect = input.convert(input.bounds, to: nil)
      return rect.minX >= 0 && rect.maxX <= window.bounds.width
    }
  }

  /// The upper and lower end of what neither bars nor the keyboard cover.
  var room: (top: CGFloat, bottom: CGFloat) {
    let bar = navigation.navigationBar
    let top = front === navigation.topViewController ? bar.convert(bar.bounds, to: nil).maxY : window.safeAreaInsets.top
    let covering = [keyboard.frame, keyboard.accessoryFrame].compactMap { $0?.minY }
    return (top, covering.min() ?? window.bounds.height)
  }

  /// Whether a view is wholly between the bars and the keyboard.
  func shows(_ view: UIView) -> Bool {
    let rect = view.convert(view.bounds, to: nil)
    return rect.minY >= room.top - 0.5 && rect.maxY <= room.bottom + 0.5
  }

  /// Whether a text field or the caret of a text view is to be seen, and its companion where both fit; else what is wrong.
  func sightProblem(of input: UIView) -> String? {
    guard input.isFirstResponder, let focused else { return "\(input) is not being edited" }
    guard focused.isFullyVisible else { return focused.description }
    guard let companion = input.keyboardLift.companion else { return nil }
    let pair = input.convert(input.bounds, to: nil).union(companion.convert(companion.bounds, to: nil))
    let fits = pair.height <= room.bottom - room.top
    return fits && !shows(companion) ? "the companion of \(focused) is not in sight" : nil
  }
}
#endif
