extension String {
  /// The string in a column of a table: filled up with spaces, never cut.
  /// - Parameter onLeft: whether the spaces come before it, as before numbers; after it by default.
  package func padded(to width: Int, onLeft: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return onLeft ? space + self : self + space
  }
}
