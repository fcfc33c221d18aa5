extension Factorization {
  /// Finds the variables for which the tight rows have the given values, by slot. Overwrites the slots.
  mutating func solve(_ slots: inout [Double], into variables: inout [Double]) {
    if !updates.isEmpty { given = slots }
    // Buffers: these loops are where a solver spends its time, and every array access would check its uniqueness.
    slots.withUnsafeMutableBufferPointer { slots in
      variables.withUnsafeMutableBufferPointer { variables in
        eliminate(slots)
        substituteBack(slots, into: variables)
        if !updates.isEmpty { applyUpdates(variables) }
      }
    }
  }

  private func eliminate(_ slots: UnsafeMutableBufferPointer<Double>) {
    var start = 0
    for pivot in pivots {
      let end = Int(pivot.lowerEnd)
      let value = slots[Int(pivot.slot)]
      if value != 0 {
        for index in start..<end { slots[Int(lower[index].slot)] -= lower[index].value * value }
      }
      start = end
    }
  }

  private func substituteBack(
    _ slots: UnsafeMutableBufferPointer<Double>, into variables: UnsafeMutableBufferPointer<Double>
  ) {
    var end = upper.count
    for number in pivots.indices.reversed() {
      let pivot = pivots[number]
      let start = number == 0 ? 0 : Int(pivots[number - 1].upperEnd)
      let value = slots[Int(pivot.slot)]
      if value == 0 {
        variables[Int(pivot.variable)] = 0
      } else {
        let solution = value / pivot.value
        variables[Int(pivot.variable)] = solution
        for index in start..<end { slots[Int(upper[index].slot)] -= upper[index].value * solution }
      }
      end = start
    }
  }

  private func applyUpdates(_ variables: UnsafeMutableBufferPointer<Double>) {
    var (edgeStart, rowStart) = (0, 0)
    for update in updates {
      // `given` holds the old row's value; the new row's must become the same.
      var difference = -given[Int(update.slot)]
      for index in rowStart..<Int(update.rowEnd) {
        difference += updateRows[index].value * variables[Int(updateRows[index].variable)]
      }
      if difference != 0 {
        let factor = difference / update.pivot
        for index in edgeStart..<Int(update.edgeEnd) {
          variables[Int(edges[index].variable)] -= factor * edges[index].value
        }
      }
      (edgeStart, rowStart) = (Int(update.edgeEnd), Int(update.rowEnd))
    }
  }

  /// Finds the multiples of the tight rows, by slot, that add up to the given coefficients, by variable. Overwrites
  /// the coefficients.
  mutating func solveTransposed(_ variables: inout [Double], into slots: inout [Double]) {
    variables.withUnsafeMutableBufferPointer { variables in
      if !updates.isEmpty { undoUpdates(variables) }
      slots.withUnsafeMutableBufferPointer { slots in
        eliminateTransposed(variables, into: slots)
        substituteBackTransposed(slots)
      }
    }
    guard !updates.isEmpty else { return }
    for (number, factor) in zip(updates.indices.reversed(), additions) where factor != 0 {
      slots[Int(updates[number].slot)] += factor
    }
  }

  private mutating func undoUpdates(_ variables: UnsafeMutableBufferPointer<Double>) {
    additions.removeAll(keepingCapacity: true)
    for number in updates.indices.reversed() {
      let update = updates[number]
      let edgeStart = number == 0 ? 0 : Int(updates[number - 1].edgeEnd)
      var product = 0.0
      for index in edgeStart..<Int(update.edgeEnd) {
        product += edges[index].value * variables[Int(edges[index].variable)]
      }
      let factor = product / update.pivot
      additions.append(factor)
      guard factor != 0 else { continue }
      let rowStart = number == 0 ? 0 : Int(updates[number - 1].rowEnd)
      for index in rowStart..<Int(update.rowEnd) {
        variables[Int(updateRows[index].variable)] -= factor * updateRows[index].value
      }
    }
  }

  private func eliminateTransposed(
    _ variables: UnsafeMutableBufferPointer<Double>, into slots: UnsafeMutableBufferPointer<Double>
  ) {
    var start = 0
    for pivot in pivots {
      let end = Int(pivot.upperEnd)
      var value = variables[Int(pivot.variable)]
      for index in start..<end { value -= upper[index].value * slots[Int(upper[index].slot)] }
      start = end
      slots[Int(pivot.slot)] = value == 0 ? 0 : value / pivot.value
    }
  }

  private func substituteBackTransposed(_ slots: UnsafeMutableBufferPointer<Double>) {
    var end = lower.count
    for number in pivots.indices.reversed() {
      let start = number == 0 ? 0 : Int(pivots[number - 1].lowerEnd)
      if start < end {
        var value = slots[Int(pivots[number].slot)]
        for index in start..<end { value -= lower[index].value * slots[Int(lower[index].slot)] }
        slots[Int(pivots[number].slot)] = value
      }
      end = start
    }
  }
}
