import KeyboardLiftCore

/// The order in which the focus goes from input to input: a total one, the same for the same places.
public struct InputOrder: Equatable, Sendable {
  /// What the order follows.
  public enum Rule: Equatable, Sendable {
    /// Lines from top to bottom, and in a line the way one reads.
    case position(isRightToLeft: Bool)
    /// The order in which the places are listed.
    case listed
  }

  /// Where to go.
  public enum Motion: UInt8, CaseIterable, Sendable {
    /// To what comes after.
    case next
    /// To what comes before.
    case previous
  }

  /// Inputs and rows in order, also those that are no stops: the way goes on from one that has become none.
  public private(set) var places: [InputPlace] = []

  /// Orders places.
  /// - Parameters:
  ///   - list: groups before what they hold; a place whose group is none before it lies in no group.
  ///   - rule: what the order follows.
  public init(_ list: [InputPlace], by rule: Rule) {
    var outermost: [Int] = []
    var members = [[Int]](repeating: [], count: list.count)
    for index in list.indices {
      if let group = list[index].group, list.indices.contains(group), group < index, list[group].kind == .group {
        members[group].append(index)
      } else {
        outermost.append(index)
      }
    }
    // What is still to come, the next one last: groups may be nested deeper than calls.
    var coming = [Int](Self.ordered(outermost, pageWidth: nil, of: list, by: rule).reversed())
    while let index = coming.popLast() {
      if list[index].kind == .group {
        let inside = Self.ordered(members[index], pageWidth: list[index].frame.width, of: list, by: rule)
        coming.append(contentsOf: inside.reversed())
      } else {
        places.append(list[index])
      }
    }
  }

  private static func ordered(
    _ indices: [Int], pageWidth: Double?, of list: [InputPlace], by rule: Rule
  ) -> [Int] {
    guard case .position(let isRightToLeft) = rule else { return indices }
    return InputLines(indices, of: list, pageWidth: pageWidth, isRightToLeft: isRightToLeft).indices
  }

  /// The stop to go to from a place, which need be none itself.
  /// - Parameters:
  ///   - motion: to what comes after, or before.
  ///   - id: the place.
  ///   - wrapsAround: whether the first stop comes after the last. Then rows come after themselves, if there is nothing
  ///     else.
  /// - Returns: nil where there is none, or no such place.
  public func stop(_ motion: Motion, from id: Int, wrapsAround: Bool = false) -> InputPlace? {
    guard let start = places.firstIndex(where: { $0.id == id }) else { return nil }
    let (before, after) = (places[..<start], places[(start + 1)...])
    switch motion {
    case .next:
      if let stop = after.first(where: { $0.isStop }) { return stop }
      if wrapsAround, let stop = before.first(where: { $0.isStop }) { return stop }
    case .previous:
      if let stop = before.last(where: { $0.isStop }) { return stop }
      if wrapsAround, let stop = after.last(where: { $0.isStop }) { return stop }
    }
    return wrapsAround && places[start].kind == .rows && places[start].isStop ? places[start] : nil
  }

  /// The stop that one comes to first from outside: the last one on the way back.
  public func firstStop(_ motion: Motion) -> InputPlace? {
    switch motion {
    case .next: places.first { $0.isStop }
    case .previous: places.last { $0.isStop }
    }
  }
}
