#if !canImport(UIKit)
public import Foundation

/// What a view knows of its surroundings.
open class UITraitCollection: NSObject {
  /// Phone, pad, or unspecified.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels a point; 0 if unspecified.
  public let displayScale: CGFloat

  package init(idiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0) {
    userInterfaceIdiom = idiom
    self.displayScale = displayScale
    super.init()
  }
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
