/// Solves linear constraints with strictly ordered priorities, and solves them again quickly after changes.
///
/// A constraint relates an expression to zero. Its *error* is how far the expression is from fulfilling it. Among all
/// values of the variables, the solver finds those that make the sum of the errors of the strongest priority smallest,
/// among these the ones with the smallest sum for the next priority, and so on. At equal priority the sum of the
/// absolute errors counts: of three equalities that ask for 0, 10 and 100, the median 10 wins. What no constraint
/// determines stays as near as possible to the variable's *stay* value.
///
/// Required constraints that contradict each other are reported, and each conflict is resolved by breaking its
/// constraint that was added last, as if it had not been added (see ``conflicts``).
///
/// # The method
///
/// A *vertex* is given by as many *tight* constraints as there are variables: they hold exactly and determine all
/// values. ``solve()`` starts at a vertex found by substitution, or at the last solution, and walks along edges to
/// better vertices: it releases one tight constraint and follows the edge until another constraint stops it. This is
/// the primal simplex method for a piecewise linear objective. The errors themselves are the objective, so that an
/// infeasible vertex needs neither artificial variables nor a dual phase. Each priority is one objective; a later one
/// moves only along edges on which the earlier ones stay as they are.
///
/// The matrix of the tight constraints is kept as a sparse LU factorization with rank-one updates. In a layout almost
/// all of it is triangular, so that time and memory grow with the number of terms.
///
/// # Sources
///
/// - G. Badros, A. Borning, P. Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", ACM TOCHI 8(4),
///   2001: constraint hierarchies in user interfaces, stays, changing constants without starting again.
/// - A. Borning, B. Freeman-Benson, M. Wilson, "Constraint hierarchies", Lisp and Symbolic Computation 5, 1992: the
///   comparators; the one used here orders priorities strictly and adds up errors within one.
/// - R. Fourer, "A simplex algorithm for piecewise-linear programming", Mathematical Programming 33, 1985: passing
///   breakpoints while the objective still falls.
/// - H. Isermann, "Linear lexicographic optimization", OR Spektrum 4, 1982: one objective after the other on the face
///   that the earlier ones leave.
/// - H. Markowitz, "The elimination form of the inverse and its application to linear programming", Management Science
///   3, 1957: the order of elimination.
/// - J. Gleeson, J. Ryan, "Identifying minimally infeasible subsystems of inequalities", ORSA Journal on Computing 2,
///   1990: the multipliers of an infeasible row name the constraints of its conflict.
public struct ConstraintSolver: Sendable {
  /// A number that the solver finds.
  public struct Variable: Hashable, Sendable {
    let index: Int32
  }

  /// A constraint of one solver. It is not used again after ``remove(_:)``.
  public struct ConstraintID: Hashable, Sendable {
    let row: Int32
    let generation: Int32
  }

  /// Constraints of which not all can hold.
  public struct Conflict: Hashable, Sendable {
    /// The constraint that was broken, the last one added among ``constraints``.
    public var broken: ConstraintID
    /// All constraints of the conflict, in the order in which they were added. Without any one of them the others
    /// do not contradict each other.
    public var constraints: [ConstraintID]

    /// A conflict.
    public init(broken: ConstraintID, constraints: [ConstraintID]) {
      self.broken = broken
      self.constraints = constraints
    }
  }

  /// The errors that count as none, in the constraints' own units.
  static let tolerance = 1e-7
  /// Slopes of the objective that count as none.
  static let slopeTolerance = 1e-9

  var matrix = SparseRows()
  var rows: [Row] = []
  var freeRows: [Int32] = []
  /// Each variable's present value.
  var values: [Double] = []
  /// The row that keeps each variable at its stay value.
  var stays: [Int32] = []
  var freeVariables: [Int32] = []
  /// The tight rows. A row's place here is its slot.
  var tight: [Int32] = []
  var factorization = Factorization()
  var limits: [EdgeLimits] = []
  /// Rows that are not tight and whose error changes with them: those of constraints, and the stays'.
  var pulling = PullingRows()
  var scratch = Scratch()
  var constantEdge = ConstantEdge()
  var changes = Changes()
  var nextSequence = 0
  var brokenRows: [Int32] = []

  /// The conflicts among required constraints that the last ``solve()`` found and resolved.
  public internal(set) var conflicts: [Conflict] = []
  /// How many edges the last ``solve()`` followed.
  public internal(set) var stepCount = 0

  /// A solver without variables and constraints.
  public init() {}

  /// The number of variables in use.
  public var variableCount: Int { stays.count - freeVariables.count }

  /// A variable's value after the last ``solve()``; its stay value before that.
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// An expression's value after the last ``solve()``.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// How far a constraint is from being fulfilled after the last ``solve()``; 0 if it holds.
  public func error(of constraint: ConstraintID) -> Double {
    let row = rows[index(of: constraint)]
    let residual = row.slot >= 0 ? 0 : row.residual
    switch row.relation {
    case .equal: return residual.magnitude
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }

  func index(of constraint: ConstraintID) -> Int {
    let index = Int(constraint.row)
    precondition(
      rows[index].generation == constraint.generation && rows[index].use == .constraint,
      "The constraint was removed from this solver.")
    return index
  }
}
