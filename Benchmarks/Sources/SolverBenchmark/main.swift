import Foundation

// `SolverBenchmark write FOLDER` writes the systems; `SolverBenchmark measure [RESULTS]` measures the solver on them,
// beside another solver's results: lines of a system's name, nanoseconds to build and solve, nanoseconds a change.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "write", let folder = arguments.last {
  for system in LinearSystem.measured {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(system.name + ".txt")
    try system.text.write(to: url, atomically: true, encoding: .utf8)
  }
} else {
  printSolverBenchmark(against: try arguments.dropFirst().first.map(OtherResults.init(path:)))
}
