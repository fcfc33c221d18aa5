#if !canImport(UIKit)
import KeyboardLiftTesting
import UIKitStandInTesting

/// One form with one input near the bottom, a lifter and a device's own keyboard.
@MainActor final class KeyboardBench {
  enum Form: CaseIterable { case plain, scrollView, textView }

  let form: Form
  let strategy: KeyboardLifter.Strategy
  let stage: Stage
  /// Where the form belongs without a keyboard: home follows the focus.
  var home: CGFloat = 0
  let keyboard: SimulatedKeyboard
  let input: UIView
  let scrollView: UIScrollView?
  let lifter: KeyboardLifter
  /// Whether the screen was ever rotated.
  private(set) var hasTurned = false

  init(_ form: Form, _ strategy: KeyboardLifter.Strategy, on device: Device, os: OSVersion) {
    (self.form, self.strategy) = (form, strategy)
    let height = device.size.height
    let simulated = SimulatedDevice(device, os: os)
    var (input, scrollView): (UIView, UIScrollView?) = (UIView(), nil)
    stage = Stage(simulated) { view in
      switch form {
      case .plain:
        input = Make.field(at: height - 120, in: view)
        input.autoresizingMask = [.flexibleTopMargin]
      case .scrollView:
        let scroll = Make.scrollView(view.bounds, content: 2 * height, in: view)
        input = Make.field(at: height - 120, in: scroll)
        scrollView = scroll
      case .textView:
        let text = Make.textView(view.bounds, lines: 120, in: view)
        // A line above the bottom, and not the last one.
        text.selectedRange = NSRange(
          location: 5 * (Int((height - 100) / (text.font?.lineHeight ?? 14.4)) - 1), length: 0)
        (input, scrollView) = (text, text)
      }
      scrollView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    (self.input, self.scrollView) = (input, scrollView)
    keyboard = SimulatedKeyboard(device, os: os, screen: simulated.screen)
    lifter = KeyboardLifter(for: form == .textView ? input : stage.view, strategy: strategy)
  }

  /// The situation's own input: with a transition, as no `focus` has it.
  func begin(with transition: KeyboardModel.Transition) {
    input.becomeFirstResponder()
    keyboard.show(for: input is UITextView ? .textView : .textField, with: transition, until: .will)
  }

  /// Lets the keyboard come to rest.
  func settle() {
    repeat { stage.device.advance(by: 0.5) } while keyboard.advance()
  }

  func rotate(to orientation: ScreenOrientation) {
    hasTurned = true
    let isLandscape = orientation.shape == .landscape
    keyboard.rotate(to: orientation) {
      stage.device.rotate(to: isLandscape ? .landscapeRight : .portrait)
      stage.device.layOut()
    }
  }
}

extension UIEdgeInsets {
  init(_ area: SafeArea) { self.init(top: area.top, left: area.left, bottom: area.bottom, right: area.right) }
}
#endif
