#if !canImport(UIKit)
import Foundation
import Testing

/// What the stand-in has beyond `uikit-api.json` is UIKit's all the same: the bindings have a selector that Swift imports under that name,
/// with the same number of arguments and the same nullability.
@Suite(.enabled(if: SymbolGraph.tool != nil, "the toolchain has no swift-symbolgraph-extract"))
struct SignatureExceptionTests {
  private let graph: SymbolGraph
  private let facts: AppleFacts

  init() throws {
    graph = try SymbolGraph.ofStandIn(tool: #require(SymbolGraph.tool))
    let fixture = Bundle.module.bundleURL.appendingPathComponent("Fixtures/apple-api.jsonl")
    facts = try AppleFacts(Data(contentsOf: fixture))
  }

  @Test("Every member that one list of facts lacks is in the other")
  func exceptionsAreUIKits() {
    var compared = 0
    for symbol in graph.symbols where SignatureException.all.contains(where: { $0.excuses(symbol) }) {
      guard isMember(symbol), !symbol.isOverride, let type = facts[objectiveCName(symbol.parent)], type.members != nil
      else {
        continue
      }
      compared += 1
      if let problem = problem(with: symbol, in: type.name) {
        Issue.record("\(symbol.path): \(problem)\n  \(symbol.declaration)")
      }
    }
    #expect(compared > 100)
  }

  private func isMember(_ symbol: SymbolGraph.Symbol) -> Bool {
    ["swift.method", "swift.property", "swift.type.method", "swift.type.property", "swift.init"].contains(symbol.kind)
      && !Self.ofSwift.contains(symbol.path) && symbol.name != "init(coder:)"
      // A constant is no member in Objective-C.
      && !symbol.declaration.contains("static let ")
  }

  // A type in a type is one word in Objective-C.
  private func objectiveCName(_ path: String) -> String { path.split(separator: ".").joined() }

  private func problem(with symbol: SymbolGraph.Symbol, in type: String) -> String? {
    let types = [type] + (facts[type]?.supers ?? []) + graph.lineage(of: symbol.parent)
    let members = types.flatMap { facts[$0]?.members ?? [] }
    let known = members.filter { Self.imports($0.selector, as: symbol.name) }
    guard !known.isEmpty else { return "no selector" }
    let isOptional = symbol.declaration.contains("?") || symbol.declaration.contains("!")
    guard symbol.kind.hasSuffix("property") else {
      let areAllNonnull = known.allSatisfy { member in
        (member.parameterTypes + [member.resultType].compactMap { $0 }).allSatisfy { $0.nullability == .nonnull }
      }
      return isOptional && areAllNonnull ? "nothing is nullable" : nil
    }
    return known.contains { ($0.resultType?.nullability == .nullable) == isOptional } ? nil : "other nullability"
  }

  /// Whether Swift may import a selector under a name: the importer drops the names of types from the end of each piece, and
  /// "With" before the first label.
  static func imports(_ selector: String, as name: String) -> Bool {
    guard let found = name.firstMatch(#"^(\w+)\(([\w:]*)\)$"#) else {
      let names = [name, "is" + name.prefix(1).uppercased() + name.dropFirst(), name + "Color"]
      return names.contains(selector)
    }
    let labels = found[2].split(separator: ":").map { $0 == "_" ? "" : $0.lowercased() }
    let pieces = selector.split(separator: ":").map { $0.lowercased() }
    guard labels.count == selector.filter({ $0 == ":" }).count, let first = pieces.first else { return false }
    let isNamed = found[1] == "init" || first.hasPrefix(found[1].lowercased())
    let isLabelled = labels.first.map { $0.isEmpty || first.contains($0) } ?? true
    return isNamed && isLabelled && zip(pieces, labels).dropFirst().allSatisfy { $0.hasPrefix($1) }
  }

  // What the bindings have under another name, and what they leave out: Swift's own, and the informal protocols of every object.
  private static let ofSwift: Set = [
    "UIImage.init(systemName:)", "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)",
    "UIBarItem.accessibilityIdentifier", "UIBarItem.accessibilityLabel", "UIView.accessibilityIdentifier",
    "UIView.accessibilityLabel",
  ]
}
#endif
