#if os(macOS) || os(Linux)
import AutoLayout
import Foundation
import Testing

/// Systems of one strength, solved by kiwi (Cassowary in C++, python3's `kiwisolver`) too.
@Suite struct KiwiTests {
  private static let python = "python3"

  /// Whether python3 finds kiwisolver. Says so once where it does not.
  static let isAvailable: Bool = {
    let found = (try? run("import kiwisolver")) != nil
    if !found { print("python3 has no kiwisolver: the comparison with kiwi is left out.") }
    return found
  }()

  @Test("The sum of errors at one strength is kiwi's", .enabled(if: isAvailable, "python3 has no kiwisolver."))
  func errorsAreKiwis() throws {
    var systems: [ReferencePair] = []
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed) + 7000)
      let count = Int.random(in: 2...12, using: &generator)
      var pair = ReferencePair(ReferenceSystem(variableCount: count, stays: Array(repeating: 0, count: count)))
      for _ in 0..<Int.random(in: count...3 * count, using: &generator) {
        pair.add(RandomSystemTests.row(count, using: &generator, priorities: [500]))
      }
      pair.solver.solve()
      systems.append(pair)
    }
    let answers = try Self.run(Self.program, input: systems.map { Self.text($0.system) }.joined(separator: "\n"))
    let errors = answers.split(separator: "\n").compactMap { Double($0) }
    #expect(errors.count == systems.count)
    for (pair, error) in zip(systems, errors) {
      #expect(abs(pair.errorsFromValues()[0] - error) < 1e-5, "\(pair.system.rows)")
    }
  }

  private static func text(_ system: ReferenceSystem) -> String {
    let rows = system.rows.map { row in
      let relation =
        switch row.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      return "[\(row.coefficients), \"\(relation)\", \(row.constant)]"
    }
    return "[\(rows.joined(separator: ", "))]"
  }

  private static let program = """
    import json, sys, kiwisolver as k
    for line in sys.stdin:
        rows = json.loads(line)
        variables = [k.Variable(str(i)) for i in range(len(rows[0][0]))]
        solver = k.Solver()
        for coefficients, relation, constant in rows:
            terms = sum(c * v for c, v in zip(coefficients, variables) if c)
            solver.addConstraint(k.Constraint(terms - constant, relation, "medium"))
        solver.updateVariables()
        total = 0
        for coefficients, relation, constant in rows:
            rest = sum(c * v.value() for c, v in zip(coefficients, variables)) - constant
            total += abs(rest) if relation == "==" else max(0, rest if relation == "<=" else -rest)
        print(total)
    """

  private struct PythonError: Error {}

  private static func run(_ program: String, input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python, "-c", program]
    let (inputPipe, outputPipe) = (Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    inputPipe.fileHandleForWriting.write(Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    let output = outputPipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PythonError() }
    return String(decoding: output, as: UTF8.self)
  }
}
#endif
