#if !canImport(UIKit)
public import Foundation

/// A font's metrics: those of the system's font, whose ascender is 1950/2048 and descender 494/2048 of its size.
open class UIFont: NSObject {
  /// The size in points.
  public let pointSize: CGFloat

  init(pointSize: CGFloat) {
    self.pointSize = pointSize
    super.init()
  }

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
