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
  var given: [Double] = []
  var additions: [Double] = []

  /// Whether to factorize anew: the updates have become more expensive than that.
  var isWorn: Bool { updates.count >= min(64, 12 + pivots.count / 16) || edges.count > 8 * pivots.count + 256 }

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
}
