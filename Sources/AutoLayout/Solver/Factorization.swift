/// The tight rows' matrix as sparse triangular factors, with rank-one updates for rows that were exchanged since.
///
/// Rows that have one variable left, once the variables of earlier rows are known, are eliminated first, then variables
/// that occur in one row only: neither changes the other rows. What remains, in a layout seldom more than a few rows,
/// is eliminated by Markowitz' rule.
struct Factorization: Sendable {
  struct Element: Sendable {
    /// A slot.
    var slot: Int32
    var value: Double
  }
  struct Pivot: Sendable {
    var slot: Int32
    var variable: Int32
    var value: Double
    /// Where the pivot's elements end in the arrays; they begin where those of the pivot before end.
    var lowerEnd: Int32 = 0
    var upperEnd: Int32 = 0
  }
  /// `new row = old row` of a slot, exchanged: the solutions change along one edge.
  struct Update: Sendable {
    var slot: Int32
    /// The new row times the edge.
    var pivot: Double
    var edgeEnd: Int32
    var rowEnd: Int32
  }
  struct Coefficient: Sendable {
    var variable: Int32
    var value: Double
  }

  var pivots: [Pivot] = []
  /// Multiples of a pivot row that were subtracted from later rows.
  var lower: [Element] = []
  /// What earlier pivot rows still have in a pivot's variable.
  var upper: [Element] = []
  var updates: [Update] = []
  var edges: [Coefficient] = []
  var updateRows: [Coefficient] = []
  // What is put aside while solving with updates.
  private var given: [Double] = []
  private var additions: [Double] = []

  /// Whether to factorize anew: the updates have become more expensive than that.
  var isWorn: Bool { updates.count >= 64 || edges.count > 8 * pivots.count + 256 }

  /// Records that a slot has a new row.
  mutating func exchange(slot: Int32, row: SparseRows.Range, of matrix: SparseRows, edge: [Double]) {
    var pivot = 0.0
    for index in row.indices {
      let entry = matrix.entries[index]
      pivot += entry.coefficient * edge[Int(entry.variable)]
      updateRows.append(Coefficient(variable: entry.variable, value: entry.coefficient))
    }
    for variable in edge.indices where edge[variable] != 0 {
      edges.append(Coefficient(variable: Int32(variable), value: edge[variable]))
    }
    updates.append(
      Update(slot: slot, pivot: pivot, edgeEnd: Int32(edges.count), rowEnd: Int32(updateRows.count)))
  }

  /// Finds the variables for which the tight rows have the given values, by slot.
  mutating func solve(_ slots: inout [Double], into variables: inout [Double]) {
    if !updates.isEmpty { given = slots }
    var lowerStart = 0
    for pivot in pivots {
      let value = slots[Int(pivot.slot)]
      if value != 0 {
        for index in lowerStart..<Int(pivot.lowerEnd) {
          slots[Int(lower[index].slot)] -= lower[index].value * value
        }
      }
      lowerStart = Int(pivot.lowerEnd)
    }
    for number in pivots.indices.reversed() {
      let pivot = pivots[number]
      let value = slots[Int(pivot.slot)]
      guard value != 0 else {
        variables[Int(pivot.variable)] = 0
        continue
      }
      let solution = value / pivot.value
      variables[Int(pivot.variable)] = solution
      let start = number == 0 ? 0 : Int(pivots[number - 1].upperEnd)
      for index in start..<Int(pivot.upperEnd) { slots[Int(upper[index].slot)] -= upper[index].value * solution }
    }
    var (edgeStart, rowStart) = (0, 0)
    for update in updates {
      var difference = -given[Int(update.slot)]
      for index in rowStart..<Int(update.rowEnd) {
        difference += updateRows[index].value * variables[Int(updateRows[index].variable)]
      }
      // `given` holds the old row's value; the new row's must become the same.
      if difference != 0 {
        let factor = difference / update.pivot
        for index in edgeStart..<Int(update.edgeEnd) {
          variables[Int(edges[index].variable)] -= factor * edges[index].value
        }
      }
      (edgeStart, rowStart) = (Int(update.edgeEnd), Int(update.rowEnd))
    }
  }

  /// Finds the multiples of the tight rows, by slot, that add up to the given coefficients, by variable.
  mutating func solveTransposed(_ variables: inout [Double], into slots: inout [Double]) {
    if !updates.isEmpty {
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
    var upperStart = 0
    for pivot in pivots {
      var value = variables[Int(pivot.variable)]
      for index in upperStart..<Int(pivot.upperEnd) { value -= upper[index].value * slots[Int(upper[index].slot)] }
      upperStart = Int(pivot.upperEnd)
      slots[Int(pivot.slot)] = value == 0 ? 0 : value / pivot.value
    }
    for number in pivots.indices.reversed() {
      let pivot = pivots[number]
      let start = number == 0 ? 0 : Int(pivots[number - 1].lowerEnd)
      guard start < Int(pivot.lowerEnd) else { continue }
      var value = slots[Int(pivot.slot)]
      for index in start..<Int(pivot.lowerEnd) { value -= lower[index].value * slots[Int(lower[index].slot)] }
      slots[Int(pivot.slot)] = value
    }
    guard !updates.isEmpty else { return }
    for (number, factor) in zip(updates.indices.reversed(), additions) where factor != 0 {
      slots[Int(updates[number].slot)] += factor
    }
  }
}
