extension ConstraintSolver {
  /// Chooses tight rows by substitution: a row with one open variable determines it, strong rows before weak ones.
  ///
  /// The vertex is seldom far from the solution: only where strong rows share their variables, or inequalities hold
  /// things apart, are steps left to be taken.
  mutating func chooseStart() {
    discardTightRows()
    let levels = startLevels()
    var queues: [[Int32]] = Array(repeating: [], count: levels.count)
    var open = [Int32](repeating: -1, count: rows.count)
    for index in rows.indices {
      guard let level = startLevel(of: index, in: levels) else { continue }
      open[index] = rows[index].range.count
      if open[index] == 1 { queues[level].append(Int32(index)) }
    }
    // Rows in the order in which they were added.
    for level in queues.indices { queues[level].reverse() }
    var isKnown = [Bool](repeating: false, count: values.count)
    var level = 0
    while level < queues.count {
      guard let next = queues[level].popLast() else {
        level += 1
        continue
      }
      let row = Int(next)
      guard open[row] == 1 else { continue }
      var (variable, coefficient, sum) = (-1, 0.0, rows[row].constant)
      for index in rows[row].range.indices {
        let entry = matrix.entries[index]
        if isKnown[Int(entry.variable)] {
          sum -= entry.coefficient * values[Int(entry.variable)]
        } else {
          (variable, coefficient) = (Int(entry.variable), entry.coefficient)
        }
      }
      guard variable >= 0, coefficient.magnitude > 1e-6 else { continue }
      isKnown[variable] = true
      values[variable] = sum / coefficient
      setSlope(0, of: row)
      rows[row].slot = Int32(tight.count)
      tight.append(next)
      var place = matrix.heads[variable]
      while place >= 0 {
        let entry = matrix.entries[Int(place)]
        place = entry.next
        let other = Int(entry.row)
        guard open[other] > 0 else { continue }
        open[other] -= 1
        if open[other] == 1, let otherLevel = startLevel(of: other, in: levels) {
          queues[otherLevel].append(entry.row)
          level = min(level, otherLevel)
        }
      }
    }
    for index in rows.indices where rows[index].slot < 0 && rows[index].use != .free { updateResidual(of: index) }
  }

  private mutating func discardTightRows() {
    for index in rows.indices where rows[index].slot >= 0 {
      rows[index].slot = -1
      if rows[index].use == .removed { freeRow(index) }
    }
    tight.removeAll(keepingCapacity: true)
    changes.constants.removeAll(keepingCapacity: true)
  }

  /// The priorities, strongest first; the stays' last.
  private func startLevels() -> [Double] {
    var levels: [Double] = [Self.stayPriority]
    var last = Self.stayPriority
    for row in rows where row.use == .constraint && row.priority != last {
      last = row.priority
      if !levels.contains(last) { levels.append(last) }
    }
    return levels.sorted(by: >)
  }

  private func startLevel(of index: Int, in levels: [Double]) -> Int? {
    let row = rows[index]
    switch row.use {
    case .stay: return levels.count - 1
    case .constraint:
      // A required inequality holds more often with room to spare, an optional one is there to pull.
      let canBeTight = row.relation == .equal || row.priority < ConstraintPriority.required.rawValue
      guard canBeTight, row.slopeBelow != 0 || row.slopeAbove != 0 else { return nil }
      return levels.firstIndex(of: row.priority)
    case .removed, .free: return nil
    }
  }

  @inline(__always) mutating func updateResidual(of index: Int) {
    rows[index].residual = matrix.product(rows[index].range, values) - rows[index].constant
    updateSlope(of: index)
  }

  /// Factorizes the tight rows and computes all values from them, free of the errors that steps add up.
  mutating func factorize() {
    var ranges = tight.map { rows[Int($0)].range }
    while let failure = factorization.factorize(ranges, of: matrix) {
      // Rounding made the rows dependent: a stay determines the variable instead.
      let old = Int(tight[failure.slot])
      rows[old].slot = -1
      if rows[old].use == .removed { freeRow(old) }
      let stay = stays[failure.variable]
      if rows[Int(stay)].pullIndex >= 0 { setSlope(0, of: Int(stay)) }
      rows[Int(stay)].slot = Int32(failure.slot)
      tight[failure.slot] = stay
      limits[failure.slot] = EdgeLimits()
      ranges[failure.slot] = rows[Int(stay)].range
    }
    let count = tight.count
    if scratch.slots.count != count {
      scratch.slots = Array(repeating: 0, count: count)
      scratch.multipliers = scratch.slots
      scratch.edge = scratch.slots
      scratch.gradient = scratch.slots
    }
    for slot in 0..<count { scratch.slots[slot] = rows[Int(tight[slot])].constant }
    factorization.solve(&scratch.slots, into: &values)
    changes.constants.removeAll(keepingCapacity: true)
    changes.needsFactorization = false
    constantEdge.slot = -1
    changes.canLeaveForStays = nil
    changes.drift = 0
    for index in rows.indices where rows[index].slot < 0 {
      guard rows[index].use != .free else { continue }
      let residual = matrix.product(rows[index].range, values) - rows[index].constant
      rows[index].residual = residual
      // At zero a row keeps the slope with which a step left it, so that steps do not go in circles.
      if residual.magnitude > Self.tolerance { updateSlope(of: index) }
    }
  }
}
