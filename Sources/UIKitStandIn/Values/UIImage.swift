#if !canImport(UIKit)
public import Foundation

/// An image without pixels: it stands where a signature wants one.
open class UIImage: NSObject {}

/// A menu without items: it stands where a signature wants one.
@MainActor open class UIMenu: UIMenuElement {}
#endif
