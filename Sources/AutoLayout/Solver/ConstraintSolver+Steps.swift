extension ConstraintSolver {
  /// Follows edges until no edge makes the sum of errors of a priority smaller without making that of a stronger one
  /// larger.
  mutating func minimize(priority: Double) {
    var stepsWithoutGain = 0
    changes.hasSteps = true
    // Every step that gains leaves a vertex for good; the limit only guards against rounding.
    for _ in 0..<(20 * tight.count + 1000) {
      computeMultipliers(priority: priority)
      guard let edge = chooseEdge(priority: priority, byOrder: stepsWithoutGain > 30) else { break }
      guard let gain = follow(edge, priority: priority) else { break }
      stepsWithoutGain = gain > 1e-12 ? 0 : stepsWithoutGain + 1
    }
    updateLimits(priority: priority)
  }

  /// An edge: a tight row that leaves zero in one direction, and the slope of the objective along it.
  struct Edge {
    var slot: Int
    var direction: Double
    var slope: Double
  }

  /// By how much the errors of the rows that are not tight grow when a tight row's value grows.
  mutating func computeMultipliers(priority: Double) {
    for variable in scratch.gradient.indices { scratch.gradient[variable] = 0 }
    let list = priority == Self.stayPriority ? pulling.stays : pulling.constraints
    for row in list where rows[Int(row)].priority == priority {
      let slope = rows[Int(row)].slope
      for index in rows[Int(row)].range.indices {
        scratch.gradient[Int(matrix.entries[index].variable)] += slope * matrix.entries[index].coefficient
      }
    }
    factorization.solveTransposed(&scratch.gradient, into: &scratch.multipliers)
  }

  private func chooseEdge(priority: Double, byOrder: Bool) -> Edge? {
    var best: Edge?
    var bestRow = Int32.max
    for slot in scratch.multipliers.indices {
      let multiplier = scratch.multipliers[slot]
      guard multiplier.magnitude > Self.slopeTolerance else { continue }
      let row = rows[Int(tight[slot])]
      let counts = row.priority == priority
      let above = multiplier + (counts ? row.slopeAbove : 0)
      let below = -multiplier - (counts ? row.slopeBelow : 0)
      let edge: Edge
      if above < -Self.slopeTolerance, canLeave(slot, row, above: true, priority) {
        edge = Edge(slot: slot, direction: 1, slope: above)
      } else if below < -Self.slopeTolerance, canLeave(slot, row, above: false, priority) {
        edge = Edge(slot: slot, direction: -1, slope: below)
      } else {
        continue
      }
      if byOrder {
        if tight[slot] < bestRow { (best, bestRow) = (edge, tight[slot]) }
      } else if edge.slope < best?.slope ?? 0 {
        best = edge
      }
    }
    return best
  }

  /// Whether a tight row may leave zero without making a stronger priority worse.
  func canLeave(_ slot: Int, _ row: Row, above: Bool, _ priority: Double) -> Bool {
    let limit = limits[slot]
    if above ? limit.isBlockedAbove : limit.isBlockedBelow { return false }
    if row.priority <= priority { return true }
    return (above ? row.slopeAbove : row.slopeBelow) == 0 || (above ? limit.isFreeAbove : limit.isFreeBelow)
  }

  /// Remembers for weaker priorities which edges would make this one worse.
  mutating func updateLimits(priority: Double) {
    for slot in scratch.multipliers.indices {
      let multiplier = scratch.multipliers[slot]
      guard multiplier.magnitude > Self.slopeTolerance else { continue }
      let row = rows[Int(tight[slot])]
      let counts = row.priority == priority
      let above = multiplier + (counts ? row.slopeAbove : 0)
      let below = -multiplier - (counts ? row.slopeBelow : 0)
      if counts {
        if row.slopeAbove != 0, above < Self.slopeTolerance { limits[slot].isFreeAbove = true }
        if row.slopeBelow != 0, below < Self.slopeTolerance { limits[slot].isFreeBelow = true }
      }
      if !counts || row.slopeAbove == 0, above > Self.slopeTolerance {
        limits[slot].isBlockedAbove = true
      }
      if !counts || row.slopeBelow == 0, below > Self.slopeTolerance {
        limits[slot].isBlockedBelow = true
      }
    }
  }

  /// Computes how variables and other rows change along an edge, into the scratch arrays.
  mutating func trace(slot: Int, direction: Double) {
    for index in scratch.slots.indices { scratch.slots[index] = 0 }
    scratch.slots[slot] = direction
    factorization.solve(&scratch.slots, into: &scratch.edge)
    traceRows()
  }

  mutating func traceRows() {
    if scratch.rates.count < rows.count {
      scratch.rates.append(contentsOf: repeatElement(0, count: rows.count - scratch.rates.count))
      scratch.isTouched.append(contentsOf: repeatElement(false, count: rows.count - scratch.isTouched.count))
    }
    scratch.touched.removeAll(keepingCapacity: true)
    for variable in scratch.edge.indices {
      let change = scratch.edge[variable]
      guard change != 0 else { continue }
      guard change.magnitude > 1e-13 else {
        scratch.edge[variable] = 0
        continue
      }
      var place = matrix.heads[variable]
      while place >= 0 {
        let entry = matrix.entries[Int(place)]
        place = entry.next
        let row = Int(entry.row)
        guard rows[row].slot < 0 else { continue }
        // Not by the rate, which may pass zero as terms add up.
        if !scratch.isTouched[row] {
          scratch.isTouched[row] = true
          scratch.touched.append(entry.row)
        }
        scratch.rates[row] += entry.coefficient * change
      }
    }
  }

  /// Follows an edge to where the sum of errors stops falling. Returns by how much it fell, nil if nothing stops it.
  private mutating func follow(_ edge: Edge, priority: Double) -> Double? {
    trace(slot: edge.slot, direction: edge.direction)
    findBreakpoints(priority: priority)
    var (slope, gain, last) = (edge.slope, 0.0, 0.0)
    var stop: Breakpoint?
    while let next = nextBreakpoint() {
      gain -= slope * (next.distance - last)
      last = next.distance
      let row = Int(next.row)
      if rows[row].priority == priority { slope += next.rate.magnitude * next.jump }
      if rows[row].priority > priority || slope >= -Self.slopeTolerance {
        stop = next
        break
      }
      setSlope(next.rate > 0 ? rows[row].slopeAbove : rows[row].slopeBelow, of: row)
    }
    guard let stop else {
      clearRates()
      return nil
    }
    move(edge, to: stop, priority: priority)
    stepCount += 1
    return gain
  }

  private mutating func findBreakpoints(priority: Double) {
    scratch.breakpoints.removeAll(keepingCapacity: true)
    for touched in scratch.touched {
      let row = rows[Int(touched)]
      let rate = scratch.rates[Int(touched)]
      guard row.priority >= priority, rate.magnitude > 1e-9 else { continue }
      let jump = rate > 0 ? row.slopeAbove - row.slope : row.slope - row.slopeBelow
      guard jump > 0 else { continue }
      scratch.breakpoints.append(
        Breakpoint(distance: max(0, -row.residual / rate), row: touched, rate: rate, jump: jump))
    }
  }

  /// Takes out the nearest breakpoint; among equally near ones the row that changes fastest, then the stronger.
  private mutating func nextBreakpoint() -> Breakpoint? {
    guard var best = scratch.breakpoints.first else { return nil }
    var place = 0
    for (index, breakpoint) in scratch.breakpoints.enumerated().dropFirst() {
      let difference = breakpoint.distance - best.distance
      if difference < -1e-10 || (difference <= 1e-10 && breakpoint.rate.magnitude > best.rate.magnitude) {
        (best, place) = (breakpoint, index)
      }
    }
    scratch.breakpoints.swapAt(place, scratch.breakpoints.count - 1)
    scratch.breakpoints.removeLast()
    return best
  }

  private mutating func move(_ edge: Edge, to stop: Breakpoint, priority: Double) {
    let (slot, distance) = (edge.slot, stop.distance)
    let entering = Int(stop.row)
    let leaving = Int(tight[slot])
    let slopeBefore = rows[entering].slope
    if distance != 0 {
      for variable in scratch.edge.indices where scratch.edge[variable] != 0 {
        values[variable] += distance * scratch.edge[variable]
      }
      for touched in scratch.touched { moveRow(Int(touched), by: distance) }
    }
    setSlope(0, of: entering)
    rows[entering].slot = Int32(slot)
    tight[slot] = stop.row
    constantEdge.slot = -1
    changes.canLeaveForStays = nil
    rows[leaving].slot = -1
    rows[leaving].residual = edge.direction * distance
    if rows[leaving].use == .removed {
      freeRow(leaving)
    } else {
      setSlope(edge.direction > 0 ? rows[leaving].slopeAbove : rows[leaving].slopeBelow, of: leaving)
    }
    // A stronger row stopped an edge along which the stronger priorities do not change: the way back is free, the way
    // on would make its own priority worse.
    let isStronger = rows[entering].priority > priority
    limits[slot] = EdgeLimits(
      isBlockedBelow: isStronger && stop.rate < 0, isBlockedAbove: isStronger && stop.rate > 0,
      isFreeBelow: isStronger && stop.rate > 0 && slopeBefore == rows[entering].slopeBelow,
      isFreeAbove: isStronger && stop.rate < 0 && slopeBefore == rows[entering].slopeAbove)
    if edge.direction < 0 { for index in scratch.edge.indices { scratch.edge[index] = -scratch.edge[index] } }
    factorization.exchange(slot: Int32(slot), row: rows[entering].range, of: matrix, edge: scratch.edge)
    clearRates()
    if factorization.isWorn { factorize() }
  }

  @inline(__always) mutating func moveRow(_ index: Int, by distance: Double) {
    rows[index].residual += distance * scratch.rates[index]
    let residual = rows[index].residual
    if residual > Self.tolerance {
      setSlope(rows[index].slopeAbove, of: index)
    } else if residual < -Self.tolerance {
      setSlope(rows[index].slopeBelow, of: index)
    }
  }

  mutating func clearRates() {
    for touched in scratch.touched {
      scratch.rates[Int(touched)] = 0
      scratch.isTouched[Int(touched)] = false
    }
  }
}
