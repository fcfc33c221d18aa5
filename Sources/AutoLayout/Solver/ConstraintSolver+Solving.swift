extension ConstraintSolver {
  /// Finds the values that satisfy the constraints best. Starts at the last solution: a small change costs little.
  public mutating func solve() {
    stepCount = 0
    prepare()
    if !brokenRows.isEmpty, changes.changedRequired {
      for row in brokenRows { setCounts(true, Int(row)) }
      brokenRows.removeAll()
      conflicts.removeAll()
    }
    for slot in limits.indices { limits[slot] = EdgeLimits() }
    minimizeConstraints(downTo: ConstraintPriority.required.rawValue)
    if hasViolatedRequired {
      resolveConflicts()
      for slot in limits.indices { limits[slot] = EdgeLimits() }
      minimizeConstraints(downTo: ConstraintPriority.required.rawValue)
    }
    minimizeConstraints(below: ConstraintPriority.required.rawValue, downTo: -.greatestFiniteMagnitude)
    if !pulling.stays.isEmpty, tight.indices.contains(where: { canLeaveForStay($0) }) {
      minimize(priority: Self.stayPriority)
    }
    changes.changedRequired = false
    if factorization.updates.count > 16 { factorize() }
  }

  /// Whether a tight row could leave zero at no cost.
  private func canLeaveForStay(_ slot: Int) -> Bool {
    let row = rows[Int(tight[slot])]
    return canLeave(slot, row, above: true, Self.stayPriority) || canLeave(slot, row, above: false, Self.stayPriority)
  }

  /// Brings values and factors up to date with what was added, changed and removed.
  private mutating func prepare() {
    if changes.addedRows > 8 + tight.count / 4 { changes.needsStart = true }
    changes.addedRows = 0
    if changes.needsStart {
      changes.needsStart = false
      chooseStart()
      changes.needsFactorization = true
    }
    if changes.needsFactorization || changes.drift > 256 {
      factorize()
    } else {
      applyConstants()
    }
    // A row at zero does not pull; a step may have left it there with a slope.
    for list in [pulling.constraints, pulling.stays] {
      for row in list where rows[Int(row)].residual.magnitude <= Self.tolerance { setSlope(0, of: Int(row)) }
    }
  }

  /// Moves along with the new constants of tight rows.
  private mutating func applyConstants() {
    guard !changes.constants.isEmpty else { return }
    changes.drift += 1
    for index in scratch.slots.indices { scratch.slots[index] = 0 }
    for (slot, change) in changes.constants { scratch.slots[Int(slot)] += change }
    changes.constants.removeAll(keepingCapacity: true)
    factorization.solve(&scratch.slots, into: &scratch.edge)
    traceRows()
    for variable in scratch.edge.indices { values[variable] += scratch.edge[variable] }
    for touched in scratch.touched { moveRow(Int(touched), by: 1) }
    clearRates()
  }

  /// Minimizes the errors of one priority after the other, the strongest first.
  mutating func minimizeConstraints(below upper: Double = .infinity, downTo lowest: Double) {
    var level = upper
    while true {
      var next = -Double.infinity
      for row in pulling.constraints {
        let priority = rows[Int(row)].priority
        if priority < level, priority > next { next = priority }
      }
      guard next >= lowest else { return }
      minimize(priority: next)
      level = next
    }
  }
}
