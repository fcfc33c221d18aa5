import AutoLayout

/// A small system of constraints, solved a second way: exactly, by trying every vertex.
struct ReferenceSystem {
  struct Row {
    var coefficients: [Int]
    var relation: ConstraintRelation
    /// The row is `coefficients · variables − constant`.
    var constant: Int
    var priority: Double
  }

  var variableCount: Int
  var rows: [Row] = []
  var stays: [Int]

  var levels: [Double] { Set(rows.map(\.priority)).sorted(by: >) }
  private static let stayLevel = -Double.infinity

  /// The smallest sums of errors, strongest priority first, the stays' last.
  func leastErrors() -> [Fraction] {
    let all =
      rows
      + stays.indices.map { variable in
        Row(
          coefficients: (0..<variableCount).map { $0 == variable ? 1 : 0 }, relation: .equal, constant: stays[variable],
          priority: Self.stayLevel)
      }
    let levels = self.levels + [Self.stayLevel]
    var best: [Fraction]?
    forEachChoice(of: variableCount, from: all.count) { chosen in
      guard let point = Self.solve(chosen.map { all[$0] }) else { return }
      let errors = Self.errors(of: all, at: point, levels)
      guard let least = best else {
        best = errors
        return
      }
      if errors.lexicographicallyPrecedes(least) { best = errors }
    }
    return best ?? []
  }

  private func forEachChoice(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
    var chosen = Array(0..<count)
    while true {
      body(chosen)
      guard let place = chosen.indices.last(where: { chosen[$0] < total - count + $0 }) else { return }
      chosen[place] += 1
      for later in chosen.indices where later > place { chosen[later] = chosen[later - 1] + 1 }
    }
  }

  private static func errors(of rows: [Row], at point: [Fraction], _ levels: [Double]) -> [Fraction] {
    var sums = levels.map { _ in Fraction(0) }
    for row in rows {
      let residual = zip(row.coefficients, point).reduce(Fraction(-row.constant)) { $0 + Fraction($1.0) * $1.1 }
      let isViolated =
        switch row.relation {
        case .equal: true
        case .lessThanOrEqual: residual > Fraction(0)
        case .greaterThanOrEqual: residual < Fraction(0)
        }
      if isViolated, let level = levels.firstIndex(of: row.priority) { sums[level] = sums[level] + residual.magnitude }
    }
    return sums
  }

  /// Gauss' elimination; nil if the rows do not determine a point.
  private static func solve(_ rows: [Row]) -> [Fraction]? {
    var matrix = rows.map { $0.coefficients.map { Fraction($0) } + [Fraction($0.constant)] }
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { matrix[$0][column] != Fraction(0) }) else { return nil }
      matrix.swapAt(column, pivot)
      for other in 0..<count where other != column && matrix[other][column] != Fraction(0) {
        let factor = matrix[other][column] / matrix[column][column]
        for place in column...count {
          matrix[other][place] = matrix[other][place] - factor * matrix[column][place]
        }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}

/// A solver beside the system that it solves.
struct ReferencePair {
  var system: ReferenceSystem
  var solver = ConstraintSolver()
  var variables: [ConstraintSolver.Variable] = []
  var constraints: [ConstraintSolver.ConstraintID] = []

  init(_ system: ReferenceSystem) {
    self.system = ReferenceSystem(variableCount: system.variableCount, stays: system.stays)
    for stay in system.stays { variables.append(solver.addVariable(stay: Double(stay))) }
    for row in system.rows { add(row) }
  }

  mutating func add(_ row: ReferenceSystem.Row) {
    let terms = zip(variables, row.coefficients).filter { $0.1 != 0 }.map {
      LinearExpression.Term($0.0, times: Double($0.1))
    }
    constraints.append(
      solver.add(
        LinearExpression(terms, constant: -Double(row.constant)), row.relation,
        priority: ConstraintPriority(row.priority)))
    system.rows.append(row)
  }

  mutating func remove(at place: Int) {
    solver.remove(constraints.remove(at: place))
    system.rows.remove(at: place)
  }

  mutating func setConstant(at place: Int, to constant: Int) {
    solver.setConstant(of: constraints[place], to: -Double(constant))
    system.rows[place].constant = constant
  }

  mutating func setPriority(at place: Int, to priority: Double) {
    solver.setPriority(of: constraints[place], to: ConstraintPriority(priority))
    system.rows[place].priority = priority
  }

  /// The places of the rows that the solver broke.
  var brokenPlaces: [Int] { places(of: solver.conflicts.map(\.broken)).sorted() }

  func places(of constraints: [ConstraintSolver.ConstraintID]) -> [Int] {
    constraints.compactMap { self.constraints.firstIndex(of: $0) }
  }

  /// The sums of errors at the solver's values, strongest priority first, the stays' last.
  func errors() -> [Double] {
    var sums = system.levels.map { level in
      zip(system.rows, constraints).filter { $0.0.priority == level }.reduce(0) { $0 + solver.error(of: $1.1) }
    }
    sums.append(zip(variables, system.stays).reduce(0) { $0 + abs(solver.value(of: $1.0) - Double($1.1)) })
    return sums
  }

  /// The errors computed from the values alone, to check what the solver says about them.
  func errorsFromValues() -> [Double] {
    var sums = system.levels.map { level in
      system.rows.filter { $0.priority == level }.reduce(0.0) { sum, row in
        let residual = zip(variables, row.coefficients).reduce(-Double(row.constant)) {
          $0 + solver.value(of: $1.0) * Double($1.1)
        }
        switch row.relation {
        case .equal: return sum + abs(residual)
        case .lessThanOrEqual: return sum + max(0, residual)
        case .greaterThanOrEqual: return sum + max(0, -residual)
        }
      }
    }
    sums.append(zip(variables, system.stays).reduce(0) { $0 + abs(solver.value(of: $1.0) - Double($1.1)) })
    return sums
  }
}
