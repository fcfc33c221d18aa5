#if !canImport(UIKit)
public import Foundation
public import UIKitStandIn

extension UIView {
  /// Whether anybody asked for `keyboardLayoutGuide`: asking makes it.
  public var hasKeyboardLayoutGuide: Bool { guides.keyboard != nil }

  func takePreferredFonts() {
    if let holder = self as? any HoldsStyledFont, holder.adjustsFontForContentSizeCategory {
      holder.takePreferredFont()
    }
    for view in subviews { view.takePreferredFonts() }
  }
}

extension UIWindow {
  /// Who has the window's keys.
  public var currentFirstResponder: UIResponder? { firstResponder }
}

extension UIScrollView {
  /// The offsets at which the user's scrolling comes to rest.
  public var restingOffsets: (least: CGPoint, greatest: CGPoint) { offsetRange }
}

extension UIImage {
  /// Which of the system's symbols it is.
  public var simulatedSymbolName: String? { symbolName }
}

extension UIBarButtonItem {
  /// Which of the system's buttons it is.
  public var simulatedSystemItem: SystemItem? { systemItem }
}
#endif
