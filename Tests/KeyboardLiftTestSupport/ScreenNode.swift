public import KeyboardLiftCore

/// A view with what it contains, from which a test builds a ``KeyboardLiftCore/Screen`` as it would draw it.
///
/// ```swift
/// let screen = Screen.phone([375, 667], .scroll(1, [0, 0, 375, 667], content: 900, .field(2, [16, 560, 200, 34])))
/// ```
public struct ScreenNode: Sendable {
  /// The view; its `parent` is set when the screen is built.
  public var view: ScreenView
  /// What it contains, in the layout's order.
  public var children: [ScreenNode]

  /// Makes a node.
  public init(_ view: ScreenView, _ children: [ScreenNode] = []) {
    self.view = view
    self.children = children
  }

  /// A plain view.
  public static func view(_ id: Int, _ frame: Rect, _ children: ScreenNode...) -> ScreenNode {
    ScreenNode(ScreenView(id: id, parent: nil, frame: frame), children)
  }

  /// A single-line input.
  public static func field(_ id: Int, _ frame: Rect) -> ScreenNode {
    ScreenNode(ScreenView(id: id, parent: nil, kind: .textField, frame: frame))
  }

  /// A scroll view as wide as its content.
  public static func scroll(
    _ id: Int, _ frame: Rect, content height: Double, kind: ScreenView.Kind = .scrollView, offset: Double = 0,
    inset: Insets = .zero, system: Insets = .zero, enabled: Bool = true, room: Bool = false, _ children: ScreenNode...
  ) -> ScreenNode {
    let scroll = ScrollMetrics(
      contentSize: Size(width: frame.width, height: height), contentOffset: Point(x: 0, y: offset),
      contentInset: inset, systemInset: system, isScrollEnabled: enabled, makesRoom: room)
    return ScreenNode(ScreenView(id: id, parent: nil, kind: kind, frame: frame, scroll: scroll), children)
  }

  /// A carousel: a scroll view that only scrolls sideways.
  public static func carousel(
    _ id: Int, _ frame: Rect, width: Double, offset: Double = 0, _ children: ScreenNode...
  ) -> ScreenNode {
    let scroll = ScrollMetrics(
      contentSize: Size(width: width, height: frame.height), contentOffset: Point(x: offset, y: 0))
    return ScreenNode(ScreenView(id: id, parent: nil, kind: .collectionView, frame: frame, scroll: scroll), children)
  }

  /// A text view, itself a scroll view.
  public static func text(
    _ id: Int, _ frame: Rect, content height: Double? = nil, caret: Rect? = nil, offset: Double = 0,
    inset: Insets = .zero, enabled: Bool = true
  ) -> ScreenNode {
    let scroll = ScrollMetrics(
      contentSize: Size(width: frame.width, height: height ?? frame.height), contentOffset: Point(x: 0, y: offset),
      contentInset: inset, isScrollEnabled: enabled)
    var view = ScreenView(id: id, parent: nil, kind: .textView, frame: frame, scroll: scroll)
    view.caret = caret
    return ScreenNode(view)
  }
}

extension ScreenNode {
  /// The same, hidden.
  public var hidden: ScreenNode { with { $0.isHidden = true } }
  /// The same, avoided by UIKit itself.
  public var systemOwned: ScreenNode { with { $0.isSystemOwned = true } }
  /// The same, opted out by the app.
  public var optedOut: ScreenNode { with { $0.isOptedOut = true } }

  /// The same, with its own distance to the keyboard.
  public func distance(_ distance: Double) -> ScreenNode { with { $0.distance = distance } }

  /// The same, with another view to keep visible too.
  public func companion(_ id: Int) -> ScreenNode { with { $0.companion = id } }

  private func with(_ change: (inout ScreenView) -> Void) -> ScreenNode {
    var node = self
    change(&node.view)
    return node
  }
}
