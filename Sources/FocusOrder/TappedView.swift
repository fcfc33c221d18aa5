/// What a view under a finger is to a tap that may end editing.
public enum TappedView: UInt8, CaseIterable, Sendable {
  /// Any view that is nothing of the following.
  case plain
  /// A control: it has its own use for the tap.
  case control
  /// A row or an item: the tap chooses it.
  case cell
  /// A text input: the tap places the caret or begins editing.
  case input
  /// One that the app spares, docks, or has KeyboardLift leave alone.
  case spared
  /// One that UIKit or SwiftUI runs by itself: what in it takes taps cannot be told from outside.
  case systemOwned

  /// Whether a tap ends editing: unless something under the finger, at any depth, has its own use for it.
  /// - Parameter chain: the view under the finger and its superviews.
  public static func endsEditing(tapOn chain: some Sequence<TappedView>) -> Bool {
    chain.allSatisfy { $0 == .plain }
  }
}
