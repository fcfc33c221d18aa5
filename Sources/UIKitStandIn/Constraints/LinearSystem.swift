#if !canImport(UIKit)
/// A sum of variables, each with a factor, and a constant.
struct LinearSum {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  static func variable(_ index: Int) -> LinearSum { LinearSum(terms: [index: 1]) }

  mutating func add(_ other: LinearSum, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, value) in other.terms {
      let sum = terms[variable, default: 0] + value * factor
      terms[variable] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  static func + (a: LinearSum, b: LinearSum) -> LinearSum {
    var sum = a
    sum.add(b)
    return sum
  }
  static func - (a: LinearSum, b: LinearSum) -> LinearSum {
    var sum = a
    sum.add(b, times: -1)
    return sum
  }
  static func * (a: LinearSum, factor: Double) -> LinearSum {
    var sum = LinearSum()
    sum.add(a, times: factor)
    return sum
  }
}

/// Equations, solved as they come: one that contradicts the earlier ones, or says nothing new, changes nothing.
struct LinearSystem {
  // Each solved variable as a sum of free ones, and for each free one who mentions it.
  private var solved: [Int: LinearSum] = [:]
  private var mentions: [Int: Set<Int>] = [:]

  /// Adds `sum = 0`.
  mutating func add(_ sum: LinearSum) {
    let rest = value(of: sum)
    // The largest factor, then the smallest index: the same result at every run.
    let pivot = rest.terms.max { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }
    guard let pivot else { return }
    var expression = rest
    expression.terms[pivot.key] = nil
    expression = expression * (-1 / pivot.value)
    for user in mentions.removeValue(forKey: pivot.key) ?? [] {
      guard var old = solved[user], let factor = old.terms.removeValue(forKey: pivot.key) else { continue }
      old.add(expression, times: factor)
      set(user, to: old)
    }
    set(pivot.key, to: expression)
  }

  /// The sum with all that is known put in.
  func value(of sum: LinearSum) -> LinearSum {
    var result = LinearSum(constant: sum.constant)
    for (variable, factor) in sum.terms {
      result.add(solved[variable] ?? .variable(variable), times: factor)
    }
    return result
  }

  private mutating func set(_ variable: Int, to sum: LinearSum) {
    solved[variable] = sum
    for free in sum.terms.keys { mentions[free, default: []].insert(variable) }
  }
}
#endif
