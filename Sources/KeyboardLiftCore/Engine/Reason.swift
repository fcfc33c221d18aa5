/// Why a plan is as it is.
public enum Reason: UInt8, CaseIterable, Sendable {
  /// The keyboard is not on the screen.
  case hidden
  /// The keyboard is undocked, split or floating, and takes no room.
  case floating
  /// No input has the focus, or it is hidden or not in the layout.
  case noFocus
  /// UIKit itself avoids the keyboard here.
  case systemOwned
  /// The app opted the input out.
  case optedOut
  /// The keyboard is another app's: room is made, nothing is scrolled.
  case foreign
  /// The strategy works on a scroll view, and there is none.
  case noScrollView
  /// The root would have to move further than it may.
  case capped
  /// The content was moved so that the input is seen.
  case revealed
  /// The input is seen without moving anything.
  case alreadyVisible
  /// The strategy is none, or there is no layout yet.
  case none
  /// The user scrolled: remembered, never fought.
  case scrolled
  /// The app left the screen.
  case background
  /// The app came back.
  case foreground
}
