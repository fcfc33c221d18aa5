#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
import Testing
import UIKitStandInTesting

/// Windows on two screens that are dragged, sent away and edited in at random, with the keyboard on either screen.
@MainActor final class RandomScenes {
  private var dice: SeededGenerator
  private let stage = Stage(SimulatedDevice(size: CGSize(width: 834, height: 1194), idiom: .pad))
  private let far: UIScreen
  private let panes: [Pane]
  /// Where the keyboard takes room, and its height.
  private var keyboard: (screen: UIScreen, height: CGFloat)?
  /// The pane whose input has the focus, as far as anybody was told.
  private var focused: Pane?
  private var story: [String] = []

  init(seed: Int) {
    dice = SeededGenerator(seed: UInt64(seed) &* 0xD134_2543_DE82_EF95)
    far = stage.device.makeScreen(size: CGSize(width: 1920, height: 1080))
    panes = [
      Pane(on: stage, at: CGRect(x: 0, y: 0, width: 412, height: 1194), content: nil),
      Pane(on: stage, at: CGRect(x: 504, y: 10, width: 320, height: 1174)),
      Pane(on: stage, at: CGRect(x: 100, y: 500, width: 500, height: 480), content: nil),
      Pane(on: stage, at: CGRect(x: 200, y: 400, width: 600, height: 500), of: far),
    ]
  }

  func run() {
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    for _ in 0..<40 { act() }
    story.append("end")
    for pane in panes { pane.window.endEditing(true) }
    for screen in [stage.device.screen, far] { hide(on: screen) }
    for (place, pane) in panes.enumerated() {
      let size = pane.window.bounds.size
      let root: UIView = pane.controller.view
      #expect(root.transform == .identity, "pane \(place): \(story)")
      #expect(root.frame == CGRect(origin: .zero, size: size), "pane \(place): \(story)")
      #expect(pane.list.frame == CGRect(origin: .zero, size: size), "pane \(place): \(story)")
      #expect(
        pane.list.contentInset == .zero && pane.list.verticalScrollIndicatorInsets == .zero, "pane \(place): \(story)")
      #expect(pane.list.contentOffset == .zero, "pane \(place): \(story)")
    }
    #expect(stage.view.transform == .identity, "\(story)")
  }

  private func act() {
    let place = dice.int(0...panes.count - 1)
    let pane = panes[place]
    switch dice.int(0...10) {
    case 0, 1:
      story.append("focus \(place)")
      focus(pane)
    case 2:
      story.append("blur \(place)")
      pane.window.endEditing(true)
      if focused === pane { focused = nil }
    case 3, 4, 5:
      story.append("show")
      show(on: (focused ?? pane).scene.screen)
    case 6:
      let screen = dice.once(in: 2) ? far : stage.device.screen
      story.append("hide \(screen === far ? "far" : "near")")
      hide(on: screen)
    case 7:
      drag(pane, named: place)
    case 8:
      story.append("away and back \(place)")
      stage.device.enterBackground(pane.scene)
      if dice.once(in: 2) { drag(pane, named: place) }
      stage.device.enterForeground(pane.scene)
    case 9:
      story.append("float")
      let screen = pane.scene.screen
      let frame = CGRect(x: 50, y: screen.bounds.height - 500, width: 320, height: 300)
      stage.post(UIResponder.keyboardWillChangeFrameNotification, to: frame, from: screen)
      if keyboard?.screen === screen { keyboard = nil }
    default:
      story.append("reload")
      KeyboardLifter.shared.reload()
      checkFocused()
    }
  }

  private func focus(_ pane: Pane) {
    // What UIKit tells of an input that kept the focus of its scene while another scene's was edited is not known.
    if pane.field.isFirstResponder { pane.window.endEditing(true) }
    if dice.once(in: 2) { focused?.window.endEditing(true) }
    pane.field.becomeFirstResponder()
    focused = pane
    checkFocused()
  }

  private func show(on screen: UIScreen) {
    let height = dice.number(300...460)
    let frame = CGRect(
      x: 0, y: screen.bounds.height - height, width: screen.bounds.width, height: height)
    let isLocal = !dice.once(in: 5)
    for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification] {
      stage.post(name, to: frame, isLocal: isLocal, from: screen)
    }
    if let old = keyboard?.screen, old !== screen { hide(on: old) }
    keyboard = isLocal ? (screen, height) : nil
    checkFocused()
  }

  private func hide(on screen: UIScreen) {
    let frame = CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: 300)
    stage.post(UIResponder.keyboardWillHideNotification, to: frame, from: screen)
    stage.post(UIResponder.keyboardDidHideNotification, to: frame, from: screen)
    if keyboard?.screen === screen { keyboard = nil }
  }

  private func drag(_ pane: Pane, named place: Int) {
    let screen = dice.once(in: 4) ? far : pane.scene.screen
    // A list that changes its height may have to be scrolled for that alone.
    let height =
      pane.hasContent ? pane.window.bounds.height : dice.number(300...900)
    let size = CGSize(width: pane.window.bounds.width, height: height)
    let frame = CGRect(origin: CGPoint(x: dice.number(0...300), y: dice.number(0...400)), size: size)
    story.append("drag \(place) to \(frame)\(screen === far ? " far" : "")")
    stage.device.move(pane.scene, to: screen, at: frame)
  }

  /// Whether the input is where it must be once the keyboard or the focus has changed.
  private func checkFocused() {
    guard let focused, let keyboard, focused.scene.screen === keyboard.screen else { return }
    let window = focused.window.convert(focused.window.bounds, to: keyboard.screen.coordinateSpace)
    let top = keyboard.screen.bounds.height - keyboard.height
    // A window that the keyboard does not reach loses nothing; one that hardly looks out above it cannot show the input.
    let bottomOfSight = top < window.maxY ? top - window.minY - 10 : .infinity
    guard bottomOfSight >= 34 else { return }
    let (bottom, limit) = (focused.fieldBottom, min(window.height - 20, bottomOfSight))
    // A list that a higher keyboard or the user scrolled further is not scrolled back.
    let isSeen = focused.hasContent ? bottom < limit + 0.001 && bottom >= 34 : isNear(bottom, limit)
    #expect(isSeen, "\(bottom), \(limit), \(story)")
  }
}

@MainActor @Suite(.serialized) struct RandomScenesTests {
  @Test("Whatever happens to windows on two screens, what is edited is seen and all comes back", arguments: 1...60)
  func laws(seed: Int) {
    RandomScenes(seed: seed).run()
  }
}
#endif
