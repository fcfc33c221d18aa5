import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Markup as an XML parser reads it: every element in order, and all text.
struct ParsedMarkup {
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""

  /// Parses markup; throws what the parser finds wrong.
  init(_ markup: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    elements = reader.elements
    text = reader.text
  }

  /// The elements with that class among theirs.
  func elements(ofClass name: String) -> [Element] {
    elements.filter { ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(name)) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
  }
}

extension ParsedMarkup.Element {
  /// A number among the attributes; not a number where there is none.
  func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? .nan }
}
