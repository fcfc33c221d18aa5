#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Bars that ride on the keyboard, without any lifter.
@MainActor @Suite(.serialized) struct DockedBarTests {
  @Test(
    "A bar stands on the keyboard without a gap, and without one where the app has it",
    arguments: ChatScreen.Layout.allCases)
  func aBarStandsOnTheKeyboard(layout: ChatScreen.Layout) {
    let chat = ChatScreen(layout)
    chat.composer.keyboardLift.dock(list: chat.list)
    #expect(chat.span == [728, 778])
    for height in [336.0, 260, 336] as [CGFloat] {
      chat.edit(keyboard: height)
      #expect(chat.span == [762 - height, 812 - height])
    }
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
    #expect(chat.bottom.map { $0.constant == 0 } ?? (chat.composer.transform == .identity))
    #expect(chat.list.contentInset.bottom == (layout == .behind ? 50 : 0))
    #expect(chat.list.verticalScrollIndicatorInsets == .zero)
  }

  @Test("A bar moves in the keyboard's own animation")
  func aBarMovesWithTheKeyboard() throws {
    let chat = ChatScreen(.framed)
    chat.composer.keyboardLift.dock()
    chat.field.becomeFirstResponder()
    chat.stage.device.forgetAnimations()
    chat.stage.willShowKeyboard(336, duration: 0.4)
    let animation = try #require(chat.stage.device.animations.first { $0.changes(.transform, of: chat.composer) })
    #expect(animation.duration == 0.4 && animation.curve == 7)
    #expect(chat.stage.device.animations.count == 1)
    chat.stage.endEditing()
  }

  @Test("A bar down to the screen's bottom that stays as high has the indicator's strip under the keyboard")
  func aBarDownToTheScreensBottom() {
    let chat = ChatScreen(.framed)
    chat.composer.frame = CGRect(x: 0, y: 728, width: 375, height: 84)
    chat.composer.keyboardLift.dock()
    chat.edit()
    #expect(chat.span == [426, 510])
    chat.stage.endEditing()
    #expect(chat.composer.frame == CGRect(x: 0, y: 728, width: 375, height: 84))
  }

  @Test("A bar in the indicator's strip stands on the keyboard with all of it", arguments: [750, 765, 778])
  func aBarInTheIndicatorsStrip(y: CGFloat) {
    let chat = ChatScreen(.framed)
    chat.composer.frame = CGRect(x: 0, y: y, width: 375, height: 34)
    chat.composer.keyboardLift.dock()
    chat.edit()
    #expect(chat.span == [442, 476])
    chat.stage.endEditing()
    #expect(chat.composer.frame.minY == y)
  }

  @Test("A bar keeps the free space that was asked for")
  func aBarKeepsItsPadding() {
    let chat = ChatScreen()
    chat.composer.keyboardLift.dock(padding: 8)
    chat.edit()
    #expect(chat.span == [418, 468])
    chat.stage.endEditing()
  }

  @Test("A constraint docks the view that it places, whichever way round it is written", arguments: [false, true])
  func aConstraintDocksTheViewThatItPlaces(isTurned: Bool) {
    let chat = ChatScreen()
    var bottom = chat.bottom
    if isTurned {
      bottom?.isActive = false
      let guide = chat.stage.view.safeAreaLayoutGuide
      bottom = guide.bottomAnchor.constraint(equalTo: chat.composer.bottomAnchor, constant: 6)
      bottom?.isActive = true
    }
    bottom?.dockToKeyboard(list: chat.list)
    chat.edit()
    #expect(chat.span == [426, 476])
    #expect(bottom?.constant == (isTurned ? 302 : -302))
    chat.stage.endEditing()
    #expect(bottom?.constant == (isTurned ? 6 : 0))
  }

  @Test("What the app does to the bar meanwhile stays done")
  func whatTheAppDoesStays() {
    let chat = ChatScreen()
    chat.composer.keyboardLift.dock()
    chat.edit()
    chat.bottom?.constant = -10
    chat.stage.showKeyboard(260)
    #expect(chat.span == [502, 552])
    chat.stage.endEditing()
    #expect(chat.bottom?.constant == -10)
    #expect(chat.span == [718, 768])
  }

  @Test("A bar that is docked late rises at once, and one that is released goes back")
  func aBarThatIsDockedLate() {
    let chat = ChatScreen()
    chat.edit()
    chat.composer.keyboardLift.dock(list: chat.list)
    #expect(chat.span == [426, 476])
    chat.composer.keyboardLift.undock()
    chat.stage.device.layOut()
    #expect(chat.span == [728, 778])
    #expect(chat.list.gestureRecognizers == nil)
    chat.stage.endEditing()
    chat.edit()
    #expect(chat.span == [728, 778])
    chat.stage.endEditing()
  }

  @Test("A bar that leaves the screen while it rides comes back where the app has it")
  func aBarThatLeaves() {
    let chat = ChatScreen(.framed)
    chat.composer.keyboardLift.dock()
    chat.edit()
    chat.composer.removeFromSuperview()
    chat.stage.hideKeyboard()
    chat.stage.view.addSubview(chat.composer)
    #expect(chat.composer.transform == .identity && chat.span == [728, 778])
  }

  @Test("A bar is not moved out of the safe area by a keyboard as high as the screen")
  func aBarStaysInTheSafeArea() {
    let chat = ChatScreen()
    chat.composer.keyboardLift.dock()
    chat.edit(keyboard: 812)
    #expect(chat.span == [44, 94])
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
  }

  @Test(
    "After a rotation with the keyboard up a bar stands on the keyboard of the new height, and at rest where it should")
  func aRotation() {
    let chat = ChatScreen()
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.edit()
    chat.stage.hideKeyboard()
    chat.stage.device.rotate(
      to: .landscapeLeft, safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    chat.stage.showKeyboard(200)
    #expect(chat.span == [125, 175])
    chat.stage.endEditing()
    #expect(chat.span == [304, 354])
  }

  @Test("A bar that has gone leaves nothing in its list")
  func aBarThatHasGone() {
    let chat = ChatScreen(.framed)
    weak var gone: UIView?
    do {
      let bar = UIView(frame: CGRect(x: 0, y: 728, width: 375, height: 50))
      gone = bar
      chat.stage.view.addSubview(bar)
      bar.keyboardLift.dock(list: chat.list)
      chat.stage.showKeyboard(336)
      #expect(chat.list.contentInset.bottom == 302)
      bar.removeFromSuperview()
    }
    #expect(gone == nil)
    chat.stage.hideKeyboard()
    #expect(chat.list.contentInset.bottom == 0 && chat.list.gestureRecognizers == nil)
  }

  @Test("Told to look again, a lifter has bars follow what no notification tells")
  func lookingAgain() {
    let chat = ChatScreen(.framed)
    let lifter = KeyboardLifter(for: chat.stage.view)
    chat.composer.keyboardLift.dock()
    chat.edit()
    chat.composer.center.y -= 100
    lifter.reload()
    #expect(chat.span == [426, 476])
    chat.stage.endEditing()
    #expect(chat.span == [628, 678])
  }

  // MARK: What the system places

  @Test("A bar that the system's guide places is the system's")
  func aBarOnTheGuideIsTheSystems() {
    let chat = ChatScreen()
    chat.bottom?.isActive = false
    let top = chat.stage.view.keyboardLayoutGuide.topAnchor
    let bottom = chat.composer.bottomAnchor.constraint(equalTo: top)
    bottom.isActive = true
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.edit()
    #expect(chat.span == [426, 476])
    #expect(bottom.constant == 0 && chat.composer.transform == .identity)
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
  }

  @Test("A docked bar does not make the system's guide")
  func theGuideIsNotAskedFor() {
    let chat = ChatScreen()
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.edit()
    #expect(!chat.stage.view.hasKeyboardLayoutGuide && !chat.stage.window.hasKeyboardLayoutGuide)
    chat.stage.endEditing()
  }

  @Test("A bar in the keyboard's own window, as an accessory view is, is the system's")
  func anAccessoryIsTheSystems() {
    final class KeyboardWindow: UIWindow { override var canBecomeKey: Bool { false } }
    let chat = ChatScreen()
    let window = KeyboardWindow(windowScene: chat.stage.device.scene)
    window.isHidden = false
    let accessory = UIView(frame: CGRect(x: 0, y: 762, width: 375, height: 50))
    window.addSubview(accessory)
    accessory.keyboardLift.dock()
    chat.edit()
    #expect(accessory.transform == .identity)
    chat.stage.endEditing()
  }
}
#endif
