#if !canImport(UIKit)
public import Foundation

/// An image without pixels: it stands where a signature wants one.
open class UIImage: NSObject {
  // Which of the system's symbols it is.
  package private(set) var symbolName: String?

  /// One of the system's symbols; any name is one here.
  public convenience init?(systemName name: String) {
    self.init()
    symbolName = name
  }
}

/// A menu without items: it stands where a signature wants one.
@MainActor open class UIMenu: UIMenuElement {}
#endif
