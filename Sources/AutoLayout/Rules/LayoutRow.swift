/// Where a relation between the variables of a layout comes from.
public enum LayoutRule: Hashable, Sendable {
  /// A constraint of the tree.
  case constraint
  /// A root's frame is given.
  case rootFrame
  /// A size that the root should have, when a fitting size is asked for.
  case fittingSize
  /// No width or height is negative.
  case positiveSize
  /// What no constraint determines keeps its frame in the parent.
  case presentFrame
  /// An autoresizing mask, `NSAutoresizingMaskLayoutConstraint`.
  case autoresizingMask
  /// Hugging, the weaker part of `NSContentSizeLayoutConstraint`.
  case hugging
  /// Resistance to compression, the other part.
  case compressionResistance
  /// A rule of stack views, by the identifier that UIKit gives its constraint.
  case stack(String)
}

/// A relation to zero between variables, as rules make them.
struct LayoutRow {
  var rule: LayoutRule
  var expression: LinearExpression
  var relation: ConstraintRelation
  var priority: ConstraintPriority

  init(
    _ rule: LayoutRule, _ expression: LinearExpression, _ relation: ConstraintRelation = .equal,
    _ priority: ConstraintPriority = .required
  ) {
    self.rule = rule
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}

/// A row in the solver.
struct PlacedRow: Sendable {
  var rule: LayoutRule
  var terms: [LinearExpression.Term]
  var relation: ConstraintRelation
  var id: ConstraintSolver.ConstraintID
}

extension LayoutTree {
  /// Brings an item's rows in the solver up to date.
  mutating func place(_ rows: [LayoutRow], at index: Int) {
    var placed = nodes[index].rows
    nodes[index].rows = []
    for place in rows.indices {
      if place < placed.count {
        update(&placed[place], to: rows[place])
      } else {
        placed.append(insert(rows[place]))
      }
    }
    while placed.count > rows.count { solver.remove(placed.removeLast().id) }
    nodes[index].rows = placed
  }

  /// Brings a constraint's row in the solver up to date.
  mutating func place(_ row: LayoutRow?, atConstraint index: Int) {
    guard let row else {
      if let placed = constraintNodes[index].row { solver.remove(placed.id) }
      constraintNodes[index].row = nil
      return
    }
    if var placed = constraintNodes[index].row {
      update(&placed, to: row)
      constraintNodes[index].row = placed
    } else {
      constraintNodes[index].row = insert(row)
    }
  }

  private mutating func insert(_ row: LayoutRow) -> PlacedRow {
    let id = solver.add(row.expression, row.relation, priority: row.priority)
    return PlacedRow(rule: row.rule, terms: row.expression.terms, relation: row.relation, id: id)
  }

  private mutating func update(_ placed: inout PlacedRow, to row: LayoutRow) {
    if placed.terms == row.expression.terms, placed.relation == row.relation {
      placed.rule = row.rule
      solver.setConstant(of: placed.id, to: row.expression.constant)
      solver.setPriority(of: placed.id, to: row.priority)
    } else {
      solver.remove(placed.id)
      placed = insert(row)
    }
  }
}
