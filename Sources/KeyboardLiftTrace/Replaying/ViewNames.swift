/// The numbers by which the engine knows the views of a trace, and their names.
///
/// A name keeps its number through all layouts of a trace. Numbers are given from 0 as names come.
public struct ViewNames: Sendable {
  private var ids: [String: Int] = [:]
  private var names: [String] = []

  /// How many names have a number.
  public var count: Int { names.count }

  /// The name of a number that was given here; nil for any other.
  public subscript(id: Int) -> String? {
    names.indices.contains(id) ? names[id] : nil
  }

  /// The number of a name; nil if it has none.
  public func id(of name: String) -> Int? { ids[name] }

  /// The number of a name, given now if it has none.
  mutating func id(for name: String) -> Int {
    if let id = ids[name] { return id }
    let id = names.count
    ids[name] = id
    names.append(name)
    return id
  }
}
