public import KeyboardLiftCore

/// The view tree as the app laid it out, without anything that KeyboardLift added.
///
/// The tree is kept flat, in pre-order, so that a view is found by its name at once and a deep tree needs no deep stack.
public struct TraceLayout: Equatable, Sendable {
  /// The screen's size in points since this layout; nil for the header's.
  public let screen: Size?
  /// The window's frame, in screen coordinates.
  public let window: Rect
  /// The window's safe area, in points.
  public let safeArea: Insets
  /// The views in pre-order: the root first, each after its superview and all that stands before it in there.
  public let nodes: [TraceNode]
  /// Each view's index in ``nodes``.
  private let indices: [String: Int]

  /// Makes a layout.
  ///
  /// Nil unless the views form one tree in pre-order in which every name is unique, and exactly the scroll views have
  /// scroll metrics.
  /// - Parameters:
  ///   - screen: the screen's size in points; nil for the header's.
  ///   - window: the window's frame, in screen coordinates.
  ///   - safeArea: the window's safe area, in points.
  ///   - nodes: the root first, each view right after all that stands before it in the tree.
  public init?(screen: Size? = nil, window: Rect, safeArea: Insets, nodes: [TraceNode]) {
    guard Self.isTree(nodes), nodes.allSatisfy({ ($0.scroll != nil) == $0.kind.isScrollView }) else { return nil }
    guard case .layout(let layout) = Self.index(screen: screen, window: window, safeArea: safeArea, nodes: nodes)
    else { return nil }
    self = layout
  }

  private init(screen: Size?, window: Rect, safeArea: Insets, nodes: [TraceNode], indices: [String: Int]) {
    self.screen = screen
    self.window = window
    self.safeArea = safeArea
    self.nodes = nodes
    self.indices = indices
  }

  /// The index in ``nodes`` of the view with this name; nil if the layout has none.
  public func index(of id: String) -> Int? { indices[id] }

  /// The view with this name; nil if the layout has none.
  public func node(_ id: String) -> TraceNode? { indices[id].map { nodes[$0] } }
}

extension TraceLayout {
  /// A layout, or the index of the first view whose name another one has already.
  enum Indexed {
    case layout(TraceLayout)
    case duplicate(Int)
  }

  /// Makes a layout of views that are known to be a tree.
  static func index(screen: Size?, window: Rect, safeArea: Insets, nodes: [TraceNode]) -> Indexed {
    var indices = [String: Int](minimumCapacity: nodes.count)
    for (index, node) in nodes.enumerated() where indices.updateValue(index, forKey: node.id) != nil {
      return .duplicate(index)
    }
    return .layout(
      TraceLayout(screen: screen, window: window, safeArea: safeArea, nodes: nodes, indices: indices))
  }

  /// Whether the parents' indices describe one tree in pre-order.
  private static func isTree(_ nodes: [TraceNode]) -> Bool {
    guard let root = nodes.first, root.parent == nil else { return false }
    var open = [0]
    for (index, node) in nodes.enumerated().dropFirst() {
      guard let parent = node.parent, (0..<index).contains(parent) else { return false }
      while let last = open.last, last != parent { open.removeLast() }
      if open.isEmpty { return false }
      open.append(index)
    }
    return true
  }

  /// Where a view stands in the JSON, as `root.children[2].children[0]`.
  static func path(of index: Int, in nodes: [TraceNode]) -> String {
    guard let parent = nodes[index].parent else { return "root" }
    let place = nodes[parent..<index].count { $0.parent == parent }
    return path(of: parent, in: nodes) + ".children[\(place)]"
  }
}
