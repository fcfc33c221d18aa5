public import KeyboardLiftCore

/// A recorded screen while it is replayed: the app's own values, and beside them what the engine made of them.
///
/// The app's events set own values; plans set what stands. Only the content offset is one value for both, since nobody owns
/// where a scroll view stands. Views are found by number at once, and nothing here walks the tree, so an event costs the
/// same in a small and in a large layout.
public struct TraceScreen: Sendable {
  /// The numbers that stand for the views' names in ``views`` and in the engine.
  public private(set) var names = ViewNames()
  /// The screen's size in points, in its present orientation.
  public private(set) var size: Size
  /// The window's frame, in screen coordinates; zero before the first layout.
  public private(set) var window = Rect.zero
  /// The window's safe area, in points.
  public private(set) var safeArea = Insets.zero
  /// All views in pre-order with the app's own values, and the offsets as they stand; a parent is an index in this array.
  public private(set) var views: [ScreenView] = []
  /// The root's translation as the plans left it, in points.
  public private(set) var translation = Point.zero

  /// The size of the screen where a layout does not say it.
  private let headerSize: Size
  /// Each number's view, as an index in ``views``; nil for one that the present layout does not have.
  private var indices: [Int?] = []
  /// The marked scroll views, as indices in ``views``.
  private(set) var marked: [Int] = []
  /// What plans set of scroll views and no event has overwritten, by number.
  private(set) var planned: [Int: PlannedValues] = [:]
  /// Memory for excerpts, kept from event to event.
  var scratch = ExcerptScratch()

  /// Makes a screen without any view.
  /// - Parameter size: in points, until a layout says otherwise.
  public init(size: Size) {
    self.size = size
    headerSize = size
  }

  /// The index in ``views`` of a view; nil if the present layout does not have it.
  public func index(of id: Int) -> Int? {
    indices.indices.contains(id) ? indices[id] : nil
  }

  /// The number of a name, given now if it has none.
  mutating func id(for name: String) -> Int { names.id(for: name) }
}

extension TraceScreen {
  /// Takes an event's new values and says what the engine is to be told.
  public mutating func apply(_ event: TraceEvent) -> Event {
    if let reading = event.reading { load(reading) }
    switch event.action {
    case .layout(let layout):
      load(layout)
      planned.removeAll(keepingCapacity: true)
      return .layout
    case .focus(let name):
      return .focus(names.id(for: name))
    case .blur(let name):
      return .blur(names.id(for: name))
    case .keyboard(let notification):
      return .keyboard(notification)
    case .scroll(let name, let offset), .systemScroll(let name, let offset):
      let id = names.id(for: name)
      if let index = index(of: id) { views[index].scroll?.contentOffset = offset }
      return .scroll(id)
    case .caret(let name, let caret):
      let id = names.id(for: name)
      if let index = index(of: id) { views[index].caret = caret }
      return .caret(id)
    case .content(let name, let contentSize, let frame):
      let id = names.id(for: name)
      setContent(of: id, contentSize, frame)
      return .content(id, setsFrame: frame != nil, setsContentSize: contentSize != nil)
    case .inset(let name, let contentInset):
      let id = names.id(for: name)
      if let index = index(of: id) { views[index].scroll?.contentInset = contentInset }
      planned[id]?.contentInset = nil
      return .inset(id)
    case .background:
      return .background
    case .foreground:
      return .foreground
    }
  }

  /// Takes a plan's values.
  public mutating func apply(_ plan: Plan) {
    for change in plan.changes {
      switch change.value {
      case .translation(let point):
        translation = point
      case .contentOffset(let point):
        if let index = index(of: change.id) { views[index].scroll?.contentOffset = point }
      case .frame, .contentSize, .contentInset:
        note(change)
      }
    }
  }

  /// Notes what a plan set of a scroll view; what is the app's own value again is nobody's plan.
  private mutating func note(_ change: Change) {
    guard let index = index(of: change.id) else { return }
    let view = views[index]
    var values = planned[change.id] ?? PlannedValues()
    switch change.value {
    case .frame(let frame): values.frame = frame.isNear(view.frame) ? nil : frame
    case .contentSize(let size): values.contentSize = view.scroll?.contentSize.isNear(size) == true ? nil : size
    case .contentInset(let inset): values.contentInset = view.scroll?.contentInset.isNear(inset) == true ? nil : inset
    case .translation, .contentOffset: break
    }
    planned[change.id] = values.isEmpty ? nil : values
  }

  private mutating func load(_ layout: TraceLayout) {
    size = layout.screen ?? headerSize
    window = layout.window
    safeArea = layout.safeArea
    for view in views { indices[view.id] = nil }
    views.removeAll(keepingCapacity: true)
    views.reserveCapacity(layout.nodes.count)
    marked.removeAll(keepingCapacity: true)
    for (index, node) in layout.nodes.enumerated() {
      let view = ScreenView(node, &names)
      if view.scroll?.makesRoom == true { marked.append(index) }
      views.append(view)
    }
    indices.append(contentsOf: repeatElement(nil, count: names.count - indices.count))
    for (index, view) in views.enumerated() { indices[view.id] = index }
  }

  private mutating func setContent(of id: Int, _ contentSize: Size?, _ frame: Rect?) {
    guard let index = index(of: id) else { return }
    if let contentSize {
      views[index].scroll?.contentSize = contentSize
      planned[id]?.contentSize = nil
    }
    if let frame {
      views[index].frame = frame
      planned[id]?.frame = nil
    }
  }
}

/// What plans set of a scroll view; nil where the app's own value stands.
struct PlannedValues: Sendable {
  /// Whether all stands as the app has it.
  var isEmpty: Bool { frame == nil && contentSize == nil && contentInset == nil }

  var frame: Rect?
  var contentSize: Size?
  var contentInset: Insets?
}

extension ScreenView {
  fileprivate init(_ node: TraceNode, _ names: inout ViewNames) {
    self.init(
      id: names.id(for: node.id), parent: node.parent, kind: node.kind, frame: node.frame, scroll: node.scroll)
    isHidden = node.isHidden
    isSystemOwned = node.isSystemOwned
    isOptedOut = node.isOptedOut
    distance = node.distance
    companion = node.companion.map { names.id(for: $0) }
    caret = node.caret
  }
}
