public import KeyboardLiftDevices

/// How the interface is turned, in the terms of `UIInterfaceOrientation`.
///
/// The two landscapes have the same sizes; they differ in the coordinates that systems before iOS 8 report.
public enum ScreenOrientation: String, CaseIterable, Sendable {
  /// The home button, or the side where it was, is at the bottom.
  case portrait
  /// It is at the top.
  case portraitUpsideDown
  /// It is at the left.
  case landscapeLeft
  /// It is at the right.
  case landscapeRight

  /// The landscape of the published logs: the home button at the right.
  public static let landscape = ScreenOrientation.landscapeRight

  /// Higher than wide, or wider than high: all that sizes depend on.
  public var shape: Orientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}
