/// What the engine must know of a scroll view: the app's own values, without anything that KeyboardLift added.
public struct ScrollMetrics: Equatable, Sendable {
  /// The content's size.
  public var contentSize: Size
  /// Where the content stands now, whoever moved it.
  public var contentOffset: Point
  /// The app's own `contentInset`.
  public var contentInset: Insets
  /// `adjustedContentInset − contentInset`: what UIKit adds for the safe area. Zero by default.
  public var systemInset: Insets
  /// Whether the user may scroll it. True by default, also of a text view.
  public var isScrollEnabled: Bool
  /// Whether the app marked it: it gets room for the keyboard whatever has the focus. False by default.
  public var makesRoom: Bool

  /// Makes the metrics of a scroll view; all but the content's size have the values of a new `UIScrollView`.
  public init(
    contentSize: Size, contentOffset: Point = .zero, contentInset: Insets = .zero, systemInset: Insets = .zero,
    isScrollEnabled: Bool = true, makesRoom: Bool = false
  ) {
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.systemInset = systemInset
    self.isScrollEnabled = isScrollEnabled
    self.makesRoom = makesRoom
  }
}
