#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The list of the examples, and what the documents say of them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct CatalogTests {
  @Test("Each button of the list opens the example that it names") func eachButtonOpensItsExample() throws {
    try Handset.run(Situation(device: .iPhoneSE3)) { handset in
      let catalog = try #require(handset.navigation.topViewController as? CatalogController)
      #expect(catalog.buttons.count == 11)
      for (button, example) in zip(catalog.buttons, Example.all) {
        button.sendActions(for: .touchUpInside)
        handset.settle()
        #expect(handset.front.title == example.title)
        #expect(type(of: handset.front) == type(of: example.makeController()))
        handset.goBack()
        #expect(handset.front === catalog)
      }
    }
  }
}
#endif
