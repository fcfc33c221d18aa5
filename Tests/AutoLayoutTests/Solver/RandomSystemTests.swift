import AutoLayout
import Testing

/// Random systems, solved by the solver and exactly, by trying every vertex.
@Suite struct RandomSystemTests {
  private static let optional: [Double] = [750, 500, 250]

  static func row(
    _ count: Int, using generator: inout SeededGenerator, priorities: [Double] = optional
  ) -> ReferenceSystem.Row {
    var coefficients = Array(repeating: 0, count: count)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      coefficients[Int.random(in: 0..<count, using: &generator)] =
        [-2, -1, -1, 1, 1, 2].randomElement(using: &generator) ?? 1
    }
    let relations: [ConstraintRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return ReferenceSystem.Row(
      coefficients: coefficients, relation: relations.randomElement(using: &generator) ?? .equal,
      constant: Int.random(in: -3...3, using: &generator), priority: priorities.randomElement(using: &generator) ?? 1)
  }

  static func system(
    using generator: inout SeededGenerator, rows: ClosedRange<Int> = 1...6, priorities: [Double] = optional
  ) -> ReferenceSystem {
    let count = Int.random(in: 1...3, using: &generator)
    var system = ReferenceSystem(
      variableCount: count, stays: (0..<count).map { _ in Int.random(in: -2...2, using: &generator) })
    for _ in 0..<Int.random(in: rows, using: &generator) {
      system.rows.append(row(count, using: &generator, priorities: priorities))
    }
    return system
  }

  private func expectLeastErrors(_ pair: ReferencePair, _ label: String) {
    let least = pair.system.leastErrors().map(\.value)
    for errors in [pair.errors(), pair.errorsFromValues()] {
      let isLeast = zip(errors, least).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isLeast, "\(label): \(errors), least \(least)\n\(pair.system.rows)")
    }
  }

  @Test("The errors of each priority are the smallest that the stronger ones allow")
  func leastErrors() {
    for seed in 0..<3000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var pair = ReferencePair(Self.system(using: &generator))
      pair.solver.solve()
      expectLeastErrors(pair, "seed \(seed)")
    }
  }

  @Test("Large systems that were changed many times have the same errors as from scratch")
  func largeSystems() {
    for seed in 0..<30 {
      var generator = SeededGenerator(seed: UInt64(seed) + 90_000)
      let count = 20 + seed
      var pair = ReferencePair(ReferenceSystem(variableCount: count, stays: Array(repeating: 0, count: count)))
      for _ in 0..<2 * count { pair.add(Self.row(count, using: &generator)) }
      for change in 0..<40 {
        let place = Int.random(in: 0..<pair.constraints.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: pair.remove(at: place)
        case 1: pair.add(Self.row(count, using: &generator))
        case 2: pair.setPriority(at: place, to: Self.optional.randomElement(using: &generator) ?? 1)
        default: pair.setConstant(at: place, to: Int.random(in: -9...9, using: &generator))
        }
        pair.solver.solve()
        guard change % 8 == 7 else { continue }
        var fresh = ReferencePair(pair.system)
        fresh.solver.solve()
        let (errors, freshErrors) = (pair.errorsFromValues(), fresh.errorsFromValues())
        let isSame = zip(errors, freshErrors).allSatisfy { abs($0 - $1) < 1e-5 }
        #expect(isSame, "seed \(seed), change \(change): \(errors), from scratch \(freshErrors)")
      }
    }
  }

  @Test("After adding, removing and changing constraints the errors are as small as from scratch")
  func changesAreAsGoodAsFromScratch() {
    for seed in 0..<500 {
      var generator = SeededGenerator(seed: UInt64(seed) + 10_000)
      var pair = ReferencePair(Self.system(using: &generator))
      for change in 0..<8 {
        let count = pair.constraints.count
        let place = count > 0 ? Int.random(in: 0..<count, using: &generator) : 0
        switch Int.random(in: 0..<5, using: &generator) {
        case 0 where count > 0: pair.remove(at: place)
        case 1 where count > 0: pair.setConstant(at: place, to: Int.random(in: -3...3, using: &generator))
        case 2 where count > 0: pair.setPriority(at: place, to: Self.optional.randomElement(using: &generator) ?? 1)
        case 3:
          let variable = Int.random(in: 0..<pair.variables.count, using: &generator)
          let stay = Int.random(in: -2...2, using: &generator)
          pair.system.stays[variable] = stay
          pair.solver.setStay(of: pair.variables[variable], to: Double(stay))
        default: if count < 7 { pair.add(Self.row(pair.variables.count, using: &generator)) }
        }
        if Bool.random(using: &generator) { pair.solver.solve() }
        if change % 4 == 3 {
          pair.solver.solve()
          expectLeastErrors(pair, "seed \(seed), change \(change)")
        }
      }
    }
  }
}
