import KeyboardLift
/// The names of a session's views in its traces: the class' name and a number, or what the app calls a view. Never anything
/// that a view shows.
@MainActor struct TraceNames {
  private var names: [Int: String] = [:]
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  /// The app's own name of a view; nil for none.
  private let ownName: ((UIView) -> String?)?

  init(ownName: ((UIView) -> String?)?) {
    self.ownName = ownName
  }

  /// The name of a number; the same for as long as the session lasts, and no other's.
  mutating func name(of id: Int, in views: ViewTable) -> String {
    if let name = names[id] { return name }
    let name = newName(for: views.view(id))
    names[id] = name
    taken.insert(name)
    return name
  }

  /// The name of a number that has one already.
  func known(_ id: Int) -> String? { names[id] }

  private mutating func newName(for view: UIView?) -> String {
    if let view, let own = ownName?(view), !own.isEmpty, !taken.contains(own) { return own }
    let className = view.map { String(describing: type(of: $0)) } ?? "View"
    var name: String
    repeat {
      counts[className, default: 0] += 1
      name = "\(className)-\(counts[className, default: 0])"
    } while taken.contains(name)
    return name
  }
}
