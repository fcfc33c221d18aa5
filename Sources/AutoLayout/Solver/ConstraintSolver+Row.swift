extension ConstraintSolver {
  /// One constraint or stay: `terms − constant`, related to zero.
  struct Row: Sendable {
    enum Use: Sendable { case constraint, stay, removed, free }

    var use: Use
    var range: SparseRows.Range
    var relation: ConstraintRelation
    var constant: Double
    var priority: Double
    /// The present value of `terms − constant`, unless the row is tight.
    var residual = 0.0
    /// Its place among the tight rows, −1 if it is not tight.
    var slot: Int32 = -1
    /// Its place in the list of pulling rows, −1 if it does not pull.
    var pullIndex: Int32 = -1
    /// The slope of the error below and above zero: −1 or 0, 0 or 1. Both are 0 for a row that does not count.
    var slopeBelow: Double
    var slopeAbove: Double
    /// The slope where the row is now.
    var slope = 0.0
    var generation: Int32
    /// When it was added.
    var sequence: Int

    static func slopes(_ relation: ConstraintRelation) -> (below: Double, above: Double) {
      switch relation {
      case .equal: (-1, 1)
      case .lessThanOrEqual: (0, 1)
      case .greaterThanOrEqual: (-1, 0)
      }
    }
  }

  /// The priority of stays: below all constraints.
  static let stayPriority = -Double.infinity

  /// In which directions a tight row may leave zero without making a stronger priority worse.
  struct EdgeLimits: Sendable {
    var isBlockedBelow = false
    var isBlockedAbove = false
    /// Others gain as much as the row itself loses.
    var isFreeBelow = false
    var isFreeAbove = false
  }

  /// Lists of the rows that pull, so that no pass looks at all rows.
  struct PullingRows: Sendable {
    var constraints: [Int32] = []
    var stays: [Int32] = []
  }

  /// What changed since the last solution.
  struct Changes: Sendable {
    /// New constants of tight rows: the slots' changes.
    var constants: [(slot: Int32, change: Double)] = []
    /// Steps may have left rows at zero with a slope, and edges with limits.
    var hasSteps = false
    /// Whether a tight row could leave zero at no cost, as long as neither tight rows nor priorities change.
    var canLeaveForStays: Bool?
    /// The tight rows no longer determine all variables.
    var needsFactorization = false
    var needsStart = true
    var addedRows = 0
    /// A constraint that must hold was added, changed or removed.
    var changedRequired = false
    /// Constant changes since the values were last computed from the constraints themselves.
    var drift = 0
  }

  /// Arrays that are used again and again.
  struct Scratch: Sendable {
    /// By slot.
    var slots: [Double] = []
    var multipliers: [Double] = []
    /// By variable.
    var edge: [Double] = []
    var gradient: [Double] = []
    /// By row; zero between uses.
    var rates: [Double] = []
    var isTouched: [Bool] = []
    var touched: [Int32] = []
    var breakpoints: [Breakpoint] = []
  }

  /// How values and rows change with the constant of the tight row that was changed last.
  ///
  /// Whoever animates a constant changes it again and again. The edge holds until the tight rows, or rows that are not
  /// tight, become others.
  struct ConstantEdge: Sendable {
    struct Change: Sendable {
      var index: Int32
      var rate: Double
    }
    /// −1 if there is none.
    var slot: Int32 = -1
    var variables: [Change] = []
    var rows: [Change] = []
  }

  /// Where a row's error changes its slope along an edge.
  struct Breakpoint: Sendable {
    var distance: Double
    var row: Int32
    var rate: Double
    var jump: Double
  }

  /// Sets the slope of a row that is not tight, and keeps the list of pulling rows.
  @inline(__always) mutating func setSlope(_ slope: Double, of index: Int) {
    rows[index].slope = slope
    let pulls = slope != 0
    guard pulls != (rows[index].pullIndex >= 0) else { return }
    if rows[index].use == .stay {
      Self.setPulls(pulls, index, in: &pulling.stays, rows: &rows)
    } else {
      Self.setPulls(pulls, index, in: &pulling.constraints, rows: &rows)
    }
  }

  private static func setPulls(_ pulls: Bool, _ index: Int, in list: inout [Int32], rows: inout [Row]) {
    if pulls {
      rows[index].pullIndex = Int32(list.count)
      list.append(Int32(index))
    } else {
      let place = Int(rows[index].pullIndex)
      rows[index].pullIndex = -1
      let last = list.removeLast()
      if last != Int32(index) {
        list[place] = last
        rows[Int(last)].pullIndex = Int32(place)
      }
    }
  }

  /// Sets the slope from the residual. At zero a row does not pull.
  @inline(__always) mutating func updateSlope(of index: Int) {
    let residual = rows[index].residual
    if residual > Self.tolerance {
      setSlope(rows[index].slopeAbove, of: index)
    } else if residual < -Self.tolerance {
      setSlope(rows[index].slopeBelow, of: index)
    } else {
      setSlope(0, of: index)
    }
  }
}
