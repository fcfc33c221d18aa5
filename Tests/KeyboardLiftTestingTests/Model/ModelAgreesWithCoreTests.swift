import KeyboardLiftDevices
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import Testing

@testable import KeyboardLiftCore

/// Whatever the user does, the keyboard that the notifications tell of is the model's.
@Suite struct ModelAgreesWithCoreTests {
  /// The things a user does; each is tried in every state that a walk reaches.
  static let actions: [(name: String, act: @Sendable (inout KeyboardModel) -> KeyboardScript)] = [
    ("show", { $0.show() }),
    ("show for a text view", { $0.show(for: .textView) }),
    ("show with a modal", { $0.show(with: .modal) }),
    ("hide", { $0.hide() }),
    ("hide with a modal", { $0.hide(with: .modal) }),
    ("password manager", { $0.coverWithPasswordManager() }),
    ("move focus", { $0.moveFocus() }),
    ("move focus to a pad", { $0.moveFocus(kind: .numberPad) }),
    ("move focus to another accessory", { $0.moveFocus(accessory: .another(height: 50)) }),
    ("resign and become", { $0.resignAndBecome() }),
    ("emoji", { $0.changeKind(to: .emoji) }),
    ("text", { $0.changeKind(to: .qwerty) }),
    ("another maker's keyboard", { $0.switchTo(.thirdParty(height: 300, announcedAs: [364, 575])) }),
    ("emoji by the globe key", { $0.switchTo(.emoji) }),
    ("the system's again", { $0.switchTo(.system) }),
    ("code", { $0.offerOneTimeCode() }),
    ("password", { $0.offerPassword(animated: false) }),
    ("no offer", { $0.withdrawOffer() }),
    ("back from the background", { $0.returnFromBackground() }),
    ("bar on", { $0.setSuggestionBar(true) }),
    ("bar off", { $0.setSuggestionBar(false, animated: false) }),
    ("accessory", { $0.setAccessoryHeight(44) }),
    ("no accessory", { $0.setAccessoryHeight(0) }),
    ("third party", { $0.showThirdParty(height: 282) }),
    ("portrait", { $0.rotate(to: .portrait) }),
    ("landscape", { $0.rotate(to: .landscape) }),
    ("interactive dismissal", { $0.dismissInteractively() }),
    ("cancelled dismissal", { $0.cancelInteractiveDismissal() }),
    ("connect", { $0.connectHardwareKeyboard() }),
    ("disconnect", { $0.disconnectHardwareKeyboard() }),
    ("undock", { $0.undock() }),
    ("undock by dragging", { $0.undock(by: .drag) }),
    ("split", { $0.split() }),
    ("float", { $0.float() }),
    ("drag", { $0.drag(to: Point(x: 10, y: 200)) }),
    ("dock", { $0.dock() }),
    ("repeat the frame", { $0.repeatFrame() }),
  ]

  @Test(arguments: ["iphone-6", "iphone-14pro", "ipad-9.7", "ipad-10.9"], [8, 10, 12, 15, 18, 26])
  func stateAndFrameAreTheSameAfterEveryAction(id: String, major: Int) throws {
    let device = try #require(Device.withID(id))
    var random = SeededGenerator(seed: UInt64(major))
    for _ in 0..<40 {
      var model = KeyboardModel(device, os: OSVersion(major))
      var keyboard = Keyboard()
      var done: [String] = []
      for _ in 0..<12 {
        let action = Self.actions[Int(random.next() % UInt64(Self.actions.count))]
        done.append(action.name)
        let script = action.act(&model)
        expectTimesNeverFall(script, done)
        for notification in script.notifications { _ = keyboard.receive(notification, on: model.screen) }
        #expect(keyboard.state == state(of: model), "\(id), \(major): \(done)")
        if model.placement != .hidden { #expect(keyboard.frame == model.frame, "\(id), \(major): \(done)") }
      }
    }
  }

  func expectTimesNeverFall(_ script: KeyboardScript, _ done: [String]) {
    let times = script.steps.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "\(done)")
  }

  func state(of model: KeyboardModel) -> Keyboard.State {
    switch model.placement {
    case .hidden: .hidden
    case .docked: .docked
    case .undocked: .floating
    }
  }
}
