#if !canImport(UIKit)
public import Foundation

/// A popover beside what it belongs to; on a phone a sheet, unless the delegate wants it otherwise.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  private lazy var frameView = presentedViewController.view.map { PresentedFrameView(around: $0) }

  /// The view that it belongs to.
  open var sourceView: UIView?
  /// The part of that view; all of it by default.
  open var sourceRect = CGRect.null
  /// The sides on which its arrow may be; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  open override var presentedView: UIView? { frameView }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return isAdapted(in: container) ? container.sheet : popover(in: container)
  }
  override var canBePulledDown: Bool { container.map(isAdapted) ?? false }

  private func isAdapted(in container: UIView) -> Bool {
    !container.isRegular && delegate?.adaptivePresentationStyle(for: self) != UIModalPresentationStyle.none
  }

  // Below its source or else above it, within what bars and keyboard leave, and no higher than that.
  private func popover(in container: UIView) -> CGRect {
    var room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    if let keyboard = keyboardInContainer { room.size.height = min(room.height, keyboard.minY - 10 - room.minY) }
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? CGSize(width: 320, height: room.height) : wanted
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    let source = sourceView.map { $0.convert(sourceRect.isNull ? $0.bounds : sourceRect, to: container) }
    let anchor = source ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let fitsBelow = anchor.maxY + height <= room.maxY || !permittedArrowDirections.contains(.down)
    let y = fitsBelow && permittedArrowDirections.contains(.up) ? anchor.maxY : anchor.minY - height
    return CGRect(
      x: min(max(anchor.midX - width / 2, room.minX), room.maxX - width),
      y: min(max(y, room.minY), room.maxY - height), width: width, height: height)
  }
}

/// Sides on which a popover's arrow is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Sides of given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIView {
  /// A sheet of the large height in it; all of it where it is low.
  fileprivate var sheet: CGRect {
    let top = bounds.height <= bounds.width ? 0 : safeAreaInsets.top + 10
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}
#endif
