#if !canImport(UIKit)
extension UIScrollView {
  /// Which part of the safe area becomes inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below also in a navigation controller's content scroll view.
    case automatic = 0
    /// Along axes that can be scrolled.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All four sides.
    case always = 3
  }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It goes when the drag begins.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
    /// It goes when the drag begins, its accessory with it.
    case onDragWithAccessory = 3
    /// It follows the finger, its accessory with it.
    case interactiveWithAccessory = 4
  }

  /// The indicators' look.
  public enum IndicatorStyle: Int, Sendable {
    /// For any content.
    case `default` = 0
    /// For light content.
    case black = 1
    /// For dark content.
    case white = 2
  }
}

/// What the user's finger is doing.
package enum ScrollTouch: Sendable { case none, tracking, dragging, decelerating }
#endif
