#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn

/// The stand-in promises nothing that UIKit does not: every public symbol is in `uikit-api.json`, with that signature.
@Suite(.enabled(if: SymbolGraph.tool != nil, "the toolchain has no swift-symbolgraph-extract"))
struct SignatureTests {
  let graph: SymbolGraph
  let apple: AppleDeclarations

  init() throws {
    graph = try SymbolGraph.ofStandIn(tool: #require(SymbolGraph.tool))
    let fixture = Bundle.module.bundleURL.appendingPathComponent("Fixtures/uikit-api.json")
    apple = try AppleDeclarations(Data(contentsOf: fixture))
  }

  @Test func everyPublicSymbolIsUIKits() {
    #expect(graph.symbols.count > 500)
    for symbol in graph.symbols where !SignatureException.all.contains(where: { $0.excuses(symbol) }) {
      if let problem = problem(with: symbol) {
        Issue.record("\(symbol.path): \(problem)\n  here:  \(symbol.declaration)")
      }
    }
  }

  @Test func noExceptionIsStale() {
    for exception in SignatureException.all {
      let excused = graph.symbols.filter(exception.excuses)
      #expect(!excused.isEmpty, "No symbol needs \(exception.path); take the exception away.")
      #expect(excused.allSatisfy { problem(with: $0) != nil }, "\(exception.path) needs no exception.")
    }
  }

  @Test func everyListedClassHasUIKitsSuperclass() {
    for (name, facts) in apple.types where facts.kind == "class" {
      guard let lineage = graph.ancestors[name], let superclass = facts.superclass?.prefix(while: { $0 != "<" }) else {
        continue
      }
      #expect(lineage.contains { $0.prefix { $0 != "<" } == superclass }, "\(name) is no \(superclass)")
    }
  }

  /// Symbol graphs hold no raw values: these are the ones that are stored, or shifted into others.
  @Test func rawValuesAreUIKits() {
    #expect(Int(UIView.AnimationOptions.curveLinear.rawValue) == apple.cases["UIView.AnimationOptions"]?["curveLinear"])
    #expect(
      Int(UIView.AnimationOptions.beginFromCurrentState.rawValue)
        == apple.cases["UIView.AnimationOptions"]?["beginFromCurrentState"])
    #expect(
      Int(UIView.AnimationOptions.overrideInheritedCurve.rawValue)
        == apple.cases["UIView.AnimationOptions"]?["overrideInheritedCurve"])
    #expect(
      Int(UIControl.Event.editingDidEndOnExit.rawValue) == apple.cases["UIControl.Event"]?["editingDidEndOnExit"])
    #expect(Int(UIControl.Event.touchUpInside.rawValue) == apple.cases["UIControl.Event"]?["touchUpInside"])
    #expect(
      Int(UIView.AutoresizingMask.flexibleBottomMargin.rawValue)
        == apple.cases["UIView.AutoresizingMask"]?["flexibleBottomMargin"])
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == apple.cases["UIInterfaceOrientation"]?["landscapeLeft"])
    #expect(UIModalPresentationStyle.automatic.rawValue == apple.cases["UIModalPresentationStyle"]?["automatic"])
    #expect(UIKeyboardType.decimalPad.rawValue == apple.cases["UIKeyboardType"]?["decimalPad"])
    #expect(
      UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue
        == apple.cases["UIScrollView.ContentInsetAdjustmentBehavior"]?["never"])
  }

  private func problem(with symbol: SymbolGraph.Symbol) -> String? {
    switch symbol.kind {
    case "swift.class", "swift.protocol", "swift.struct", "swift.enum", "swift.typealias": problem(withType: symbol)
    case "swift.enum.case":
      apple.cases[symbol.parent]?[symbol.name] == nil ? "no such case" : nil
    default: problem(withMember: symbol)
    }
  }

  private func problem(withType symbol: SymbolGraph.Symbol) -> String? {
    guard apple.namedTypes.contains(symbol.path) else { return "no such type" }
    if apple.cases[symbol.path] != nil {
      let isOptionSet = symbol.kind == "swift.struct"
      return isOptionSet == apple.optionSets.contains(symbol.path) ? nil : "is an option set on one side only"
    }
    guard let facts = apple.types[symbol.path] else { return nil }
    let kind = "swift." + facts.kind.prefix { $0 != " " }
    if kind != symbol.kind { return "is a \(facts.kind)" }
    let isMainActor = symbol.declaration.hasPrefix("@MainActor")
    return facts.isMainActor == nil || facts.isMainActor == isMainActor ? nil : "other isolation"
  }

  private func problem(withMember symbol: SymbolGraph.Symbol) -> String? {
    let declaration = Declaration(symbol.declaration)
    if isRawRepresentation(symbol) { return nil }
    if let cases = apple.cases[symbol.parent] {
      guard cases[symbol.name] != nil else { return "no such option" }
      return declaration.text == "static var \(symbol.name): \(symbol.parent) { get }" ? nil : "other type"
    }
    if let text = extensionText(declaration, of: symbol.parent) {
      return apple.types.values.flatMap(\.members).contains { $0.text == text } ? nil : "no such extension"
    }
    let known = ([symbol.parent] + graph.lineage(of: symbol.parent)).flatMap(apple.members)
    let same = known.filter { $0.text == declaration.text || $0.text == optional(declaration).text }
    guard !same.isEmpty else {
      let likely = known.filter { $0.text.contains(symbol.name.prefix { $0 != "(" }) }
      return "no such member\n  UIKit: \(likely.map(\.description).joined(separator: "\n         "))"
    }
    guard same.contains(where: { $0.isMainActor == declaration.isMainActor }) else { return "other isolation" }
    let isSameInit = symbol.isOverride || same.contains { $0.isConvenience == declaration.isConvenience }
    return isSameInit ? nil : "convenience on one side only"
  }

  // An optional requirement is Optional to callers of the protocol, and what it is to callers of a class that has it.
  private func optional(_ declaration: Declaration) -> Declaration {
    var copy = declaration
    copy.text = copy.text.replacingOccurrences(of: " {", with: "? {")
    return copy
  }

  private func isRawRepresentation(_ symbol: SymbolGraph.Symbol) -> Bool {
    ["rawValue", "init(rawValue:)"].contains(symbol.name) && graph.ancestors[symbol.parent] != nil
      && !graph.lineage(of: symbol.parent).filter { ["RawRepresentable", "OptionSet"].contains($0) }.isEmpty
  }

  private func extensionText(_ declaration: Declaration, of type: String) -> String? {
    type.hasPrefix("CG") && type != "CGAffineTransform" ? "extension \(type): \(declaration.text)" : nil
  }
}
#endif
