extension Factorization {
  /// Factorizes the matrix of the given rows; slots are places in `tight`. Returns nil if all went well, else a slot
  /// whose row depends on the others and a variable that they leave open.
  mutating func factorize(_ tight: [SparseRows.Range], of matrix: SparseRows) -> (slot: Int, variable: Int)? {
    var elimination = Elimination(tight, of: matrix)
    if let failure = elimination.run() { return failure }
    pivots = elimination.pivots
    store(elimination)
    updates.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    updateRows.removeAll(keepingCapacity: true)
    return nil
  }

  private mutating func store(_ elimination: Elimination) {
    let count = pivots.count
    var (lowerFill, upperFill) = (
      [Int32](repeating: 0, count: count + 1), [Int32](repeating: 0, count: count + 1)
    )
    for element in elimination.lower { lowerFill[Int(elimination.order[Int(element.variable)]) + 1] += 1 }
    for element in elimination.upper { upperFill[Int(elimination.order[Int(element.variable)]) + 1] += 1 }
    for number in 0..<count {
      lowerFill[number + 1] += lowerFill[number]
      upperFill[number + 1] += upperFill[number]
      pivots[number].lowerEnd = lowerFill[number + 1]
      pivots[number].upperEnd = upperFill[number + 1]
    }
    let none = Element(slot: 0, value: 0)
    lower = Array(repeating: none, count: elimination.lower.count)
    upper = Array(repeating: none, count: elimination.upper.count)
    for element in elimination.lower {
      let number = Int(elimination.order[Int(element.variable)])
      lower[Int(lowerFill[number])] = Element(slot: element.slot, value: element.value)
      lowerFill[number] += 1
    }
    for element in elimination.upper {
      let number = Int(elimination.order[Int(element.variable)])
      upper[Int(upperFill[number])] = Element(slot: element.slot, value: element.value)
      upperFill[number] += 1
    }
  }
}

/// One factorization in progress.
struct Elimination {
  struct Element {
    var slot: Int32
    var variable: Int32
    var value: Double
  }

  /// The smallest pivot, relative to its row's largest coefficient, that is taken where there is a choice.
  private static let threshold = 0.1
  /// Coefficients that count as none.
  private static let tolerance = 1e-11

  private let matrix: SparseRows
  private let tight: [SparseRows.Range]
  private(set) var pivots: [Factorization.Pivot] = []
  /// The place of each variable among the pivots, −1 before.
  private(set) var order: [Int32]
  private(set) var lower: [Element] = []
  private(set) var upper: [Element] = []

  private var isDone: [Bool]
  /// Variables left in each row.
  private var rowCounts: [Int32]
  // The rows of each variable.
  private var columnStarts: [Int32]
  private var columnSlots: [Int32]

  init(_ tight: [SparseRows.Range], of matrix: SparseRows) {
    self.matrix = matrix
    self.tight = tight
    let count = tight.count
    order = Array(repeating: -1, count: count)
    isDone = Array(repeating: false, count: count)
    rowCounts = Array(repeating: 0, count: count)
    columnStarts = Array(repeating: 0, count: count + 1)
    pivots.reserveCapacity(count)
    var total = 0
    for (slot, range) in tight.enumerated() {
      rowCounts[slot] = range.count
      total += Int(range.count)
      for index in range.indices { columnStarts[Int(matrix.entries[index].variable) + 1] += 1 }
    }
    for variable in 0..<count { columnStarts[variable + 1] += columnStarts[variable] }
    columnSlots = Array(repeating: 0, count: total)
    var fill = columnStarts
    for (slot, range) in tight.enumerated() {
      for index in range.indices {
        let variable = Int(matrix.entries[index].variable)
        columnSlots[Int(fill[variable])] = Int32(slot)
        fill[variable] += 1
      }
    }
  }

  mutating func run() -> (slot: Int, variable: Int)? {
    eliminateSingleRows()
    guard pivots.count < tight.count else { return nil }
    eliminateSingleVariables()
    guard pivots.count < tight.count else { return nil }
    return eliminateRest()
  }

  private mutating func setPivot(slot: Int, variable: Int, value: Double) {
    order[variable] = Int32(pivots.count)
    isDone[slot] = true
    pivots.append(Factorization.Pivot(slot: Int32(slot), variable: Int32(variable), value: value))
  }

  private mutating func eliminateSingleRows() {
    var single: [Int32] = []
    for slot in rowCounts.indices.reversed() where rowCounts[slot] == 1 { single.append(Int32(slot)) }
    while let next = single.popLast() {
      let slot = Int(next)
      guard !isDone[slot], rowCounts[slot] == 1 else { continue }
      var (variable, value) = (-1, 0.0)
      for index in tight[slot].indices {
        let entry = matrix.entries[index]
        if order[Int(entry.variable)] < 0 { (variable, value) = (Int(entry.variable), entry.coefficient) }
      }
      guard variable >= 0, value.magnitude > Self.tolerance else { continue }
      setPivot(slot: slot, variable: variable, value: value)
      for place in Int(columnStarts[variable])..<Int(columnStarts[variable + 1]) {
        let other = Int(columnSlots[place])
        guard !isDone[other] else { continue }
        rowCounts[other] -= 1
        if rowCounts[other] == 1 { single.append(Int32(other)) }
        if let coefficient = coefficient(of: variable, in: other) {
          lower.append(Element(slot: Int32(other), variable: Int32(variable), value: coefficient / value))
        }
      }
    }
  }

  private func coefficient(of variable: Int, in slot: Int) -> Double? {
    for index in tight[slot].indices where Int(matrix.entries[index].variable) == variable {
      return matrix.entries[index].coefficient
    }
    return nil
  }

  private mutating func eliminateSingleVariables() {
    var counts = Array(repeating: Int32(0), count: tight.count)
    for slot in tight.indices where !isDone[slot] {
      for index in tight[slot].indices { counts[Int(matrix.entries[index].variable)] += 1 }
    }
    var single: [Int32] = []
    for variable in counts.indices where order[variable] < 0 && counts[variable] == 1 { single.append(Int32(variable)) }
    while let next = single.popLast() {
      let variable = Int(next)
      guard order[variable] < 0, counts[variable] == 1 else { continue }
      let places = Int(columnStarts[variable])..<Int(columnStarts[variable + 1])
      guard let place = places.first(where: { !isDone[Int(columnSlots[$0])] }) else { continue }
      let slot = Int(columnSlots[place])
      // A tiny pivot is left to the general elimination, which may find a better one.
      let largest = tight[slot].indices.reduce(0) { max($0, matrix.entries[$1].coefficient.magnitude) }
      guard let value = coefficient(of: variable, in: slot), value.magnitude > Self.tolerance,
        value.magnitude >= 1e-3 * largest
      else { continue }
      setPivot(slot: slot, variable: variable, value: value)
      for index in tight[slot].indices {
        let entry = matrix.entries[index]
        let other = Int(entry.variable)
        guard order[other] < 0 else { continue }
        upper.append(Element(slot: Int32(slot), variable: entry.variable, value: entry.coefficient))
        counts[other] -= 1
        if counts[other] == 1 { single.append(Int32(other)) }
      }
    }
  }

  private struct Entry {
    var variable: Int
    var value: Double
  }

  private mutating func eliminateRest() -> (slot: Int, variable: Int)? {
    var open = tight.indices.filter { !isDone[$0] }
    var rest: [[Entry]] = Array(repeating: [], count: tight.count)
    var columns: [[Int]] = Array(repeating: [], count: tight.count)
    for slot in open {
      for index in tight[slot].indices where order[Int(matrix.entries[index].variable)] < 0 {
        let entry = matrix.entries[index]
        rest[slot].append(Entry(variable: Int(entry.variable), value: entry.coefficient))
        columns[Int(entry.variable)].append(slot)
      }
    }
    while !open.isEmpty {
      var best: (place: Int, count: Int)?
      for (place, slot) in open.enumerated() {
        let count = rest[slot].count
        if count < best?.count ?? .max { best = (place, count) }
        if count <= 2 { break }
      }
      guard let place = best?.place else { break }
      let slot = open[place]
      let largest = rest[slot].reduce(0) { max($0, $1.value.magnitude) }
      guard largest > Self.tolerance else {
        guard let variable = order.firstIndex(of: -1) else { return nil }
        return (slot, variable)
      }
      open.swapAt(place, open.count - 1)
      open.removeLast()
      let candidates = rest[slot].filter { $0.value.magnitude >= Self.threshold * largest }
      guard let pivot = candidates.min(by: { columns[$0.variable].count < columns[$1.variable].count }) else { break }
      setPivot(slot: slot, variable: pivot.variable, value: pivot.value)
      let row = rest[slot].filter { $0.variable != pivot.variable }
      for entry in row {
        upper.append(Element(slot: Int32(slot), variable: Int32(entry.variable), value: entry.value))
      }
      for other in columns[pivot.variable] where !isDone[other] {
        guard let found = rest[other].firstIndex(where: { $0.variable == pivot.variable }) else { continue }
        let factor = rest[other].remove(at: found).value / pivot.value
        lower.append(Element(slot: Int32(other), variable: Int32(pivot.variable), value: factor))
        for entry in row {
          if let place = rest[other].firstIndex(where: { $0.variable == entry.variable }) {
            rest[other][place].value -= factor * entry.value
            if rest[other][place].value.magnitude <= Self.tolerance { rest[other].remove(at: place) }
          } else {
            rest[other].append(Entry(variable: entry.variable, value: -factor * entry.value))
            columns[entry.variable].append(other)
          }
        }
      }
    }
    return nil
  }
}
