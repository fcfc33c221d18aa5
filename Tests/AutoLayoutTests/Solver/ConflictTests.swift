import AutoLayout
import Testing

/// Required constraints that contradict each other.
@Suite struct ConflictTests {
  @Test("Of three widths that contradict each other, the ones added last are broken")
  func theLastAddedIsBroken() throws {
    var solver = ConstraintSolver()
    let width = solver.addVariable()
    let first = solver.add(LinearExpression(width) - 100)
    let second = solver.add(LinearExpression(width) - 200)
    let third = solver.add(LinearExpression(width) - 90, .lessThanOrEqual)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(
      solver.conflicts == [
        .init(broken: second, constraints: [first, second]), .init(broken: third, constraints: [first, third]),
      ])
  }

  @Test("Only what contradicts is reported, and the rest of the layout holds")
  func theRestHolds() {
    var solver = ConstraintSolver()
    let (left, width, other) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let edge = solver.add(LinearExpression(left) - 16)
    let size = solver.add(LinearExpression(width) - 300)
    solver.add(LinearExpression(other) - LinearExpression(width))
    let end = solver.add(LinearExpression(left) + LinearExpression(width) - 200, .lessThanOrEqual)
    solver.solve()
    #expect(solver.conflicts == [.init(broken: end, constraints: [edge, size, end])])
    #expect([left, width, other].map { solver.value(of: $0) } == [16, 300, 300])
  }

  @Test("A structural fact is never broken for a required constraint, even if it was added later")
  func structuralFactsHold() {
    var solver = ConstraintSolver()
    let width = solver.addVariable()
    let wanted = solver.add(LinearExpression(width) - 400)
    let given = solver.add(LinearExpression(width) - 375, priority: .structural)
    solver.solve()
    #expect(solver.value(of: width) == 375)
    #expect(solver.conflicts == [.init(broken: wanted, constraints: [wanted, given])])
  }

  @Test("A broken constraint holds again once what contradicted it is removed")
  func brokenConstraintsComeBack() {
    var solver = ConstraintSolver()
    let width = solver.addVariable()
    let first = solver.add(LinearExpression(width) - 100)
    solver.add(LinearExpression(width) - 200)
    solver.solve()
    solver.remove(first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 200)
  }

  @Test("A conflict is over once its broken constraint is removed, or is required no more")
  func aConflictIsOver() {
    for isRemoved in [true, false] {
      var solver = ConstraintSolver()
      let width = solver.addVariable()
      solver.add(LinearExpression(width) - 100)
      let second = solver.add(LinearExpression(width) - 200)
      solver.solve()
      #expect(solver.conflicts.count == 1)
      if isRemoved {
        solver.remove(second)
      } else {
        solver.setPriority(of: second, to: 999)
      }
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      #expect(solver.value(of: width) == 100)
    }
  }

  @Test("A conflict is resolved once: a change of an optional constraint keeps what is broken")
  func optionalChangesKeepConflicts() {
    var solver = ConstraintSolver()
    let width = solver.addVariable()
    solver.add(LinearExpression(width) - 100, .greaterThanOrEqual)
    let late = solver.add(LinearExpression(width) - 50, .lessThanOrEqual)
    let wish = solver.add(LinearExpression(width) - 120, priority: 500)
    solver.solve()
    #expect(solver.value(of: width) == 120)
    solver.setConstant(of: wish, to: -130)
    solver.solve()
    #expect(solver.value(of: width) == 130)
    #expect(solver.conflicts.map(\.broken) == [late])
  }

  @Test("Random conflicts are minimal, and the same after changes as from scratch")
  func randomConflicts() {
    for seed in 0..<600 {
      var generator = SeededGenerator(seed: UInt64(seed) + 50_000)
      var pair = ReferencePair(
        RandomSystemTests.system(using: &generator, rows: 3...7, priorities: [1000, 1000, 1000, 500]))
      pair.solver.solve()
      expectMinimalConflicts(pair, "seed \(seed): \(pair.system.rows)")
      // The same rows in the same order, after a detour.
      let extra = RandomSystemTests.row(pair.variables.count, using: &generator, priorities: [1000])
      let broken = pair.brokenPlaces
      pair.add(extra)
      pair.solver.solve()
      pair.remove(at: pair.constraints.count - 1)
      pair.solver.solve()
      #expect(pair.brokenPlaces == broken, "seed \(seed)")
    }
  }

  private func expectMinimalConflicts(_ pair: ReferencePair, _ label: String) {
    func leastError(_ places: [Int]) -> Double {
      ReferenceSystem(
        variableCount: pair.variables.count, rows: places.map { pair.system.rows[$0] }, stays: pair.system.stays
      ).leastErrors()[0].value
    }
    let required = pair.system.rows.indices.filter { pair.system.rows[$0].priority == 1000 }
    guard !required.isEmpty else { return }
    #expect(pair.solver.conflicts.isEmpty == (leastError(required) == 0), "\(label)")
    let kept = required.filter { !pair.brokenPlaces.contains($0) }
    #expect(kept.isEmpty || leastError(kept) == 0, "\(label)")
    for conflict in pair.solver.conflicts {
      let members = pair.places(of: conflict.constraints)
      #expect(members.last == pair.places(of: [conflict.broken]).first, "\(label)")
      #expect(leastError(members) > 0, "\(label)")
      for member in members where members.count > 1 {
        #expect(leastError(members.filter { $0 != member }) == 0, "\(label)")
      }
    }
  }
}
