#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
import UIKitStandInTesting

/// An app in which a user goes to and fro at random: screens are pushed, popped, presented, dismissed and swiped away, to
/// the end or not, and fields on any of them are edited.
@MainActor final class PresentationWalk {
  private struct Screen {
    let controller: UIViewController
    let fields: [UITextField]
  }

  let stage: Stage
  /// What went wrong, with the steps that led there.
  private(set) var problems: [String] = []
  private var random: SeededGenerator
  private var steps: [String] = []
  /// The stacks of what is presented, the lowest first; each ends with the screen that is on top of it.
  private var stacks: [[Screen]] = []
  private let root = UINavigationController()
  private let isPad: Bool
  private let before: ViewValues
  private var seen: [UIViewController] = []
  private var user: SimulatedUser { SimulatedUser(stage.window) }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isPad = random.once(in: 2)
    let base = UIViewController()
    stage = isPad ? Stage.pad(base, root: root) : Stage(controller: base, root: root)
    let height: CGFloat = isPad ? 398 : 260
    let isEarly = random.once(in: 2)
    stage.device.inputDidChange = { [weak stage] input in
      guard let stage else { return }
      guard input != nil else { return stage.willHideKeyboard() }
      // A sheet may have moved when the last notification comes, or not yet.
      let frame = stage.frame(ofKeyboard: height)
      stage.post(UIResponder.keyboardWillChangeFrameNotification, to: frame)
      if isEarly { stage.device.advance(by: 0) }
      stage.post(UIResponder.keyboardWillShowNotification, to: frame)
    }
    let first = Self.screen(base, &random)
    root.pushViewController(base, animated: false)
    stage.device.layOut()
    before = ViewValues(of: root.view)
    stacks = [[first]]
    seen = [base]
  }

  func walk(_ count: Int) {
    for _ in 0..<count {
      step()
      settle()
      check()
    }
    finish()
  }

  // MARK: Steps

  private func step() {
    switch random.int(0...9) {
    case 0...2: focus()
    case 3: note("resign") { stage.window.endEditing(true) }
    case 4: push()
    case 5: pop()
    case 6: present()
    case 7: if stacks.count > 1 { note("dismiss") { dismissTop(animated: true) } }
    case 8: swipe()
    default: pullDown()
    }
  }

  private func focus() {
    guard let field = random.pick(stacks.last?.last?.fields ?? []) else { return }
    note("focus \(field.frame.minY)") { field.becomeFirstResponder() }
  }

  private func push() {
    guard let navigation = navigation, stacks[stacks.count - 1].count < 4 else { return }
    let screen = makeScreen()
    note("push") {
      navigation.pushViewController(screen.controller, animated: true)
      stacks[stacks.count - 1].append(screen)
    }
  }

  private func pop() {
    guard let navigation = navigation, stacks[stacks.count - 1].count > 1 else { return }
    note("pop") {
      navigation.popViewController(animated: true)
      stacks[stacks.count - 1].removeLast()
    }
  }

  private func present() {
    guard stacks.count < 4, let presenter = stacks.last?.last?.controller,
      let style = random.pick(PresentationGridTests.styles)
    else { return }
    let screen = makeScreen()
    let inBars = random.once(in: 2)
    let front = inBars ? UINavigationController(rootViewController: screen.controller) : screen.controller
    front.modalPresentationStyle = style
    if random.once(in: 3) { front.sheetPresentationController?.detents = [.medium(), .large()] }
    note("present \(style) in bars: \(inBars)") {
      presenter.present(front, animated: true)
      stacks.append([screen])
    }
  }

  private func dismissTop(animated: Bool) {
    guard stacks.count > 1, let top = front else { return }
    top.dismiss(animated: animated)
    stacks.removeLast()
  }

  private func swipe() {
    guard let navigation = navigation, user.beginSwipingBack(navigation) else { return }
    let isPopping = random.once(in: 2)
    note("swipe \(isPopping)") {
      user.swipeBack(navigation, to: CGFloat(random.int(1...9)) / 10)
      if random.once(in: 2) { settle() }
      user.endSwipingBack(navigation, popping: isPopping)
      if isPopping { stacks[stacks.count - 1].removeLast() }
    }
  }

  private func pullDown() {
    guard stacks.count > 1, let top = front, user.beginPullingDown(top) else { return }
    let isDismissing = random.once(in: 2)
    note("pull down \(isDismissing)") {
      user.pullDown(top, by: CGFloat(random.int(1...300)))
      if random.once(in: 2) { settle() }
      user.endPullingDown(top, dismissing: isDismissing)
      if isDismissing { stacks.removeLast() }
    }
  }

  private func finish() {
    while stacks.count > 1 { dismissTop(animated: false) }
    settle()
    while root.popViewController(animated: false) != nil {}
    settle()
    stage.window.endEditing(true)
    settle()
    let after = ViewValues(of: root.view, edited: stacks[0].flatMap(\.fields), offsetsOf: before)
    if after != before { problem("the first screen is not as it was: \(after.differences(from: before))") }
    for controller in seen where controller.view.transform != .identity { problem("a screen is still moved") }
  }

  // MARK: Looking

  private func check() {
    guard stage.isKeyboardUp, let field = stage.window.currentFirstResponder as? UITextField else { return }
    if !stage.shows(field) { problem("hidden at \(stage.rect(of: field))") }
    for controller in seen where controller.view.window == nil && controller.view.transform != .identity {
      problem("a screen that is gone is moved")
    }
  }

  private func settle() {
    stage.settle()
    stage.settle()
  }

  private func problem(_ text: String) { problems.append("\(text) after \(steps.joined(separator: ", "))") }

  private func note(_ step: String, _ act: () -> Void) {
    steps.append(step)
    act()
  }

  // MARK: Screens

  private var front: UIViewController? {
    guard let controller = stacks.last?.last?.controller else { return nil }
    return controller.navigationController ?? controller
  }

  private var navigation: UINavigationController? { stacks.last?.last?.controller.navigationController }

  private func makeScreen() -> Screen {
    let controller = UIViewController()
    seen.append(controller)
    return Self.screen(controller, &random)
  }

  /// A screen with fields all over it, some in a list.
  private static func screen(_ controller: UIViewController, _ random: inout SeededGenerator) -> Screen {
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    controller.view.backgroundColor = .white
    if random.once(in: 3) { controller.edgesForExtendedLayout = [.left, .right, .bottom] }
    let bottom = Make.field(at: 340, in: controller.view)
    bottom.autoresizingMask = .flexibleTopMargin
    var fields = [bottom]
    if random.once(in: 2) {
      let list = Make.scrollView(CGRect(x: 0, y: 0, width: 320, height: 330), content: 900)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.keyboardLift.makesRoom = random.once(in: 3)
      controller.view.insertSubview(list, at: 0)
      fields += [Make.field(at: 300, in: list), Make.field(at: 840, in: list)]
    } else {
      fields.append(Make.field(at: 120, in: controller.view))
    }
    return Screen(controller: controller, fields: fields)
  }
}
#endif
