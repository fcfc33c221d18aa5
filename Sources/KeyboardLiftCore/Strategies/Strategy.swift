/// A way of moving the content out of the keyboard's way.
///
/// Each strategy's work stands in a file of its own beside this one. Distances and paddings are in points; a `target` is the
/// id of the scroll view to work on, by default the nearest around the input whose content is not only wider than itself.
/// `restoresOffset` says whether giving back puts the scroll views where they were.
public enum Strategy: Equatable, Sendable {
  /// Does nothing.
  case none
  /// Room in the outermost vertical scroll view, each one scrolled the least, and the root moved for what is still hidden.
  case automatic(distance: Double = 10, restoresOffset: Bool = true)
  /// Moves the root up by a part of the keyboard's height: none for an input whose midline is at or above
  /// `minimumFraction` of the root's height, all for one at or below `maximumFraction`.
  case slide(
    minimumFraction: Double = 0.2, maximumFraction: Double = 0.8, keyboardHeight: KeyboardHeight = .actual)
  /// Shrinks a scroll view's frame by what the keyboard covers of it.
  case resize(afterHide: AfterHide = .restore, target: Int? = nil, restoresOffset: Bool = true)
  /// Grows a scroll view's content by what the keyboard covers of it.
  case extend(padding: Double = 5, target: Int? = nil, restoresOffset: Bool = true)
  /// Adds what the keyboard covers of a scroll view to its `contentInset.bottom`.
  case inset(distance: Double = 0, target: Int? = nil, restoresOffset: Bool = true)

  /// Which height ``Strategy/slide(minimumFraction:maximumFraction:keyboardHeight:)`` takes for the keyboard's.
  public enum KeyboardHeight: Equatable, Sendable {
    /// What keyboard and accessory really cover of the window.
    case actual
    /// A constant for each orientation of the screen, in points.
    case constant(portrait: Double, landscape: Double)

    /// The constants of the recipes of 2008 to 2011: 216 in portrait, 162 in landscape.
    public static let classic = KeyboardHeight.constant(portrait: 216, landscape: 162)
  }

  /// Where ``Strategy/resize(afterHide:target:restoresOffset:)`` leaves its scroll view when the keyboard has gone.
  public enum AfterHide: Equatable, Sendable {
    /// Where it was.
    case restore
    /// At the top of its content.
    case scrollToTop
  }
}
