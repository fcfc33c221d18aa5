import AutoLayout
import Foundation

/// Another solver's results.
struct OtherResults {
  var results: [String: (build: Double, change: Double)] = [:]

  init(path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let build = Double(fields[1]), let change = Double(fields[2]) else { continue }
      results[String(fields[0])] = (build, change)
    }
  }
}

/// The system in a solver, solved once.
func solved(_ system: LinearSystem) -> (solver: ConstraintSolver, edit: ConstraintSolver.ConstraintID) {
  var solver = ConstraintSolver()
  let variables = (0..<system.variableCount).map { _ in solver.addVariable() }
  for constraint in system.constraints {
    let terms = constraint.terms.map { LinearExpression.Term(variables[$0.variable], times: $0.coefficient) }
    solver.add(
      LinearExpression(terms, constant: -constraint.constant), constraint.relation,
      priority: ConstraintPriority(constraint.priority))
  }
  let edit = solver.add(LinearExpression(variables[system.edited]), priority: 750)
  solver.solve()
  return (solver, edit)
}

/// The least processor time of several runs, in nanoseconds: other processes take none of it, and noise only ever adds.
func leastNanoseconds(runs: Int, count: Int, _ work: (Int) -> Void) -> Double {
  var least = Double.infinity
  for _ in 0..<runs {
    let start = processorNanoseconds()
    work(count)
    least = min(least, (processorNanoseconds() - start) / Double(count))
  }
  return least
}

private func processorNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func printSolverBenchmark(against other: OtherResults?) {
  print("Constraint solver: build and solve; change one constant and solve again")
  for system in LinearSystem.measured {
    let size = system.variableCount
    let build = leastNanoseconds(runs: 5, count: max(1, 2000 / size)) { count in
      for _ in 0..<count { precondition(solved(system).solver.variableCount == size) }
    }
    var (solver, edit) = solved(system)
    let change = leastNanoseconds(runs: 5, count: max(20, 20_000 / size)) { count in
      for index in 0..<count {
        solver.setConstant(of: edit, to: index & 1 == 0 ? -20 : -36)
        solver.solve()
      }
    }
    var line = "  \(system.name): build \(microseconds(build)), change \(microseconds(change))"
    if let other = other?.results[system.name] {
      line += "; kiwi build \(microseconds(other.build)), change \(microseconds(other.change))"
      line += "; ours/kiwi \(ratio(build, other.build)), \(ratio(change, other.change))"
    }
    print(line)
  }
}

private func microseconds(_ nanoseconds: Double) -> String { String(format: "%.1f µs", nanoseconds / 1000) }
private func ratio(_ ours: Double, _ other: Double) -> String { String(format: "%.2f", ours / other) }
