/// A sum of variables times coefficients, plus a constant.
public struct LinearExpression: Hashable, Sendable {
  /// A variable times a coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: ConstraintSolver.Variable
    /// The factor.
    public var coefficient: Double

    /// A variable times a coefficient.
    public init(_ variable: ConstraintSolver.Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in no particular order. A variable may occur more than once.
  public var terms: [Term]
  /// The constant.
  public var constant: Double

  /// A sum of terms, plus a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// A variable on its own.
  public init(_ variable: ConstraintSolver.Variable) { self.init([Term(variable)]) }

  /// The sum of both.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }
  /// The difference of both.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }
  /// Every coefficient and the constant, times a factor.
  public static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      left.terms.map { Term($0.variable, times: $0.coefficient * factor) }, constant: left.constant * factor)
  }
  /// The expression plus a number.
  public static func + (left: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + constant)
  }
  /// The expression less a number.
  public static func - (left: LinearExpression, constant: Double) -> LinearExpression { left + -constant }
}
