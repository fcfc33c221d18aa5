#if !canImport(UIKit)
public import Foundation

/// A part of a bar.
@MainActor open class UIBarItem: NSObject {
  /// A part without title and image.
  public required override init() { super.init() }

  /// Whether it can be used; true by default.
  open var isEnabled = true
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A number to find it by; 0 by default.
  open var tag = 0
  /// A name that tests find it by; nil by default.
  open var accessibilityIdentifier: String?
  /// What VoiceOver says; nil by default.
  open var accessibilityLabel: String?
}

/// A button of a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// Plain or prominent.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// The main one.
    case done = 2
  }
  /// The system's own buttons.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// Add.
    case add = 4
    /// A space that takes what is free.
    case flexibleSpace = 5
    /// A space of its width.
    case fixedSpace = 6
  }

  // Which of the system's buttons it is.
  package private(set) var systemItem: SystemItem?

  // Required, because `flexibleSpace()` makes a `Self`.
  /// A button without title and action.
  public required init() { super.init() }

  /// A button of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A button of an action.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    adopt(primaryAction)
  }
  /// One of the system's buttons.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    adopt(primaryAction)
  }
  /// A button with a title or image; the action's own are taken where none is given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    adopt(primaryAction)
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }
  /// A space that takes what is free.
  open class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Plain or prominent.
  open var style = Style.plain
  /// A width in points; 0 is as wide as needed.
  open var width: CGFloat = 0
  /// The view that stands for the button.
  open var customView: UIView?
  /// What a tap does.
  open var primaryAction: UIAction?
  /// The button's colour.
  open var tintColor: UIColor?
  /// Whether it is not shown; false by default.
  open var isHidden = false

  private func adopt(_ action: UIAction?) {
    primaryAction = action
    title = action?.title
    image = action?.image
  }

  /// What a tap by the user does.
  package func tap() {
    if isEnabled { primaryAction?.run(from: self) }
  }
}
#endif
