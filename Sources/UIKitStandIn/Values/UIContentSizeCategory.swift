#if !canImport(UIKit)
public import Foundation

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// A category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The least.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The usual one.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The greatest without the sizes for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The greatest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The category changed.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// What takes another font by itself when the user wants text larger or smaller.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether it does; false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// What has a font that may be one of a text style.
@MainActor package protocol HoldsStyledFont: UIContentSizeCategoryAdjusting {
  func takePreferredFont()
}

extension UILabel: UIContentSizeCategoryAdjusting, HoldsStyledFont {
  package func takePreferredFont() { font = font?.preferred }
}

extension UITextField: UIContentSizeCategoryAdjusting, HoldsStyledFont {
  package func takePreferredFont() { font = font?.preferred }
}

extension UITextView: UIContentSizeCategoryAdjusting, HoldsStyledFont {
  package func takePreferredFont() { font = font?.preferred }
}
#endif
