#if !canImport(UIKit)
public import Foundation

/// A sheet: at the bottom of a phone, in the middle of a pad.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor open class Detent: NSObject {
    /// A name of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of what it may cover.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// All of it.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    private(set) var name = Identifier.large

    /// All of it.
    public required override init() { super.init() }

    /// Half of what it may cover.
    open class func medium() -> Self {
      let detent = Self()
      detent.name = .medium
      return detent
    }
    /// All of it.
    open class func large() -> Self { Self() }
  }

  private lazy var frameView = presentedViewController.view.map { PresentedFrameView(around: $0) }

  /// The heights at which it rests on a phone, the lowest first; the large one by default.
  open var detents: [Detent] = [.large()] { didSet { heightDidChange() } }
  /// The height at which it rests; nil is the first.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightDidChange() } }
  /// Whether there is something to grab; false by default.
  open var prefersGrabberVisible = false
  /// Whether it stands at the bottom of a phone that lies on its side too; false by default.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Changes its settings in an animation.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: UIViewController.transitionDuration) { [self] in
        changes()
        container?.layoutIfNeeded()
      }
    }
  }

  open override var presentedView: UIView? { frameView }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    if container.isRegular && presentationStyle == .formSheet {
      let size = presentedViewController.preferredContentSize
      return container.middle(for: size == .zero ? CGSize(width: 540, height: 620) : size, above: keyboardInContainer)
    }
    let isLow = container.bounds.height <= container.bounds.width
    return isLow && !prefersEdgeAttachedInCompactHeight ? container.bounds : attachedFrame(in: container)
  }
  override var canBePulledDown: Bool { true }

  // The sheet reaches down to the container's bottom; its height counts from the top of the safe area's lower strip, and
  // from the keyboard's top while that is docked, as far as the large height allows.
  private func attachedFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    let highest = container.safeAreaInsets.top + 10
    let selected = detents.first { $0.name == selectedDetentIdentifier } ?? detents.first
    var top = highest
    if selected?.name == .medium && !container.isRegular {
      let covered = keyboardInContainer.map { bounds.maxY - $0.minY - container.safeAreaInsets.bottom } ?? 0
      top = max(highest, bounds.midY - max(0, covered))
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  private func heightDidChange() { container?.setNeedsLayout() }
}

extension UIView {
  /// Whether there is as much room as on a pad whose screen is not divided.
  var isRegular: Bool {
    traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
  }

  /// The middle of what the keyboard leaves, for a size; at its top where the size is greater.
  func middle(for size: CGSize, above keyboard: CGRect?) -> CGRect {
    let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
    let x = bounds.midX - width / 2
    guard let keyboard else { return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height) }
    let top = safeAreaInsets.top
    return CGRect(x: x, y: max(top, (top + keyboard.minY - height) / 2), width: width, height: height)
  }
}
#endif
