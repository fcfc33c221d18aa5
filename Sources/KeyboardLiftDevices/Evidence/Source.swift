/// Where a fact was found: a public repository, a log, or general knowledge.
public struct Source: Equatable, Sendable {
  /// The short name that the tables use: "S1", "KM".
  public var id: String
  /// What it is, with the repository's name where there is one.
  public var text: String
}
