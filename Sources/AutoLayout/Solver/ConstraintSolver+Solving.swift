extension ConstraintSolver {
  /// Finds the values that satisfy the constraints best. Starts at the last solution: a small change costs little.
  public mutating func solve() {
    stepCount = 0
    prepare()
    if !conflicts.isEmpty, changes.changedRequired {
      for row in brokenRows { setCounts(true, Int(row)) }
      brokenRows.removeAll()
      conflicts.removeAll()
    }
    if !pulling.constraints.isEmpty {
      minimizeConstraints(downTo: ConstraintPriority.required.rawValue)
      if hasViolatedRequired {
        resolveConflicts()
        clearSteps()
        minimizeConstraints(downTo: ConstraintPriority.required.rawValue)
      }
      minimizeConstraints(below: ConstraintPriority.required.rawValue, downTo: -.greatestFiniteMagnitude)
    }
    if !pulling.stays.isEmpty, canLeaveForStays() { minimize(priority: Self.stayPriority) }
    changes.changedRequired = false
  }

  mutating func clearLimits() {
    for slot in limits.indices { limits[slot] = EdgeLimits() }
  }

  /// Whether a tight row could leave zero at no cost.
  private mutating func canLeaveForStays() -> Bool {
    if let known = changes.canLeaveForStays, !changes.hasSteps { return known }
    let can = tight.indices.contains { slot in
      let row = rows[Int(tight[slot])]
      return canLeave(slot, row, above: true, Self.stayPriority)
        || canLeave(slot, row, above: false, Self.stayPriority)
    }
    changes.canLeaveForStays = changes.hasSteps ? nil : can
    return can
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
    } else if !changes.constants.isEmpty {
      applyConstants()
    }
    if changes.hasSteps { clearSteps() }
  }

  /// Forgets what steps leave behind: a row at zero does not pull.
  mutating func clearSteps() {
    changes.hasSteps = false
    clearLimits()
    for place in pulling.constraints.indices.reversed() {
      let row = Int(pulling.constraints[place])
      if rows[row].residual.magnitude <= Self.tolerance { setSlope(0, of: row) }
    }
    for place in pulling.stays.indices.reversed() {
      let row = Int(pulling.stays[place])
      if rows[row].residual.magnitude <= Self.tolerance { setSlope(0, of: row) }
    }
  }

  /// Moves along with the new constants of tight rows.
  private mutating func applyConstants() {
    changes.drift += 1
    if changes.constants.count == 1 {
      let (slot, change) = changes.constants[0]
      if constantEdge.slot != slot { findConstantEdge(slot) }
      changes.constants.removeAll(keepingCapacity: true)
      for moved in constantEdge.variables { values[Int(moved.index)] += moved.rate * change }
      for moved in constantEdge.rows {
        rows[Int(moved.index)].residual += moved.rate * change
        updateSlope(of: Int(moved.index))
      }
      return
    }
    for index in scratch.slots.indices { scratch.slots[index] = 0 }
    for (slot, change) in changes.constants { scratch.slots[Int(slot)] += change }
    changes.constants.removeAll(keepingCapacity: true)
    factorization.solve(&scratch.slots, into: &scratch.edge)
    traceRows()
    for variable in scratch.edge.indices { values[variable] += scratch.edge[variable] }
    for touched in scratch.touched {
      rows[Int(touched)].residual += scratch.rates[Int(touched)]
      updateSlope(of: Int(touched))
    }
    clearRates()
  }

  private mutating func findConstantEdge(_ slot: Int32) {
    trace(slot: Int(slot), direction: 1)
    constantEdge.slot = slot
    constantEdge.variables.removeAll(keepingCapacity: true)
    constantEdge.rows.removeAll(keepingCapacity: true)
    for variable in scratch.edge.indices where scratch.edge[variable] != 0 {
      constantEdge.variables.append(.init(index: Int32(variable), rate: scratch.edge[variable]))
    }
    for touched in scratch.touched where scratch.rates[Int(touched)] != 0 {
      constantEdge.rows.append(.init(index: touched, rate: scratch.rates[Int(touched)]))
    }
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
