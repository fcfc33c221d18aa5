/// One plan, as a value: what happened, what was done about it, and why.
public struct Explanation: Equatable, Sendable, CustomStringConvertible {
  /// Why a plan is as it is.
  public enum Reason: String, CaseIterable, Sendable {
    /// The keyboard is not on the screen.
    case hidden
    /// The keyboard is undocked, split or floating, and takes no room.
    case floating
    /// No input has the focus, or it is hidden or not in the layout.
    case noFocus
    /// UIKit itself avoids the keyboard here, or the input lies in a docked bar.
    case systemOwned
    /// The app opted the input out.
    case optedOut
    /// The keyboard is another app's: room is made, nothing is scrolled.
    case foreign
    /// The strategy works on a scroll view, and there is none.
    case noScrollView
    /// The view would have to move further than it may.
    case capped
    /// The content was moved so that the input is seen.
    case revealed
    /// The input is seen without moving anything.
    case alreadyVisible
    /// The strategy is ``KeyboardLifter/Strategy/off``, or there is no layout yet.
    case none
    /// The user scrolled: remembered, never fought.
    case scrolled
    /// The app left the screen.
    case background
    /// The app came back.
    case foreground
  }

  /// How many plans a lifter remembers.
  public static let limit = 50

  /// What happened, such as `keyboardWillShow` or `focus`.
  public var event: String
  /// Why the plan is as it is.
  public var reason: Reason
  /// What was set, a view and a property each, such as `UIScrollView.contentInset.bottom = 260`.
  public var changes: [String]
  /// How long the change took, in seconds.
  public var duration: TimeInterval
  /// The share of the focused input, of a text view its caret, that is still not to be seen, from 0 to 1; nil while no input
  /// has the focus. ``KeyboardLifter/Strategy/automatic`` leaves 0 wherever there is room, other strategies may not.
  public var covered: Double?

  /// One line for a log.
  public var description: String {
    let what = changes.isEmpty ? "nothing to do" : changes.joined(separator: ", ")
    let rest = covered.map { $0 < 0.005 ? "" : ", \(Int(($0 * 100).rounded())) % still hidden" } ?? ""
    return "\(event): \(what) (\(reason.rawValue)\(rest))"
  }
}
