extension ConstraintSolver {
  /// The variables that the constraints leave a choice for after ``solve()``: an ambiguous layout.
  ///
  /// Their values come from their stays. A variable counts if an edge along which no error changes moves it.
  public mutating func undeterminedVariables() -> Set<Variable> {
    var found: Set<Variable> = []
    for slot in tight.indices {
      let row = rows[Int(tight[slot])]
      for direction in [1.0, -1] where canLeave(slot, row, above: direction > 0, Self.stayPriority) {
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

  /// Whether a row that is not tight stops the traced edge where it begins.
  private func isStopped(_ index: Int) -> Bool {
    let row = rows[index]
    let rate = scratch.rates[index]
    guard row.use == .constraint, rate.magnitude > Self.slopeTolerance, row.residual.magnitude <= Self.tolerance else {
      return false
    }
    return (rate > 0 ? row.slopeAbove - row.slope : row.slope - row.slopeBelow) > 0
  }
}
