#if !canImport(UIKit)
public import Foundation

/// A rectangle that constraints can use and nobody sees.
@MainActor open class UILayoutGuide: NSObject {
  /// What a guide stands for; only the app's own are free to be constrained.
  enum Role { case custom, safeArea, content, frame, keyboard }

  var role = Role.custom
  // In the owning view's coordinates; what the last layout pass found.
  var solvedFrame = CGRect.zero
  // The app's own guides are used by their view's constraints.
  weak var owner: UIView?

  /// A guide; `addLayoutGuide` gives it a view.
  public override init() { super.init() }

  init(role: Role, owner: UIView) {
    self.role = role
    self.owner = owner
    super.init()
  }

  /// Its place in the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard let owner else { return solvedFrame }
    switch role {
    case .custom: return solvedFrame
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .content: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return owner.bounds
    case .keyboard: return (self as? UIKeyboardLayoutGuide)?.keyboardFrame ?? .zero
    }
  }

  /// The view whose coordinates it uses.
  open weak var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// A name for debugging.
  open var identifier = ""

  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The left edge: text runs from left to right here.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
}
#endif
