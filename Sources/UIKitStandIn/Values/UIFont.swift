#if !canImport(UIKit)
public import Foundation

/// A font's metrics: those of the system's font, whose ascender is 1950/2048 and descender 494/2048 of its size.
open class UIFont: NSObject {
  /// The size in points.
  public let pointSize: CGFloat

  private let style: TextStyle?

  init(pointSize: CGFloat, style: TextStyle? = nil) {
    self.pointSize = pointSize
    self.style = style
    super.init()
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text to read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Small print.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }

  /// The font of a style in the size that the user wants.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let category = MainActor.assumeIsolated { StandInEnvironment.current.contentSizeCategory }
    // Apple's sizes: Human Interface Guidelines, "Typography".
    let sizes: [UIContentSizeCategory: (body: CGFloat, footnote: CGFloat)] = [
      .extraSmall: (14, 12), .extraExtraExtraLarge: (23, 19), .accessibilityExtraExtraExtraLarge: (53, 44),
    ]
    let size = sizes[category] ?? (17, 13)
    return UIFont(pointSize: style == .footnote ? size.footnote : size.body, style: style)
  }

  /// The font of the same style in the size that the user wants now; the same without a style.
  var preferred: UIFont { style.map { UIFont.preferredFont(forTextStyle: $0) } ?? self }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  /// The height of one line in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// From the baseline up, in points.
  open var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// From the baseline down, in points: negative.
  open var descender: CGFloat { -pointSize * 494 / 2048 }

  // Text is measured by one width for all characters: a half of the size.
  var characterWidth: CGFloat { pointSize / 2 }
}
#endif
