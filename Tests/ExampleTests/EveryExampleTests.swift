#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// What holds for every example on every device: opened from the list, edited, turned and left.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct EveryExampleTests {
  /// Opens an example from the list, up to where its inputs are.
  private func open(_ example: Example, on handset: Handset) throws {
    let catalog = try #require(handset.navigation.topViewController as? CatalogController)
    let button = try #require(catalog.buttons.first { $0.title(for: .normal) == example.title })
    button.sendActions(for: .touchUpInside)
    handset.settle()
    if let host = handset.front as? FeedbackHostController {
      handset.user.tap(host.openButton)
      handset.settle()
    }
    #expect(!handset.inputs.isEmpty)
  }

  @Test(
    "Every input is in sight when it is edited, its companion with it where both fit, and then everything comes back",
    arguments: Grid.pairs(Example.lifted, Situation.all, each: 2))
  func everyInputIsInSightAndEverythingComesBack(example: Example, situation: Situation) throws {
    try Handset.run(situation) { handset in
      try open(example, on: handset)
      let before = ViewTree(handset.window)
      let inputs = handset.inputs
      for input in inputs.reversed() {
        handset.edit(input)
        #expect(handset.sightProblem(of: input) == nil)
        handset.endEditing()
        expectSame(ViewTree(handset.window), as: before, "after \(type(of: input))", edited: inputs)
      }
      for input in inputs {
        handset.edit(input)
        #expect(handset.sightProblem(of: input) == nil)
      }
      handset.endEditing()
      expectSame(ViewTree(handset.window), as: before, "after all", edited: inputs)
    }
  }

  @Test(
    "A rotation with the keyboard up keeps the input in sight, and leaves what it leaves without a keyboard",
    arguments: Grid.pairs(Example.lifted, Situation.upright, each: 2))
  func aRotationKeepsTheInputInSight(example: Example, situation: Situation) throws {
    var undisturbed: ViewTree?
    try Handset.run(situation) { handset in
      try open(example, on: handset)
      handset.rotate(to: .landscape)
      handset.rotate(to: .portrait)
      undisturbed = ViewTree(handset.window)
    }
    try Handset.run(situation) { handset in
      try open(example, on: handset)
      let input = try #require(handset.inputs.last)
      handset.edit(input)
      handset.rotate(to: .landscape)
      #expect(handset.sightProblem(of: input) == nil)
      handset.rotate(to: .portrait)
      #expect(handset.sightProblem(of: input) == nil)
      handset.endEditing()
      expectSame(ViewTree(handset.window), as: try #require(undisturbed), "after two rotations", edited: [input])
    }
  }

  @Test(
    "A screen that is left with the keyboard up leaves nothing behind, and is as it was when it comes again",
    arguments: Grid.pairs(Example.lifted, Situation.all, each: 2))
  func aScreenThatIsLeftIsAsItWas(example: Example, situation: Situation) throws {
    try Handset.run(situation) { handset in
      let list = ViewTree(handset.window)
      try open(example, on: handset)
      let front = handset.front
      let input = try #require(handset.inputs.last)
      let isSheet = front.modalPresentationStyle == .pageSheet
      @MainActor func leaveAndComeAgain() {
        handset.edit(input)
        if front === handset.navigation.topViewController {
          handset.goBack()
        } else {
          front.dismiss(animated: true)
          handset.settle()
          handset.goBack()
        }
        #expect(handset.keyboard.frame == nil)
        expectSame(ViewTree(handset.window), as: list, "the list")
        isSheet
          ? handset.navigation.present(front, animated: true)
          : handset.navigation.pushViewController(front, animated: true)
        handset.settle()
      }
      // Home follows the focus: from the first time on the screen belongs where it shows this input.
      leaveAndComeAgain()
      let before = ViewTree(front.view)
      leaveAndComeAgain()
      expectSame(ViewTree(front.view), as: before, "the screen", edited: [input])
    }
  }
}

extension Example: CustomTestStringConvertible {
  /// All but the one that is there to be left to UIKit.
  fileprivate static let lifted = all.filter { $0.title != "Settings, by the system" }

  /// What it is called.
  public var testDescription: String { title }
}
#endif
