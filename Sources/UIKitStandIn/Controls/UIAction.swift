#if !canImport(UIKit)
public import Foundation

/// Called with the action that runs.
public typealias UIActionHandler = (UIAction) -> Void

/// Part of a menu.
@MainActor open class UIMenuElement: NSObject {
  /// On, off or mixed.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// Neither.
    case mixed = 2
  }
  /// How an element is shown.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes of given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  override init() { super.init() }
}

/// A closure with a title.
@MainActor open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler
  private let name: Identifier
  private weak var origin: AnyObject?

  /// An action; without an identifier it gets one of its own.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(name: identifier, handler: handler)
    self.title = title
    self.image = image
    self.attributes = attributes
    self.state = state
  }

  private init(name: Identifier?, handler: @escaping UIActionHandler) {
    self.handler = handler
    self.name = name ?? Identifier(UUID().uuidString)
    super.init()
  }

  /// The title.
  open var title = ""
  /// The image.
  open var image: UIImage?
  /// What tells it apart.
  open var identifier: UIAction.Identifier { name }
  /// How it is shown.
  open var attributes: UIMenuElement.Attributes = []
  /// On, off or mixed.
  open var state = UIMenuElement.State.off
  /// Who runs it, while it runs.
  open var sender: Any? { origin }

  package func run(from sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    origin = sender
    handler(self)
    origin = nil
  }
}
#endif
