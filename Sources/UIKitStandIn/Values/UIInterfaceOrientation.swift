#if !canImport(UIKit)
/// Which way up the interface is; its landscapes are the device's, exchanged.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The home button below.
  case portrait = 1
  /// The home button above.
  case portraitUpsideDown = 2
  /// The home button to the left.
  case landscapeLeft = 4
  /// The home button to the right.
  case landscapeRight = 3
}
#endif
