import Foundation
import Testing

/// What the documents promise of the library's sources.
@Suite struct ProjectRulesTests {
  private static func uses(of word: String, but exceptions: String...) throws -> [String] {
    try ProjectFile.all(below: "Sources/KeyboardLift", ending: ".swift").filter { source in
      guard !exceptions.contains(source.path) else { return false }
      return try source.text().components(separatedBy: "\n").contains { line in
        !line.drop(while: { $0 == " " }).hasPrefix("//") && line.contains(word)
      }
    }.map(\.path)
  }

  @Test(
    "Nothing is swizzled, and no private interface is used",
    arguments: [
      "method_exchange", "method_setImplementation", "class_addMethod", "NSClassFromString", "NSSelectorFromString",
      "value(forKey", "objc_setAssociatedObject", "dlsym",
    ])
  func nothingIsSwizzled(word: String) throws {
    // Two files look up a public class: the application, which app extensions may not name, and WebKit's web view, so that an
    // app without one links no WebKit.
    let lookups = ["Sources/KeyboardLift/App/AppWindows.swift", "Sources/KeyboardLift/Facts/UIView+SystemOwned.swift"]
    #expect(try Self.uses(of: word, but: lookups[0], lookups[1]).isEmpty)
  }

  @Test(
    "App extensions may use it: what they may not call is not called",
    arguments: ["UIApplication.shared", "UIScreen.main", "keyWindow", "openURL"])
  func appExtensionsMayUseIt(word: String) throws {
    #expect(try Self.uses(of: word).isEmpty)
  }

  @Test(
    "Decisions wait for nothing",
    arguments: ["DispatchQueue", "asyncAfter", "Timer.", "Task.sleep", "perform(#selector"])
  func nothingWaits(word: String) throws {
    #expect(try Self.uses(of: word).isEmpty)
  }

  @Test("The documentation of every library is built, and offered to the package index")
  func everyLibraryIsDocumented() throws {
    let package = try ProjectFile("Package.swift").text()
    // The examples are an app's code, which is its own documentation.
    let libraries = Markdown.matches(#"\.library\(name: "(\w+)""#, in: package).filter { $0 != "KeyboardLiftExamples" }
    #expect(libraries.count >= 7)
    let script = try ProjectFile("Scripts/docs").text()
    let index = try ProjectFile(".spi.yml").text()
    for library in libraries {
      #expect(!Markdown.matches("(\\b\(library)\\b)", in: script).isEmpty, "Scripts/docs leaves \(library) out")
      // The stand-in's own helpers are of no use where UIKit is.
      #expect(index.contains("- \(library)\n") == (library != "UIKitStandInTesting"), "\(library) in .spi.yml")
    }
    #expect(try ProjectFile("Scripts/check").text().contains("step docs"))
  }
}
