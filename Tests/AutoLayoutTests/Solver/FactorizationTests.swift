import Testing

@testable import AutoLayout

/// The factors of the tight rows, on their own.
@Suite struct FactorizationTests {
  private func matrix(_ rows: [[Double]]) -> (matrix: SparseRows, ranges: [SparseRows.Range]) {
    var matrix = SparseRows()
    for _ in rows { matrix.addVariable() }
    let ranges = rows.enumerated().map { number, coefficients in
      let terms = coefficients.enumerated().filter { $0.element != 0 }.map {
        LinearExpression.Term(ConstraintSolver.Variable(index: Int32($0.offset)), times: $0.element)
      }
      return matrix.insert(terms, row: Int32(number))
    }
    return (matrix, ranges)
  }

  @Test("Rows that depend on each other are named, with a variable that they leave open")
  func dependentRows() throws {
    let (matrix, ranges) = matrix([[1, 2, 3], [2, 4, 6], [1, 0, 1]])
    var factorization = Factorization()
    let found = factorization.factorize(ranges, of: matrix)
    let failure = try #require(found)
    #expect([0, 1].contains(failure.slot))
    #expect((0..<3).contains(failure.variable))
  }

  @Test("Both directions are solved exactly, before rows are exchanged and after")
  func bothDirections() {
    var rows: [[Double]] = [[2, 1, 0, 1], [1, 3, 1, 0], [0, 1, 4, 1], [1, 0, 1, 5]]
    var (matrix, ranges) = matrix(rows)
    var factorization = Factorization()
    let failure = factorization.factorize(ranges, of: matrix)
    #expect(failure == nil)
    for exchange in 0..<3 {
      var (right, solution) = ([1.0, 2, 3, 4], [0.0, 0, 0, 0])
      factorization.solve(&right, into: &solution)
      for (row, value) in zip(rows, [1.0, 2, 3, 4]) {
        #expect(abs(zip(row, solution).reduce(0) { $0 + $1.0 * $1.1 } - value) < 1e-12)
      }
      var (gradient, multipliers) = ([4.0, 3, 2, 1], [0.0, 0, 0, 0])
      factorization.solveTransposed(&gradient, into: &multipliers)
      for variable in 0..<4 {
        let sum = zip(rows, multipliers).reduce(0) { $0 + $1.0[variable] * $1.1 }
        #expect(abs(sum - Double(4 - variable)) < 1e-12)
      }
      var (unit, edge) = ([0.0, 0, 0, 0], [0.0, 0, 0, 0])
      unit[exchange] = 1
      factorization.solve(&unit, into: &edge)
      rows[exchange] = [1, 1, Double(exchange) - 1, 7]
      let terms = rows[exchange].enumerated().map {
        LinearExpression.Term(ConstraintSolver.Variable(index: Int32($0.offset)), times: $0.element)
      }
      ranges[exchange] = matrix.insert(terms, row: Int32(10 + exchange))
      factorization.exchange(slot: Int32(exchange), row: ranges[exchange], of: matrix, edge: edge)
    }
  }
}
