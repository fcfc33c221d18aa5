/// What a return key says.
public enum ReturnKey: UInt8, CaseIterable, Sendable {
  /// What it says where nobody chose.
  case unset
  /// That it goes on.
  case next
  /// That it ends editing.
  case done
  /// Something of the app's own, such as a search.
  case other

  /// What the key is to do, so that it does what it says; nil where that is left to the app.
  /// - Parameter hasNext: whether there is an input to go on to.
  public func effect(hasNext: Bool) -> InputCommand.Effect? {
    switch self {
    case .unset, .next: hasNext ? .move(.next) : .endEditing
    case .done: .endEditing
    case .other: nil
    }
  }
}
