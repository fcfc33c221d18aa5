#if !canImport(UIKit)
import KeyboardLiftTesting
import UIKitStandInTesting

extension KeyboardSituation {
  private typealias OS = OSVersion

  private static let focus: Step = { $0.keyboard.focus($0.input, until: .will) }
  private static let resign: Step = { $0.keyboard.resign(until: .will) }
  private static func accessory(_ height: CGFloat) -> Step {
    {
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: $0.stage.view.bounds.width, height: height))
      ($0.input as? UITextField)?.inputAccessoryView = accessory
      ($0.input as? UITextView)?.inputAccessoryView = accessory
    }
  }
  private static func asPad(_ type: UIKeyboardType) -> Step {
    {
      ($0.input as? UITextField)?.keyboardType = type
      ($0.input as? UITextView)?.keyboardType = type
    }
  }

  /// Comes and goes.
  static let comings: [KeyboardSituation] = [
    KeyboardSituation("shows and hides", "iphone-14pro", OS(17), focus, resign, focus, resign),
    KeyboardSituation("frames wait for the first show", "iphone-xsmax", OS(13), focus, resign),
    KeyboardSituation(
      "comes with a modal", "iphone-12", OS(16), { $0.begin(with: .modal) },
      {
        $0.input.resignFirstResponder()
        $0.keyboard.hide(with: .modal, until: .will)
      }),
    KeyboardSituation(
      "slides sideways with a pop", "iphone-5", OS(6), { $0.begin(with: .push) },
      {
        $0.keyboard.hide(with: .pop, until: .will)
        $0.input.resignFirstResponder()
      }),
    KeyboardSituation(
      "is there at once after a dismissal", "iphone-12", OS(15), { $0.begin(with: .afterDismissal) }, resign),
    KeyboardSituation(
      "fades", "iphone-12", OS(17), { $0.keyboard.prefersCrossFade = true }, focus, resign, focus, resign),
    KeyboardSituation("fades slowly", "iphone-16pro", OS(26), { $0.keyboard.prefersCrossFade = true }, focus, resign),
    KeyboardSituation(
      "makes way for the password manager", "iphone-12", OS(17), focus,
      { $0.keyboard.coverWithPasswordManager(until: .will) }, focus, resign),
    KeyboardSituation(
      "is dragged down", "iphone-12", OS(15), focus, { $0.keyboard.cancelInteractiveDismissal() },
      { $0.keyboard.dismissInteractively(releasedAt: 700, duration: 0.14519, curve: 0, until: .will) }),
    KeyboardSituation(
      "resigns and becomes", "iphone-6", OS(8), focus, { $0.keyboard.resignAndBecome(until: .will) }, resign),
    KeyboardSituation(
      "is announced again for another accessory", "iphone-6", OS(9), accessory(44), focus,
      { $0.keyboard.moveFocus(accessory: .another(height: 80), until: .will) }, resign),
    KeyboardSituation(
      "comes back from the background", "iphone-14pro", OS(17), focus,
      {
        $0.stage.device.enterBackground()
        $0.stage.device.enterForeground()
        $0.keyboard.returnFromBackground(until: .will)
      }, resign),
    KeyboardSituation(
      "rotates", "iphone-14pro", OS(26), focus, { $0.rotate(to: .landscape) }, { $0.rotate(to: .portrait) }, resign),
    KeyboardSituation(
      "rotates in twelve", "ipad-10.2", OS(15), focus, { $0.rotate(to: .landscape) }, { $0.rotate(to: .portrait) },
      resign),
  ]

  /// Changes while it is up.
  static let changes: [KeyboardSituation] = [
    KeyboardSituation(
      "offers a code", "iphone-14pro", OS(17), asPad(.numberPad), focus, { $0.keyboard.offerOneTimeCode(until: .will) },
      { $0.keyboard.withdrawOffer(until: .will) }, resign),
    KeyboardSituation(
      "offers a code at once", "iphone-se2", OS(16), asPad(.numberPad), focus,
      { $0.keyboard.offerOneTimeCode(animated: false, until: .will) }, resign),
    KeyboardSituation(
      "gets its suggestions late", "iphone-6", OS(9), { $0.keyboard.setSuggestionBar(false) }, focus,
      { $0.keyboard.setSuggestionBar(true, until: .will) }, { $0.keyboard.setSuggestionBar(false, until: .will) },
      resign),
    KeyboardSituation(
      "switches to emoji and back", "iphone-12", OS(17), asPad(.URL), focus,
      { $0.keyboard.switchTo(.emoji, until: .will) }, { $0.keyboard.switchTo(.system, until: .will) }, resign),
    KeyboardSituation(
      "misses the frame of another kind", "iphone-5", OS(9), focus,
      { $0.keyboard.moveFocus(kind: .numberPad, until: .will) }, resign),
    KeyboardSituation(
      "is a third party's of three announcements", "iphone-5", OS(9),
      { $0.keyboard.switchTo(.thirdParty(height: 256)) }, focus, resign, focus, resign),
    KeyboardSituation(
      "is a third party's of two announcements", "iphone-6", OS(11),
      { $0.keyboard.switchTo(.thirdParty(height: 289.5)) }, focus, resign),
    KeyboardSituation(
      "is switched to one of wrong heights", "iphone-16pro", OS(26), focus,
      { $0.keyboard.switchTo(.thirdParty(height: 347, announcedAs: [364, 575]), until: .will) },
      { $0.keyboard.switchTo(.system, until: .will) }, resign),
    KeyboardSituation(
      "has an input view of the app's", "iphone-14pro", OS(17), focus,
      { $0.keyboard.setCustomHeight(180, until: .will) }, { $0.keyboard.setCustomHeight(nil, until: .will) }, resign),
    KeyboardSituation(
      "has its accessory apart", "iphone-17", OS(26), accessory(44), focus, resign, accessory(58), focus, resign),
    KeyboardSituation(
      "is told again and again", "iphone-14pro", OS(17), { $0.keyboard.repeatFrame(until: .will) }, focus,
      { $0.keyboard.repeatFrame(until: .will) }, resign, { $0.keyboard.repeatFrame(until: .will) }),
  ]

  /// Leaves the bottom, or hardly shows, or is another app's.
  static let apart: [KeyboardSituation] = [
    KeyboardSituation(
      "undocks by the menu", "ipad-9.7", OS(12), focus, { $0.keyboard.undock(until: .will) },
      { $0.keyboard.drag(to: CGPoint(x: 0, y: 300), until: .will) }, resign, focus,
      { $0.keyboard.dock(until: .will) }, resign),
    KeyboardSituation(
      "undocks by dragging", "ipad-10.9", OS(17), focus, { $0.keyboard.undock(by: .drag, until: .will) },
      { $0.keyboard.dock(until: .will) }, resign),
    KeyboardSituation(
      "splits", "ipad-9.7", OS(10), focus, { $0.keyboard.split(until: .will) }, { $0.keyboard.dock(until: .will) },
      resign),
    KeyboardSituation(
      "floats", "ipad-10.2", OS(15), focus, { $0.keyboard.float(until: .will) },
      { $0.keyboard.drag(to: CGPoint(x: 100, y: 300), until: .will) }, { $0.rotate(to: .landscape) },
      { $0.keyboard.dock(until: .will) }, resign),
    KeyboardSituation(
      "floats when it comes", "ipad-10.9", OS(26), focus, { $0.keyboard.float(until: .will) }, resign, focus, resign),
    KeyboardSituation(
      "is attached to a phone", "iphone-14pro", OS(17), focus, { $0.keyboard.connectHardwareKeyboard(until: .will) },
      { $0.keyboard.disconnectHardwareKeyboard(until: .will) }, resign),
    KeyboardSituation(
      "leaves the accessory alone", "iphone-6", OS(9), accessory(44), focus,
      { $0.keyboard.connectHardwareKeyboard(until: .will) }, resign, focus,
      { $0.keyboard.disconnectHardwareKeyboard(until: .will) }, resign),
    KeyboardSituation(
      "leaves the shortcut bar", "ipad-9.7", OS(10), focus, { $0.keyboard.connectHardwareKeyboard(until: .will) },
      { $0.keyboard.disconnectHardwareKeyboard(until: .will) }, resign),
    KeyboardSituation(
      "has the shortcut bar with an accessory", "ipad-10.9", OS(26), accessory(44),
      { $0.keyboard.connectHardwareKeyboard() }, focus, resign),
    KeyboardSituation(
      "is a popover", "ipad-10.9", OS(26), asPad(.numberPad), { $0.keyboard.numberPadsArePopovers = true }, focus,
      resign),
    KeyboardSituation(
      "is another app's", "ipad-10.2", OS(15),
      {
        $0.keyboard.isLocal = false
        $0.keyboard.show(until: .will)
      }, { $0.keyboard.hide(until: .will) }, { $0.scrollView?.keyboardLift.makesRoom = true },
      { $0.keyboard.show(until: .will) }, { $0.keyboard.hide(until: .will) }),
    KeyboardSituation(
      "was another app's meanwhile", "iphone-14pro", OS(17), focus,
      {
        $0.stage.device.enterBackground()
        $0.stage.device.enterForeground()
        $0.keyboard.returnFromBackground(otherAppsKeyboard: 400)
      }, resign),
  ]

  static let all = comings + changes + apart
}
#endif
