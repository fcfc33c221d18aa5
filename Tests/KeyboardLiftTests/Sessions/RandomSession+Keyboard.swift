#if !canImport(UIKit)
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import UIKitStandInTesting

/// What concerns focus and keyboard.
extension RandomSession {
  func focus() {
    // A row that is out of sight is no view: nobody can tap it.
    guard let input = dice.pick(top.inputs), input !== focused, input.window != nil else { return }
    story.append("focus \(top.inputs.firstIndex { $0 === input } ?? 0) of screen \(screens.count)")
    let wasDocked = isDocked
    input.becomeFirstResponder()
    focused = input
    // Without a docked keyboard, or a lifter, it is UIKit alone that scrolls to an input.
    if !takesRoom || !input.isDescendant(of: scope) { top.forgetHomes() }
    mustBeSeen = true
    // From field to field the system may say nothing at all, or tell the same again.
    if wasDocked && dice.once(in: 3) { keyboard.repeatFrame(until: .will) }
  }

  func endEditing() {
    story.append("end editing")
    stage.window.endEditing(true)
  }

  func changeBars() {
    keyboardMoves {
      switch Int(dice.number(0...3)) {
      case 0: $0.offerOneTimeCode(animated: dice.once(in: 2), until: .will)
      case 1: $0.withdrawOffer(until: .will)
      case 2: $0.setSuggestionBar(dice.once(in: 2), until: .will)
      default: changeAccessory()
      }
    }
  }

  /// Gives the input another accessory view, or none.
  private func changeAccessory() {
    let height = dice.one(of: [0, 44, 58]) as CGFloat
    let accessory = height > 0 ? UIView(frame: CGRect(x: 0, y: 0, width: device.size.width, height: height)) : nil
    (focused as? UITextField)?.inputAccessoryView = accessory
    (focused as? UITextView)?.inputAccessoryView = accessory
    if let focused { keyboard.inputDidChange(to: focused, until: .will) }
  }

  func switchKeyboard() {
    let choice: KeyboardModel.Choice = dice.one(of: [
      .system, .emoji, .thirdParty(height: dice.points(200...320)),
      .thirdParty(height: 347, announcedAs: [364, dice.points(100...575)]),
    ])
    keyboardMoves { $0.switchTo(choice, until: .will) }
  }

  /// Undocks, floats, drags and docks an iPad's keyboard.
  func moveKeyboard() {
    let corner = CGPoint(x: dice.number(0...400), y: dice.number(0...600))
    keyboardMoves {
      switch Int(dice.number(0...5)) {
      case 0: $0.undock(by: dice.one(of: [.menu, .drag]), until: .will)
      case 1: $0.float(until: .will)
      case 2: $0.drag(to: corner, until: .will)
      default: $0.dock(until: .will)
      }
    }
  }

  func plugKeyboard() {
    keyboardMoves {
      if $0.model.hasHardwareKeyboard {
        $0.disconnectHardwareKeyboard(until: .will)
      } else if dice.once(in: 2) {
        $0.connectHardwareKeyboard(until: .will)
      }
    }
  }

  func repeatFrame() {
    keyboardMoves { $0.repeatFrame(until: .will) }
  }

  func dragKeyboardDown() {
    keyboardMoves {
      if dice.once(in: 2) {
        $0.cancelInteractiveDismissal()
      } else {
        $0.dismissInteractively(duration: 0.14519, curve: 0, until: .will)
      }
    }
  }

  func leaveAndReturn() {
    story.append("background")
    stage.device.enterBackground()
    stage.device.advance(by: 1)
    stage.device.enterForeground()
    // Another app's keyboard is told as if it were this one's; this one's must follow to put that right.
    let other: Double? = isDocked && dice.once(in: 2) ? dice.points(200...400) : nil
    keyboardMoves { $0.returnFromBackground(otherAppsKeyboard: other, until: .will) }
  }

  /// Another app in Split View has a keyboard for a while.
  func seeOtherAppsKeyboard() {
    guard keyboard.model.input == nil else { return }
    keyboard.isLocal = false
    keyboardMoves { $0.show(until: .will) }
    check()
    keyboardMoves { $0.hide(until: .will) }
    keyboard.isLocal = true
  }

  /// Something that the keyboard alone does.
  private func keyboardMoves(_ act: (SimulatedKeyboard) -> Void) {
    let (model, count) = (keyboard.model, keyboard.posted.count)
    let before = screens.map { $0.scrollViews.map(\.contentOffset) }
    act(keyboard)
    settle()
    let posted = keyboard.posted.dropFirst(count)
    if posted.isEmpty { return }
    story.append("\(posted.map { "\($0.name) \($0.end?.height ?? -1)" }) \(keyboard.model.placement)")
    let isNews = model.frame != keyboard.model.frame || model.accessoryFrame != keyboard.model.accessoryFrame
    // What UIKit reveals again, after the user scrolled it away, in a view that holds nothing of ours, is UIKit's.
    for (screen, offsets) in zip(screens, before) where !mustBeSeen {
      for index in screen.scrollViews.indices
      where screen.part(of: index) == 0 && screen.scrollViews[index].contentOffset != offsets[index] {
        screen.own[index].home = nil
      }
    }
    if isNews { mustBeSeen = true }
  }
}
#endif
