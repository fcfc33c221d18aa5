import KeyboardLift
import KeyboardLiftCore
import KeyboardLiftTrace

extension TraceLayout {
  /// A reading, its views under their names; nil for one that is no tree.
  /// - Parameter headerSize: the screen's size in the trace's header, which need not be told again.
  @MainActor init?(_ screen: Screen, headerSize: Size, names: inout TraceNames, views: ViewTable) {
    var nodes: [TraceNode] = []
    nodes.reserveCapacity(screen.views.count)
    for view in screen.views { nodes.append(TraceNode(view, names: &names, views: views)) }
    self.init(
      screen: screen.size == headerSize ? nil : screen.size, window: screen.window, safeArea: screen.safeArea,
      nodes: nodes)
  }
}

extension TraceNode {
  @MainActor fileprivate init(_ view: ScreenView, names: inout TraceNames, views: ViewTable) {
    // A scroll view that is scaled or rotated is none for the engine: a plain view, or a text view that nobody scrolls.
    let isDeaf = view.kind.isScrollView && view.scroll == nil
    let kind = isDeaf && view.kind != .textView ? .view : view.kind
    self.init(names.name(of: view.id, in: views), parent: view.parent, kind: kind, frame: view.frame)
    if let metrics = view.scroll { scroll = metrics } else { scroll?.isScrollEnabled = false }
    isHidden = view.isHidden
    isSystemOwned = view.isSystemOwned
    isOptedOut = view.isOptedOut
    distance = view.distance
    companion = view.companion.map { names.name(of: $0, in: views) }
    caret = view.caret
  }
}

extension TraceStrategy {
  /// An engine's strategy, its target under its name.
  @MainActor init(_ strategy: Strategy, names: inout TraceNames, views: ViewTable) {
    let target = strategy.target.map { names.name(of: $0, in: views) }
    switch strategy {
    case .none, .automatic, .slide:
      self.init(strategy)
    case .resize(let afterHide, _, let restoresOffset):
      self.init(.resize(afterHide: afterHide, restoresOffset: restoresOffset), target: target)
    case .extend(let padding, _, let restoresOffset):
      self.init(.extend(padding: padding, restoresOffset: restoresOffset), target: target)
    case .inset(let distance, _, let restoresOffset):
      self.init(.inset(distance: distance, restoresOffset: restoresOffset), target: target)
    }
  }
}
