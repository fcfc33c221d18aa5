extension ConstraintSolver {
  /// The variables that the constraints leave a choice for after ``solve()``: an ambiguous layout.
  ///
  /// Their values come from stays: the variables' own, and constraints with the priority
  /// ``ConstraintPriority/stay``. A variable counts if an edge along which no error changes moves it.
  public mutating func undeterminedVariables() -> Set<Variable> {
    var found: Set<Variable> = []
    findLimits()
    for slot in tight.indices {
      let row = rows[Int(tight[slot])]
      for direction in [1.0, -1] where canLeave(slot, row, above: direction > 0, ConstraintPriority.stay.rawValue) {
        trace(slot: slot, direction: direction)
        let canMove = !scratch.touched.contains { isStopped(Int($0)) }
        clearRates()
        guard canMove else { continue }
        for variable in scratch.edge.indices where scratch.edge[variable].magnitude > Self.slopeTolerance {
          found.insert(Variable(index: Int32(variable)))
        }
      }
    }
    for variable in freeVariables { found.remove(Variable(index: variable)) }
    return found
  }

  /// Finds out which edges would make a constraint's priority worse, stays apart.
  private mutating func findLimits() {
    clearLimits()
    changes.hasSteps = true
    var priorities: Set<Double> = []
    for row in pulling.constraints { priorities.insert(rows[Int(row)].priority) }
    for priority in priorities.sorted(by: >) where priority > ConstraintPriority.stay.rawValue {
      computeMultipliers(priority: priority)
      updateLimits(priority: priority)
    }
  }

  /// Whether a row that is not tight stops the traced edge where it begins.
  private func isStopped(_ index: Int) -> Bool {
    let row = rows[index]
    let rate = scratch.rates[index]
    guard row.priority > ConstraintPriority.stay.rawValue, rate.magnitude > Self.slopeTolerance,
      row.residual.magnitude <= Self.tolerance
    else {
      return false
    }
    return (rate > 0 ? row.slopeAbove - row.slope : row.slope - row.slopeBelow) > 0
  }
}
