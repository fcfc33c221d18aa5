import AutoLayout

/// A system of constraints that several solvers are measured on.
struct LinearSystem {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintRelation
    /// The terms relate to this.
    var constant: Double
    var priority: Double
  }

  var name: String
  var variableCount = 0
  var constraints: [Constraint] = []
  /// The variable that is changed, by a constraint of priority 750.
  var edited = 0

  mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ relation: ConstraintRelation = .equal,
    priority: Double = 1000
  ) {
    constraints.append(
      Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// Views side by side, each after the other, that hug their content.
  static func chain(_ variableCount: Int) -> LinearSystem {
    var system = LinearSystem(name: "chain \(variableCount)")
    var previous: (left: Int, width: Int)?
    for _ in 0..<variableCount / 2 {
      let view = (left: system.addVariable(), width: system.addVariable())
      if let previous {
        system.add([(view.left, 1), (previous.left, -1), (previous.width, -1)], 8)
      }
      system.add([(view.width, 1)], 10, .greaterThanOrEqual)
      system.add([(view.width, 1)], 50, priority: 250)
      previous = view
    }
    return system
  }

  /// Views in rows and columns: equal widths in a column, equal heights in a row, all inside a container.
  static func grid(_ variableCount: Int) -> LinearSystem {
    var system = LinearSystem(name: "grid \(variableCount)")
    let count = max(variableCount / 4, 1)
    var side = 1
    while side * side < count { side += 1 }
    var views: [[Int]] = []
    for index in 0..<count {
      let (row, column) = (index / side, index % side)
      let view = (0..<4).map { _ in system.addVariable() }
      let (x, y, width, height) = (view[0], view[1], view[2], view[3])
      if column > 0 {
        let before = views[index - 1]
        system.add([(x, 1), (before[0], -1), (before[2], -1)], 8)
        system.add([(height, 1), (before[3], -1)], 0)
      } else {
        if index > 0 { system.add([(x, 1), (views[0][0], -1)], 0) }
        system.add([(height, 1)], 30 + Double(row), priority: 250)
      }
      if row > 0 {
        let above = views[index - side]
        system.add([(y, 1), (above[1], -1), (above[3], -1)], 8)
        system.add([(width, 1), (above[2], -1)], 0)
      } else {
        system.add([(y, 1)], 20)
        system.add([(width, 1)], 40 + Double(column), priority: 250)
      }
      if column == side - 1 {
        system.add([(x, 1), (width, 1)], Double(side) * 60, .lessThanOrEqual)
      }
      system.add([(width, 1)], 0, .greaterThanOrEqual)
      system.add([(height, 1)], 0, .greaterThanOrEqual)
      views.append(view)
    }
    return system
  }

  /// One line a constraint: priority, relation, constant, then variables and coefficients.
  var text: String {
    var lines = ["\(variableCount) \(edited)"]
    for constraint in constraints {
      let relation =
        switch constraint.relation {
        case .lessThanOrEqual: "<"
        case .equal: "="
        case .greaterThanOrEqual: ">"
        }
      let terms = constraint.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
      lines.append("\(constraint.priority) \(relation) \(constraint.constant) \(constraint.terms.count) \(terms)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static let measured: [LinearSystem] = [10, 100, 1000, 10_000].flatMap { [chain($0), grid($0)] }
}
