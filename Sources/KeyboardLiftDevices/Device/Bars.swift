extension Device {
  /// The heights of UIKit's bars, in points, without the safe area that they reach into.
  ///
  /// iOS 26 redesigned the bars; the values are not verified there.
  public struct Bars: Equatable, Sendable {
    /// A navigation bar with its small title.
    public var navigationBar: ByOrientation<Double>
    /// A navigation bar with a large title, in portrait.
    public var navigationBarWithLargeTitle: Double
    /// A navigation bar before iOS 12, in both orientations; nil where it was the same.
    public var navigationBarBeforeOS12: Double?
    /// A toolbar.
    public var toolbar: ByOrientation<Double>
    /// A toolbar before iOS 12, in both orientations; nil where it was the same.
    public var toolbarBeforeOS12: Double?
    /// A tab bar; 49 + 34 = 83 with a home indicator.
    public var tabBar: ByOrientation<Double>
  }

  /// The widths of an app's window in Split View in one orientation, in points.
  public struct SplitViewWidths: Equatable, Sendable {
    /// The narrow app.
    public var third: Double
    /// Either of two equal apps; nil where the system does not offer it.
    public var half: Double?
    /// The app beside a narrow one.
    public var twoThirds: Double
  }

  /// The height of a navigation bar with its small title; nil where it is not known. Without a system, iOS 12 or later.
  public func navigationBarHeight(in orientation: Orientation, os: OSVersion? = nil) -> Double? {
    guard let bars else { return nil }
    return height(bars.navigationBar[orientation], before12: bars.navigationBarBeforeOS12, os: os)
  }

  /// The height of a toolbar; nil where it is not known. Without a system, iOS 12 or later.
  public func toolbarHeight(in orientation: Orientation, os: OSVersion? = nil) -> Double? {
    guard let bars else { return nil }
    return height(bars.toolbar[orientation], before12: bars.toolbarBeforeOS12, os: os)
  }

  /// The height of a tab bar without the safe area below it; nil where it is not known.
  public func tabBarHeight(in orientation: Orientation) -> Double? { bars?.tabBar[orientation] }

  private func height(_ height: Double, before12 older: Double?, os: OSVersion?) -> Double {
    guard let older, let os, os < OSVersion(12) else { return height }
    return older
  }
}
