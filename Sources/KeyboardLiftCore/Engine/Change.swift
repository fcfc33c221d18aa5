/// One new value for one view, absolute: what it is to be, not what is to be added.
public struct Change: Equatable, Sendable {
  /// A property with its new value, in points.
  public enum Value: Equatable, Sendable {
    /// The root's distance from where the app laid it out.
    case translation(Point)
    /// A scroll view's frame in its superview's coordinates.
    case frame(Rect)
    /// A scroll view's content size.
    case contentSize(Size)
    /// A scroll view's whole `contentInset`: the app's own and what KeyboardLift adds.
    case contentInset(Insets)
    /// A scroll view's content offset.
    case contentOffset(Point)
  }

  /// The view that changes.
  public var id: Int
  /// The property and what it is to be.
  public var value: Value

  /// Makes a change of one view's property.
  public init(id: Int, value: Value) {
    self.id = id
    self.value = value
  }
}
