public import KeyboardLiftCore

extension ScreenView.Kind {
  /// The kind's name in the trace format.
  public var name: String {
    switch self {
    case .view: "view"
    case .scrollView: "scroll"
    case .tableView: "table"
    case .collectionView: "collection"
    case .textField: "textField"
    case .textView: "textView"
    case .searchBar: "searchBar"
    }
  }

  /// The kind with this name in the trace format; nil if there is none.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}

extension Keyboard.State {
  /// The state's name in the trace format.
  public var name: String {
    switch self {
    case .hidden: "hidden"
    case .docked: "docked"
    case .floating: "floating"
    case .foreign: "foreign"
    }
  }
}

extension Reason {
  /// The reason's name in the trace format.
  public var name: String {
    switch self {
    case .hidden: "hidden"
    case .floating: "floating"
    case .noFocus: "noFocus"
    case .systemOwned: "systemOwned"
    case .optedOut: "optedOut"
    case .foreign: "foreign"
    case .noScrollView: "noScrollView"
    case .capped: "capped"
    case .revealed: "revealed"
    case .alreadyVisible: "alreadyVisible"
    case .none: "none"
    case .scrolled: "scrolled"
    case .background: "background"
    case .foreground: "foreground"
    }
  }
}

extension Change.Value {
  /// The property's name in the trace format.
  public var property: String {
    switch self {
    case .translation: "translation"
    case .frame: "frame"
    case .contentSize: "contentSize"
    case .contentInset: "contentInset"
    case .contentOffset: "contentOffset"
    }
  }

  /// The value's numbers in the order of the trace format, in points.
  public var numbers: [Double] {
    switch self {
    case .translation(let point), .contentOffset(let point): [point.x, point.y]
    case .frame(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .contentSize(let size): [size.width, size.height]
    case .contentInset(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    }
  }
}

extension Event {
  /// The event's name in the trace format.
  package var name: String {
    let name: TraceEvent.Name =
      switch self {
      case .layout: .layout
      case .focus: .focus
      case .blur: .blur
      case .keyboard(let notification): TraceEvent.Name(notification.name)
      case .scroll: .scroll
      case .caret: .caret
      case .content: .content
      case .inset: .inset
      case .background: .background
      case .foreground: .foreground
      }
    return name.rawValue
  }
}
