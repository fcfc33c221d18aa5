/// A value of the app's that we change for a while and put back exactly.
///
/// It knows the app's own value and the one that we wrote. The app may set another value while ours is there: as long as the
/// written value is still there, the own one is known exactly; once it is not, a rule works out what the app meant.
@MainActor final class Override<Value: Equatable> {
  /// Works out the app's own value from the one that it set, its old one and the one that we had written.
  typealias Rule = @MainActor (_ present: Value, _ own: Value, _ written: Value) -> Value

  private let get: @MainActor () -> Value?
  private let set: @MainActor (Value) -> Void
  private let isSame: (Value, Value) -> Bool
  private let rule: Rule
  private var ownValue: Value
  private var written: Value
  /// Whether the app has set a value in place of ours since we last wrote.
  private(set) var isOverwritten = false

  /// - Parameters:
  ///   - value: the present value, which is the app's.
  ///   - isSame: whether two values differ by rounding alone; equality by default.
  ///   - rule: by default a value that the app sets is its own as it is.
  ///   - get: the present value; nil once its owner has gone.
  init(
    _ value: Value, isSame: @escaping (Value, Value) -> Bool = (==),
    rule: @escaping Rule = { present, _, _ in present },
    get: @escaping @MainActor () -> Value?, set: @escaping @MainActor (Value) -> Void
  ) {
    (ownValue, written) = (value, value)
    (self.isSame, self.rule, self.get, self.set) = (isSame, rule, get, set)
  }

  /// Whether a value of ours is there.
  var isActive: Bool { readOwn() != written }

  /// The app's own value, after what it set since.
  @discardableResult func readOwn() -> Value {
    guard let present = get(), !isSame(present, written) else { return ownValue }
    ownValue = rule(present, ownValue, written)
    written = present
    isOverwritten = true
    return ownValue
  }

  /// Changes the app's own value and ours by the same step, for a change that is neither's.
  func note(own: Value, written: Value) {
    (ownValue, self.written) = (own, written)
  }

  /// Writes a value made of the app's own.
  func write(_ value: Value) {
    readOwn()
    if get().map({ isSame($0, value) }) == false { set(value) }
    // UIKit may round what it is given.
    written = get() ?? value
    isOverwritten = false
  }

  /// Puts the app's own value back.
  func putBack() {
    write(readOwn())
  }
}
