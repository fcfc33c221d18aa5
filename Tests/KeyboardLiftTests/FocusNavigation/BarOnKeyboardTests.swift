#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// The bar with a keyboard under it that tells what UIKit tells.
@MainActor @Suite(.serialized) struct BarOnKeyboardTests {
  @MainActor private struct Scene {
    let stage = Stage()
    let first: UITextField
    let second: UITextField
    let lifter: KeyboardLifter
    let keyboard: SimulatedKeyboard

    init(os: OSVersion) {
      first = Make.field(16, 500, in: stage.view)
      second = Make.field(16, 600, in: stage.view)
      lifter = KeyboardLifter(for: stage.view)
      keyboard = SimulatedKeyboard(.iPhoneSE3, os: os, screen: stage.device.screen)
      stage.device.inputDidChange = { [keyboard] in keyboard.inputDidChange(to: $0) }
    }
  }

  /// Where the keyboard and what stands on it begin.
  private func top(of keyboard: SimulatedKeyboard) -> CGFloat {
    min(keyboard.frame?.minY ?? .infinity, keyboard.accessoryFrame?.minY ?? .infinity)
  }

  @Test("it takes its room, and gives it back when it is switched off while it is up", arguments: [17, 26])
  func toggled(major: Int) {
    let scene = Scene(os: OSVersion(major, 0))
    scene.lifter.showsBar = true
    scene.second.becomeFirstResponder()
    let withBar = top(of: scene.keyboard)
    #expect(isNear(scene.stage.rect(of: scene.second).maxY, withBar - 10))
    scene.lifter.showsBar = false
    let withoutBar = top(of: scene.keyboard)
    #expect(isNear(withoutBar, withBar + 44))
    #expect(isNear(scene.stage.rect(of: scene.second).maxY, withoutBar - 10))
    scene.lifter.showsBar = true
    #expect(isNear(scene.stage.rect(of: scene.second).maxY, withBar - 10))
    scene.stage.window.endEditing(true)
    #expect(scene.stage.view.transform == .identity)
  }

  @Test("the focus moves on, and the keyboard with its bar stays where it is", arguments: [17, 26])
  func moving(major: Int) throws {
    let scene = Scene(os: OSVersion(major, 0))
    scene.lifter.showsBar = true
    scene.first.becomeFirstResponder()
    let top = top(of: scene.keyboard)
    scene.stage.user.tap(try ShownBar(on: scene.first).next)
    #expect(scene.stage.focus === scene.second)
    #expect(self.top(of: scene.keyboard) == top)
    #expect(isNear(scene.stage.rect(of: scene.second).maxY, top - 10))
    scene.stage.user.tap(try ShownBar(on: scene.second).done)
    #expect(scene.keyboard.frame == nil)
    #expect(scene.stage.view.transform == .identity)
  }

  @Test("an input with another keyboard stands above that one with the bar", arguments: [17, 26])
  func anotherKeyboard(major: Int) throws {
    let scene = Scene(os: OSVersion(major, 0))
    scene.second.keyboardType = .numberPad
    scene.lifter.showsBar = true
    scene.first.becomeFirstResponder()
    let before = top(of: scene.keyboard)
    #expect(scene.lifter.focusNextInput())
    #expect(top(of: scene.keyboard) != before)
    #expect(isNear(scene.stage.rect(of: scene.second).maxY, top(of: scene.keyboard) - 10))
  }

  @Test("with a hardware keyboard the bar alone takes room", arguments: [17, 26]) func hardwareKeyboard(major: Int) {
    let scene = Scene(os: OSVersion(major, 0))
    scene.lifter.showsBar = true
    scene.second.becomeFirstResponder()
    scene.keyboard.connectHardwareKeyboard()
    #expect(top(of: scene.keyboard) > 500)
    #expect(isNear(scene.stage.rect(of: scene.second).maxY, min(634, top(of: scene.keyboard) - 10)))
  }

  @Test("B133 the bar stands on the keyboard and is not moved by the lift") func notMoved() throws {
    let scene = Scene(os: OSVersion(26, 0))
    scene.lifter.showsBar = true
    scene.second.becomeFirstResponder()
    let bar = try ShownBar(on: scene.second).toolbar
    let window = try #require(bar.window)
    #expect(window !== scene.stage.window)
    #expect(window.transform == .identity && bar.transform == .identity)
    #expect(window.convert(bar.convert(bar.bounds, to: nil), to: nil as UIWindow?) == scene.keyboard.accessoryFrame)
  }
}
#endif
