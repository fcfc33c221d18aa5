extension LayoutTree {
  /// Where a row of a conflict comes from.
  public enum Source: Hashable, Sendable {
    /// A constraint of the tree.
    case constraint(ConstraintID)
    /// A rule of an item.
    case item(ItemID, LayoutRule)
  }

  /// Required constraints and rules of which not all can hold, as UIKit prints them: "Unable to simultaneously satisfy
  /// constraints."
  public struct Conflict: Hashable, Sendable {
    /// What was broken, so that layout goes on: "Will attempt to recover by breaking constraint".
    public var broken: Source
    /// Everything that contradicts each other, in the order in which it was added.
    public var sources: [Source]
  }

  /// The conflicts that the last ``layOut(measuring:)`` found and resolved.
  public var conflicts: [Conflict] {
    guard !solver.conflicts.isEmpty else { return [] }
    var sources: [ConstraintSolver.ConstraintID: Source] = [:]
    for node in nodes where node.isLive {
      for row in node.rows { sources[row.id] = .item(node.id, row.rule) }
    }
    for node in constraintNodes where node.isLive {
      if let row = node.row { sources[row.id] = .constraint(node.id) }
    }
    return solver.conflicts.compactMap { conflict in
      sources[conflict.broken].map { Conflict(broken: $0, sources: conflict.constraints.compactMap { sources[$0] }) }
    }
  }
}
