extension Device {
  /// What is cut out of the top of the display in portrait.
  public struct Cutout: Equatable, Sendable {
    /// The form of a cutout.
    public enum Shape: String, CaseIterable, Sendable {
      /// Open to the top edge.
      case notch
      /// The Dynamic Island: closed all round.
      case pill
    }

    /// Notch or Dynamic Island.
    public var shape: Shape
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double
    /// The distance from the display's top edge, in points.
    public var top: Double
  }
}
