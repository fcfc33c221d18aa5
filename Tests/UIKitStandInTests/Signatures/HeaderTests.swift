#if !canImport(UIKit)
import Foundation
import Testing

/// The stand-in SDK, against which Linux compiles the package for Apple's platforms, declares nothing otherwise than UIKit does: not
/// one of its signatures rests on memory.
struct HeaderTests {
  private let headers: [ObjectiveCHeader]
  private let facts: AppleFacts
  private let swiftFacts: SwiftNameFacts

  init() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let folder = root.appendingPathComponent("Scripts/AppleCheck/SDK/UIKit/UIKit")
    headers = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".h") }.sorted()
      .map {
        ObjectiveCHeader(String(decoding: try Data(contentsOf: folder.appendingPathComponent($0)), as: UTF8.self))
      }
    let fixtures = Bundle.module.bundleURL.appendingPathComponent("Fixtures")
    facts = try AppleFacts(Data(contentsOf: fixtures.appendingPathComponent("apple-api.jsonl")))
    swiftFacts = try SwiftNameFacts(Data(contentsOf: fixtures.appendingPathComponent("uikit-api.json")))
  }

  // A reader that skips what it cannot read would find no mistake.
  @Test("Every declaration of the headers is read")
  func everyDeclarationIsRead() {
    #expect(headers.flatMap(\.unread) == [])
    let containers = headers.flatMap(\.containers)
    #expect(containers.count > 90)
    #expect(containers.flatMap(\.members).count > 450)
    #expect(headers.flatMap(\.enumerations).flatMap(\.cases).count > 150)
    #expect(headers.flatMap(\.constants).count > 30)
    #expect(headers.flatMap(\.functions).count == 4)
  }

  @Test("Every class and protocol has UIKit's superclass and isolation")
  func containersAreUIKits() {
    for container in headers.flatMap(\.containers) {
      guard let isMainActor = container.isMainActor, !Self.isKnownElsewhere(container.name) else { continue }
      guard let fact = facts[container.name] else {
        Issue.record("\(container.name): no fact")
        continue
      }
      #expect(fact.kind == (container.isProtocol ? "protocol" : "class"), "\(container.name)")
      #expect(fact.mainThread == isMainActor, "\(container.name)")
      if !container.isProtocol { #expect(fact.supers?.first == container.superclass, "\(container.name)") }
    }
  }

  @Test("Every member has UIKit's selector, types, nullability and deprecation")
  func membersAreUIKits() {
    for container in headers.flatMap(\.containers) where !Self.isKnownElsewhere(container.name) {
      for member in container.members where !Self.inherited.contains(member.selector) {
        for problem in problems(member, in: container) {
          Issue.record("\(container.name): \(problem)\n  \(member.line)")
        }
      }
    }
  }

  @Test("Every enumeration has UIKit's raw type and values")
  func enumerationsAreUIKits() {
    for enumeration in headers.flatMap(\.enumerations) {
      if let raw = facts[enumeration.name]?.raw { #expect(raw == enumeration.rawType, "\(enumeration.name)") }
      let known =
        (facts[enumeration.name]?.cases ?? []).map { ($0.name, $0.value) } + (swiftFacts.cases[enumeration.name] ?? [])
      // That an option set has an empty value is the language's, not UIKit's.
      for (name, value) in enumeration.cases where !(value == 0 && name.hasSuffix("None")) {
        #expect(known.contains { name.hasSuffix($0.0) && $0.1 == value }, "\(name) = \(value)")
      }
    }
  }

  @Test("Every constant and function is UIKit's")
  func constantsAreUIKits() {
    for constant in headers.flatMap(\.constants) {
      guard let type = facts[constant.name]?.type else {
        #expect(swiftFacts.symbols.contains(constant.name), "\(constant.name): no fact")
        continue
      }
      #expect(constant.type.agrees(with: ObjectiveCType(rust: type)), "\(constant.name): \(constant.type)")
    }
    for function in headers.flatMap(\.functions) {
      #expect(swiftFacts.symbols.contains(function), "\(function): no fact")
    }
  }

  @Test("Every member has UIKit's name in Swift and came in UIKit's version")
  func namesAreUIKits() {
    var compared = 0
    for container in headers.flatMap(\.containers) {
      for member in container.members {
        guard let known = swiftFacts.members[container.name]?[member.selector], let fact = known.first else { continue }
        compared += 1
        // Swift has a method without the last closure too.
        let names = known.flatMap { [$0.name, $0.name.dropLast() + "completion:)"] }
        #expect(names.contains(member.swiftName), "\(container.name): \(member.line)")
        let isNewer = fact.introduced.map { $0.compare("15.0", options: .numeric) == .orderedDescending } ?? false
        #expect(member.introduced == (isNewer ? fact.introduced : nil), "\(container.name): \(member.line)")
      }
    }
    #expect(compared > 200)
  }

  private func problems(_ member: ObjectiveCHeader.Member, in container: ObjectiveCHeader.Container) -> [String] {
    guard let fact = fact(member.selector, isStatic: member.isStatic, in: container) else {
      // The bindings leave out what Rust cannot say; the collected facts have it from elsewhere.
      return swiftFacts.members[container.name]?[member.selector] == nil ? ["no such member"] : []
    }
    var problems: [String] = []
    if (fact.optional ?? false) != member.isOptional && container.isProtocol {
      problems.append("optional on one side only")
    }
    if (fact.deprecated ?? false) != member.isDeprecated { problems.append("deprecated on one side only") }
    if !agree(member.result, fact.resultType) && !Self.nilInExtensions.contains(member.selector) {
      problems.append("returns \(fact.resultType.map(\.description) ?? "nothing")")
    }
    let parameters = fact.parameterTypes
    if parameters.count != member.parameters.count
      || !zip(member.parameters, parameters).allSatisfy({ $0.agrees(with: $1) })
    {
      problems.append("takes \(parameters)")
    }
    if let isReadOnly = member.isReadOnly {
      let name = member.selector.hasPrefix("is") ? String(member.selector.dropFirst(2)) : member.selector
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
      let isSettable = self.fact(setter, isStatic: member.isStatic, in: container) != nil
      if isSettable == isReadOnly { problems.append(isReadOnly ? "can be set" : "is only read") }
    }
    return problems
  }

  private func agree(_ type: ObjectiveCType?, _ fact: ObjectiveCType?) -> Bool {
    guard let type, let fact else { return type == nil && fact == nil }
    return type.agrees(with: fact)
  }

  /// A member of a type, of what it inherits from, or of what it conforms to.
  private func fact(_ selector: String, isStatic: Bool, in container: ObjectiveCHeader.Container) -> AppleFacts.Member?
  {
    var names = [container.name]
    var index = 0
    while index < names.count {
      let conformances = headers.flatMap(\.containers).filter { $0.name == names[index] }.flatMap(\.protocols)
      names += (conformances + (facts[names[index]]?.supers ?? [])).filter { !names.contains($0) }
      let members = facts[names[index]]?.members ?? []
      if let found = members.first(where: { $0.selector == selector && ($0.static ?? false) == isStatic }) {
        return found
      }
      index += 1
    }
    return nil
  }

  // Of Foundation's root class and of Core Graphics the facts have nothing; they are in swift-corelibs-foundation.
  private static func isKnownElsewhere(_ name: String) -> Bool { ["NSObject", "UICoordinateSpace"].contains(name) }
  // The bindings return nil in an app's extension, where UIKit's property is unavailable.
  private static let nilInExtensions: Set = ["sharedApplication"]
  private static let inherited: Set = ["init", "initWithCoder:"]
}
#endif
