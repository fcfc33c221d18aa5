#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// Every situation with every strategy on every form.
@MainActor @Suite(.serialized) struct KeyboardSituationTests {
  static let strategies: [KeyboardLifter.Strategy] = [.automatic, .slide(), .inset, .resize(), .extend()]

  @Test(
    "Whatever the keyboard does, the form stands where the strategy puts it, and as before once it has gone",
    arguments: KeyboardSituation.all)
  func theFormStandsRight(in situation: KeyboardSituation) throws {
    let device = try #require(Device.withID(situation.device))
    var moves = 0
    for strategy in Self.strategies {
      for form in KeyboardBench.Form.allCases {
        let bench = KeyboardBench(form, strategy, on: device, os: situation.os)
        for (index, step) in situation.steps.enumerated() {
          let count = bench.keyboard.posted.count
          step(bench)
          let isTold = bench.keyboard.posted.count > count
          let place: Comment = "step \(index), \(form), \(strategy): covered \(bench.covered)"
          let (standing, expected) = (bench.standing, bench.expected)
          bench.stage.device.advance(by: 0.5)
          bench.keyboard.advance()
          // Where only the end of the motion was still to be told, all must have been done at its beginning.
          if isTold && !bench.keyboard.isMoving { #expect(standing.isNear(expected), place) }
          bench.settle()
          #expect(bench.standing.isNear(bench.expected), place)
          if bench.standing != Standing() { moves += 1 }
        }
        #expect(bench.keyboard.model.input == nil)
        #expect(bench.covered == 0)
        #expect(bench.standing.isNear(bench.expected), "\(form), \(strategy): at the end")
        #expect(bench.stage.view.transform == .identity)
        #expect(bench.lifter.isEnabled)
      }
    }
    #expect(moves > 0 || situation.name == "is a popover")
  }
}
#endif
