#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// With which duration and curve the form moves with the keyboards of different systems and situations.
@MainActor @Suite(.serialized) struct KeyboardMotionTests {
  /// The animations that move the form, told by duration and curve.
  private func motions(
    on device: Device = .iPhone14, os: OSVersion = OSVersion(17), _ act: (KeyboardBench) -> Void
  ) -> [String] {
    let bench = KeyboardBench(.plain, .automatic, on: device, os: os)
    bench.stage.device.forgetAnimations()
    act(bench)
    bench.settle()
    let animations = bench.stage.device.animations.filter { $0.changes(.transform, of: bench.stage.view) }
    #expect(bench.standing.isNear(bench.expected))
    bench.keyboard.resign()
    #expect(bench.stage.view.transform == .identity)
    return animations.map { "\($0.duration) \($0.curve)" }
  }

  @Test("A show moves the form in the keyboard's own time and curve, alone, with a modal or with a push")
  func aShowsOwnTime() {
    #expect(motions { $0.keyboard.focus($0.input) } == ["0.25 7"])
    #expect(motions { $0.begin(with: .modal) } == ["0.4 7"])
    #expect(motions { $0.begin(with: .push) } == ["0.35 7"])
    #expect(motions(on: .iPhone5s, os: OSVersion(6)) { $0.begin(with: .push) } == ["0.35 0"])
  }

  @Test("A keyboard that fades in has the form ready in its time, and a frame of zero gives all back")
  func aKeyboardThatFades() {
    let fade: (KeyboardBench) -> Void = {
      $0.keyboard.prefersCrossFade = true
      $0.keyboard.focus($0.input)
    }
    #expect(motions(fade) == ["0.25 7"])
    #expect(motions(on: .iPhone17, os: OSVersion(26), fade) == ["0.383 7"])
    #expect(
      motions {
        fade($0)
        $0.keyboard.resign()
      } == ["0.25 7", "0.25 7"])
  }

  @Test("What comes or goes at once moves the form at once") func withoutDuration() {
    #expect(
      motions {
        $0.keyboard.focus($0.input)
        $0.stage.device.forgetAnimations()
        $0.keyboard.coverWithPasswordManager()
      } == [])
    #expect(
      motions {
        ($0.input as? UITextField)?.keyboardType = .numberPad
        $0.keyboard.focus($0.input)
        $0.stage.device.forgetAnimations()
        $0.keyboard.offerOneTimeCode(animated: false)
      } == [])
    // The first announcement has the keyboard's time, the real height comes at once.
    #expect(
      motions(on: .iPhone8, os: OSVersion(9)) {
        $0.keyboard.switchTo(.thirdParty(height: 282))
        $0.keyboard.focus($0.input)
      } == ["0.25 7"])
  }

  @Test("A keyboard that is let go half-way down takes the form along in the rest's own time and curve")
  func theRestOfADrag() {
    #expect(
      motions {
        $0.keyboard.focus($0.input)
        $0.stage.device.forgetAnimations()
        $0.keyboard.dismissInteractively(duration: 0.14519, curve: 0)
      } == ["0.14519 0"])
  }
}
#endif
