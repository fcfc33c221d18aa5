#if !canImport(UIKit)
import KeyboardLift
@testable import KeyboardLiftExamples
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// The list of the examples, and what the documents say of them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct CatalogTests {
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

  @Test("The table of the examples' README names each example, and what it links to is there")
  func theReadmeNamesEachExample() throws {
    let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let folder = package.appendingPathComponent("Examples")
    let text = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    for example in Example.all { #expect(text.contains(example.title), "\(example.title)") }
    let links = text.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    #expect(links.count > 15)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(link).path), "\(link)")
    }
  }
}
#endif
