#if !canImport(UIKit)
/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Fills the screen, what is behind goes.
  case fullScreen = 0
  /// A sheet that leaves a strip at the top.
  case pageSheet = 1
  /// A small sheet in the middle of a pad.
  case formSheet = 2
  /// Over the presenter's context.
  case currentContext = 3
  /// As a delegate says.
  case custom = 4
  /// Fills the screen, what is behind stays.
  case overFullScreen = 5
  /// Over the presenter's context, what is behind stays.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// Not adapted.
  case none = -1
  /// As the system thinks: a page sheet.
  case automatic = -2
}
#endif
