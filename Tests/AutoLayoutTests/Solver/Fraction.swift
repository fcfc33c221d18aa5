/// An exact number, for a second way to solve small systems.
struct Fraction: Comparable {
  var numerator: Int
  var denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = max(Int(a), 1) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var value: Double { Double(numerator) / Double(denominator) }
  var magnitude: Fraction { numerator < 0 ? Fraction(0) - self : self }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator)
  }
  static func - (left: Fraction, right: Fraction) -> Fraction { left + right * Fraction(-1) }
  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, left.denominator * right.denominator)
  }
  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, left.denominator * right.numerator)
  }
  static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
