extension ConstraintSolver {
  /// Whether a constraint that must hold does not.
  var hasViolatedRequired: Bool {
    pulling.constraints.contains {
      rows[Int($0)].priority >= ConstraintPriority.required.rawValue && isViolated(Int($0))
    }
  }

  private func isViolated(_ index: Int) -> Bool {
    let row = rows[index]
    guard row.slot < 0 else { return false }
    return row.residual > Self.tolerance && row.slopeAbove != 0
      || row.residual < -Self.tolerance && row.slopeBelow != 0
  }

  /// Lets the required constraints come back one by one, in the order in which they were added, and breaks each that
  /// cannot hold beside those before it. So what is broken does not depend on how the solver came here.
  mutating func resolveConflicts() {
    conflicts.removeAll()
    brokenRows.removeAll()
    let required = rows.indices.filter {
      rows[$0].use == .constraint && rows[$0].priority >= ConstraintPriority.required.rawValue
    }.sorted { (-rows[$0].priority, rows[$0].sequence) < (-rows[$1].priority, rows[$1].sequence) }
    for index in required { setCounts(false, index) }
    for index in required {
      setCounts(true, index)
      guard isViolated(index) else { continue }
      // Below those that came before, so that none of them gives way.
      let priority = rows[index].priority
      rows[index].priority = priority.nextDown
      clearSteps()
      minimize(priority: rows[index].priority)
      if isViolated(index) {
        conflicts.append(conflict(of: index))
        brokenRows.append(Int32(index))
        setCounts(false, index)
      }
      rows[index].priority = priority
    }
  }

  /// The constraints whose multiples add up to the violated row.
  private mutating func conflict(of index: Int) -> Conflict {
    computeMultipliers(priority: rows[index].priority)
    var members = [index]
    for slot in tight.indices where scratch.multipliers[slot].magnitude > Self.slopeTolerance {
      let row = Int(tight[slot])
      let counts = rows[row].slopeBelow != 0 || rows[row].slopeAbove != 0
      if rows[row].use == .constraint, counts, rows[row].priority >= ConstraintPriority.required.rawValue {
        members.append(row)
      }
    }
    members.sort { rows[$0].sequence < rows[$1].sequence }
    return Conflict(broken: id(of: index), constraints: members.map(id(of:)))
  }

  private func id(of index: Int) -> ConstraintID {
    ConstraintID(row: Int32(index), generation: rows[index].generation)
  }
}
