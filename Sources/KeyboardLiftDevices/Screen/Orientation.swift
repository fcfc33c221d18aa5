/// Which way up a device is held.
///
/// The two landscape directions differ in no value of these tables but the side of a notch, whose safe areas are the same on
/// both sides.
public enum Orientation: String, CaseIterable, Sendable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}
