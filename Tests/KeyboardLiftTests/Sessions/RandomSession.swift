#if !canImport(UIKit)
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// A user's random session in a random app, with what the laws say checked against the views themselves.
@MainActor final class RandomSession {
  let seed: Int
  var dice: SeededGenerator
  let device: Device
  let stage: Stage
  let keyboard: SimulatedKeyboard
  let user: SimulatedUser
  /// Whether the app gives the lifter other options on the way.
  let changesOptions: Bool
  let lifter: KeyboardLifter
  /// What the lifter looks after.
  let scope: UIView
  /// The screens, each in front of the one before: pushed on it or presented over it.
  var screens: [RandomScreen] = []
  var strategy: KeyboardLifter.Strategy { didSet { lifter.strategy = strategy } }
  /// The input that has the focus.
  weak var focused: UIView?
  /// Whether the last thing that happened was the keyboard's or the focus', so that the input must be in sight.
  var mustBeSeen = false
  /// What happened, for whoever looks into a failure.
  var story: [String] = []

  init(seed: Int, changesOptions: Bool = true) {
    (self.seed, self.changesOptions) = (seed, changesOptions)
    var dice = SeededGenerator(seed: UInt64(seed) &* 0xD134_2543_DE82_EF95)
    device = dice.one(of: [.iPhone8, .iPhone14, .iPhone17, .iPad9, .iPadAir5])
    let os = OSVersion(dice.one(of: [10, 12, 15, 17, 26]))
    stage = Stage(device, os: os, controller: UIViewController(), &dice)
    keyboard = SimulatedKeyboard(device, os: os, screen: stage.device.screen)
    user = SimulatedUser(stage.window)
    strategy = dice.once(in: 5) ? dice.one(of: Self.otherStrategies) : .automatic
    scope = dice.once(in: 3) ? stage.view : stage.window
    lifter = KeyboardLifter(for: scope, strategy: strategy)
    screens = [RandomScreen(dice.one(of: RandomScreen.Kind.allCases), in: stage.controller, &dice)]
    self.dice = dice
    followInput()
  }

  static let otherStrategies: [KeyboardLifter.Strategy] = [.resize(), .extend(), .inset, .slide(), .off]

  /// The screen in front.
  var top: RandomScreen { screens[screens.count - 1] }

  /// Whether a docked keyboard of this app is up.
  var isDocked: Bool { keyboard.model.placement == .docked }

  var about: Comment {
    "seed \(seed) on \(device.id) \(keyboard.model.os), \(strategy): \(story.joined(separator: ", "))"
  }

  func run(steps: Int = 20) {
    for _ in 0..<steps {
      let act = dice.one(of: Self.steps)
      if dice.once(in: 4) { actBeforeTheKeyboard(act) } else { act(self) }
      settle()
      check()
    }
    stage.window.endEditing(true)
    settle()
    check()
    for screen in screens { checkGivenBack(screen) }
    lifter.isEnabled = false
    stage.device.inputDidChange = nil
  }

  /// What a user, the system or the app may do, each as often as its weight says.
  static let steps: [Step] = weights.flatMap { Array(repeating: $0.act, count: $0.weight) }

  typealias Step = @MainActor (RandomSession) -> Void

  private static let weights: [(weight: Int, act: Step)] = [
    (16, { $0.focus() }), (6, { $0.endEditing() }), (8, { $0.scroll() }), (5, { $0.type() }),
    (5, { $0.changeBars() }), (5, { $0.switchKeyboard() }), (5, { $0.moveKeyboard() }), (3, { $0.plugKeyboard() }),
    (2, { $0.keyboard.prefersCrossFade.toggle() }),
    (2, { $0.repeatFrame() }), (2, { $0.dragKeyboardDown() }), (2, { $0.leaveAndReturn() }),
    (1, { $0.seeOtherAppsKeyboard() }), (3, { $0.rotate() }), (3, { $0.resizeWindow() }),
    (4, { $0.push() }), (4, { $0.present() }), (6, { $0.goBack() }),
    (4, { $0.swipeBack() }), (4, { $0.pullDown() }), (2, { $0.changeTextSize() }), (3, { $0.changeRows() }),
    (3, { $0.dockBar() }),
    (4, { $0.changeInset() }), (3, { $0.changeContent() }), (2, { $0.removeInput() }), (4, { $0.changeOptions() }),
  ]

  /// The keyboard learns of the focus in the midst of it.
  private func followInput() {
    stage.device.inputDidChange = { [keyboard] in keyboard.inputDidChange(to: $0, until: .will) }
  }

  /// The keyboard learns of the focus only once all is done: a screen may have left by then.
  private func actBeforeTheKeyboard(_ act: Step) {
    stage.device.inputDidChange = nil
    act(self)
    followInput()
    keyboard.inputDidChange(to: stage.window.currentFirstResponder, until: .will)
  }

  /// Lets time pass until the keyboard is at rest.
  func settle() {
    repeat { stage.device.advance(by: 0.3) } while keyboard.advance()
    stage.device.advance(by: 0.5)
    if focused?.isFirstResponder != true { focused = nil }
  }
}

extension Stage {
  /// A device's screen, the controller perhaps in a navigation controller and that perhaps in a tab bar controller.
  fileprivate convenience init(
    _ device: Device, os: OSVersion, controller: UIViewController, _ dice: inout SeededGenerator
  ) {
    let simulated = SimulatedDevice(device, os: os)
    simulated.safeAreaOfMovedViews = dice.one(of: [.follows, .stays])
    var root: UIViewController = controller
    if !dice.once(in: 3) { root = UINavigationController(rootViewController: controller) }
    if dice.once(in: 4) {
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      root = tabs
    }
    self.init(simulated, controller: controller, root: root)
  }
}
#endif
