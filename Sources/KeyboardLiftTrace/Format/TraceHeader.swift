public import KeyboardLiftCore

/// What a trace says about itself: its first line.
public struct TraceHeader: Equatable, Sendable {
  /// Which way up the device was when the recording began.
  public enum Orientation: String, CaseIterable, Sendable {
    /// Higher than wide.
    case portrait
    /// Wider than high.
    case landscape
  }

  /// The device's name as people say it, "iPhone SE (3rd generation)"; nil if not recorded.
  public var device: String?
  /// The system's version, "17.0"; nil if not recorded.
  public var os: String?
  /// Which way up the device was; nil if not recorded. For people; the engine goes by ``screen``.
  public var orientation: Orientation?
  /// The screen's size in points, until a layout says otherwise.
  public var screen: Size
  /// Pixels in a point; nil if not recorded.
  public var scale: Double?
  /// What the trace shows, in a person's words; nil for none.
  public var note: String?
  /// How the content is moved; nil for the default, automatic.
  public var strategy: TraceStrategy?

  /// Makes a header; all but the screen's size, in points, may be left out.
  public init(
    device: String? = nil, os: String? = nil, orientation: Orientation? = nil, screen: Size, scale: Double? = nil,
    note: String? = nil, strategy: TraceStrategy? = nil
  ) {
    self.device = device
    self.os = os
    self.orientation = orientation
    self.screen = screen
    self.scale = scale
    self.note = note
    self.strategy = strategy
  }

  /// The value of `format` by which a header is known.
  static let format = "keyboardlift-trace"
  /// The version of the format that is read and written.
  static let version = 1
}
