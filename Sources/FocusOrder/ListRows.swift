/// The rows of a list, in sections of which some may be empty.
public struct ListRows: Equatable, Sendable {
  /// One row.
  public struct Row: Equatable, Sendable {
    /// The section's number.
    public var section: Int
    /// The row's number in its section.
    public var row: Int

    /// Makes a row of two numbers.
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// How many rows each section has.
  public let counts: [Int]

  /// Makes the rows of sections of these sizes; one of less than none has none.
  public init(counts: [Int]) {
    self.counts = counts.map { max(0, $0) }
  }

  /// The row after or before another; nil at the list's end. The other one need not be there any more.
  public func row(_ motion: InputOrder.Motion, from row: Row) -> Row? {
    guard row.section >= 0 else { return motion == .next ? firstRow(.next) : nil }
    guard row.section < counts.count else { return motion == .next ? nil : firstRow(.previous) }
    switch motion {
    case .next:
      if row.row < counts[row.section] - 1 { return Row(section: row.section, row: max(-1, row.row) + 1) }
      return firstRow(in: counts.indices[(row.section + 1)...])
    case .previous:
      let last = min(max(0, row.row), counts[row.section]) - 1
      return last >= 0 ? Row(section: row.section, row: last) : lastRow(in: counts.indices[..<row.section])
    }
  }

  /// The row that one comes to first from outside: the last one on the way back.
  public func firstRow(_ motion: InputOrder.Motion) -> Row? {
    switch motion {
    case .next: firstRow(in: counts.indices)
    case .previous: lastRow(in: counts.indices)
    }
  }

  private func firstRow(in sections: Range<Int>) -> Row? {
    sections.first { counts[$0] > 0 }.map { Row(section: $0, row: 0) }
  }

  private func lastRow(in sections: Range<Int>) -> Row? {
    sections.last { counts[$0] > 0 }.map { Row(section: $0, row: counts[$0] - 1) }
  }
}
