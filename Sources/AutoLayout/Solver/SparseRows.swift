/// The coefficients of all rows in one array, with the entries of each variable linked through all rows.
struct SparseRows: Sendable {
  struct Entry: Sendable {
    var row: Int32
    var variable: Int32
    var coefficient: Double
    var next: Int32
    var previous: Int32
  }

  /// A row's entries: consecutive, from `start` on.
  struct Range: Sendable {
    var start: Int32
    var count: Int32
    var indices: Swift.Range<Int> { Int(start)..<Int(start + count) }
  }

  private(set) var entries: [Entry] = []
  /// The first entry of each variable, −1 if there is none.
  private(set) var heads: [Int32] = []
  // Freed ranges by length. Longer ones are not used again.
  private var free: [[Int32]] = Array(repeating: [], count: 9)

  mutating func addVariable() { heads.append(-1) }

  mutating func reserve(entries count: Int) { entries.reserveCapacity(count) }

  /// Stores a row, adding up terms of the same variable.
  mutating func insert(_ terms: [LinearExpression.Term], row: Int32) -> Range {
    var merged = terms
    if merged.count > 1 { Self.merge(&merged) }
    let count = merged.count
    let start: Int32
    if count < free.count, let reused = free[count].popLast() {
      start = reused
    } else {
      start = Int32(entries.count)
      for _ in 0..<count { entries.append(Entry(row: row, variable: 0, coefficient: 0, next: -1, previous: -1)) }
    }
    for (offset, term) in merged.enumerated() {
      let index = start + Int32(offset)
      let variable = term.variable.index
      let head = heads[Int(variable)]
      entries[Int(index)] = Entry(
        row: row, variable: variable, coefficient: term.coefficient, next: head, previous: -1)
      if head >= 0 { entries[Int(head)].previous = index }
      heads[Int(variable)] = index
    }
    return Range(start: start, count: Int32(count))
  }

  private static func merge(_ terms: inout [LinearExpression.Term]) {
    var kept = 0
    for index in terms.indices {
      let term = terms[index]
      if let earlier = terms[..<kept].firstIndex(where: { $0.variable == term.variable }) {
        terms[earlier].coefficient += term.coefficient
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    terms.removeSubrange(kept...)
    terms.removeAll { $0.coefficient == 0 }
  }

  /// Takes a row's entries out of their variables' lists. The row itself can still be read.
  mutating func unlink(_ range: Range) {
    for index in range.indices {
      let entry = entries[index]
      if entry.previous >= 0 {
        entries[Int(entry.previous)].next = entry.next
      } else {
        heads[Int(entry.variable)] = entry.next
      }
      if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
    }
  }

  /// Gives up the entries of an unlinked row.
  mutating func release(_ range: Range) {
    if Int(range.count) < free.count { free[Int(range.count)].append(range.start) }
  }

  /// A row's sum for the given values.
  @inline(__always) func product(_ range: Range, _ values: [Double]) -> Double {
    var sum = 0.0
    for index in range.indices { sum += entries[index].coefficient * values[Int(entries[index].variable)] }
    return sum
  }
}
