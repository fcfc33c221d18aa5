#if !canImport(UIKit)
public import Foundation

/// What a view knows of its surroundings.
open class UITraitCollection: NSObject {
  /// Phone, pad, or unspecified.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels a point; 0 if unspecified.
  public let displayScale: CGFloat
  /// Whether there is much room to the sides.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether there is much room up and down.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  package init(
    idiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified
  ) {
    userInterfaceIdiom = idiom
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    super.init()
  }

  /// The same in a window of a size, as devices have it: a pad's narrow windows are compact, as a phone is but for the long
  /// side of a large one.
  package func inWindow(of size: CGSize) -> UITraitCollection {
    guard size.width > 0, size.height > 0, userInterfaceIdiom != .unspecified else { return self }
    let isPhone = userInterfaceIdiom == .phone
    let isTurned = size.width > size.height
    let isWide = isPhone ? isTurned && size.height >= 414 : size.width >= 650
    return UITraitCollection(
      idiom: userInterfaceIdiom, displayScale: displayScale, horizontal: isWide ? .regular : .compact,
      vertical: isPhone && isTurned ? .compact : .regular)
  }

  package func hasSizeClasses(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
#endif
