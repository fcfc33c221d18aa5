import AutoLayout
import Testing

/// What the solver promises, one promise a test.
@Suite struct ConstraintSolverTests {
  @Test("A thousand weak constraints never outweigh one that is a little stronger")
  func strictPriorities() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    for _ in 0..<1000 { solver.add(LinearExpression(x) - 100, priority: 500) }
    solver.add(LinearExpression(x) - 7, priority: 500.5)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test("At equal priority the sum of the errors counts: the median wins, not the mean")
  func medianOfEqualPriorities() {
    var solver = ConstraintSolver()
    let x = solver.addVariable(stay: 1000)
    let constraints = [0.0, 10, 100].map { solver.add(LinearExpression(x) - $0, priority: 500) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(constraints.map { solver.error(of: $0) } == [10, 0, 90])
  }

  @Test("What nothing determines keeps its stay value, as near to it as the constraints allow")
  func stays() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(stay: 5), solver.addVariable(stay: 50))
    solver.add(LinearExpression(y) - 40, .lessThanOrEqual)
    solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [5, 40])
    #expect(solver.undeterminedVariables() == [x, y])
    solver.setStay(of: y, to: 30)
    solver.solve()
    #expect(solver.value(of: y) == 30)
  }

  @Test("Inequalities hold where they must and pull where they are optional")
  func inequalities() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    solver.add(LinearExpression(x) - 10, .greaterThanOrEqual)
    let wish = solver.add(LinearExpression(x) - 30, .greaterThanOrEqual, priority: 100)
    solver.add(LinearExpression(x) - 20, .lessThanOrEqual, priority: 200)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.error(of: wish) == 10)
  }

  @Test("A change of one constant needs no step where the same constraints stay tight")
  func aConstantThatMovesAlong() {
    var solver = ConstraintSolver()
    var previous = solver.addVariable()
    let first = solver.add(LinearExpression(previous))
    for _ in 0..<50 {
      let next = solver.addVariable()
      solver.add(LinearExpression(next) - LinearExpression(previous) - 10)
      previous = next
    }
    solver.solve()
    #expect(solver.value(of: previous) == 500)
    for constant in [7.0, 3, -2] {
      solver.setConstant(of: first, to: -constant)
      solver.solve()
      #expect(solver.value(of: previous) == 500 + constant)
      #expect(solver.stepCount == 0)
    }
  }

  @Test("Terms of the same variable add up, and a constant constraint is satisfied or reported")
  func degenerateExpressions() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    solver.add(LinearExpression(x) + LinearExpression(x) - 10)
    let nothing = solver.add(LinearExpression(x) - LinearExpression(x) + 1)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.conflicts.map(\.broken) == [nothing])
  }

  @Test("A variable that was removed and added again starts afresh")
  func removedVariables() {
    var solver = ConstraintSolver()
    let x = solver.addVariable(stay: 1)
    let constraint = solver.add(LinearExpression(x) - 100)
    solver.solve()
    solver.remove(constraint)
    solver.removeVariable(x)
    let y = solver.addVariable(stay: 3)
    #expect(solver.variableCount == 1)
    solver.solve()
    #expect(solver.value(of: y) == 3)
  }

  @Test("Rows that share all their variables are solved together")
  func sharedVariables() {
    var solver = ConstraintSolver()
    let count = 40
    let variables = (0..<count).map { _ in solver.addVariable() }
    // Each of them is i: the sum, weighted differently in each row.
    for row in 0..<count {
      let terms = variables.enumerated().map {
        LinearExpression.Term($0.element, times: $0.offset == row ? Double(count) : Double(($0.offset * row) % 5 + 1))
      }
      let sum = terms.enumerated().reduce(0) { $0 + $1.element.coefficient * Double($1.offset) }
      solver.add(LinearExpression(terms, constant: -sum))
    }
    solver.solve()
    for (index, variable) in variables.enumerated() {
      #expect(abs(solver.value(of: variable) - Double(index)) < 1e-8)
    }
  }
}
