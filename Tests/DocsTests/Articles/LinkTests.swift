import Foundation
import Testing

/// Links of documents lead somewhere.
@Suite struct LinkTests {
  @Test("Every link to a file of the project leads to one")
  func everyLinkLeadsToAFile() throws {
    let documents = try ProjectFile.documents()
    #expect(documents.contains { $0.path == "README.md" })
    #expect(documents.contains { $0.path == "Docs/Features.md" })
    for document in documents {
      // What an article shows lies in its catalogue.
      let isArticle = document.path.contains(".docc/")
      for link in Markdown(try document.text()).links where !link.contains("://") && !link.hasPrefix("#") {
        let path = String(link.prefix { $0 != "#" })
        let target =
          isArticle
          ? ProjectFile("Sources/KeyboardLift/KeyboardLift.docc/Resources/\(path).svg")
          : ProjectFile(document.folder.isEmpty ? path : "\(document.folder)/\(path)")
        #expect(target.exists, "\(document.path) links to \(link)")
      }
    }
  }

  @Test("Every link to a file of the project on the web leads to one")
  func everyLinkOnTheWebLeadsToAFile() throws {
    let pattern = #"https://github\.com/keyboardlift/KeyboardLift/(?:blob|tree)/main/([^\s)#]+)"#
    let documents = try ProjectFile.all(below: ".github", ending: ".yml") + ProjectFile.documents()
    var count = 0
    for document in documents {
      for path in Markdown.matches(pattern, in: try document.text()) {
        count += 1
        #expect(ProjectFile(path).exists, "\(document.path) links to \(path)")
      }
    }
    #expect(count >= 2)
  }

  @Test("No article is left out of the catalogue's front page")
  func everyArticleIsListed() throws {
    let catalog = "Sources/KeyboardLift/KeyboardLift.docc"
    let front = try ProjectFile("\(catalog)/KeyboardLift.md").text()
    // Those in `Extensions` group a type's members and are no articles.
    let articles = try ProjectFile.all(below: catalog, ending: ".md").filter { !$0.path.contains("/Extensions/") }
    let names = articles.map { $0.url.deletingPathExtension().lastPathComponent }
    #expect(names.count == 23)
    for name in names where name != "KeyboardLift" {
      #expect(front.contains("<doc:\(name)>"), "\(name) is not listed")
    }
  }
}
