import KeyboardLiftCore

/// The views that UIKit keeps above the keyboard, because a constraint ties them to a keyboard layout guide.
///
/// Only they are the system's. The rest of their screen is lifted as ever, and a bar among them counts as a bar on the keyboard.
@MainActor struct KeyboardTies {
  private struct Tie {
    let view: Weak<UIView>
    /// How much is free between the view and the keyboard, in points, if the view is a bar that stands on it.
    let gap: CGFloat?
  }

  private var ties: [Tie] = []

  /// No view is tied.
  init() {}

  /// Looks for ties at views and at the views around them, whose constraints they are.
  init(around views: [UIView]) {
    var holders: [UIView] = []
    for view in views.flatMap(\.chain) where !holders.contains(view) { holders.append(view) }
    let tying = holders.flatMap { $0.constraints.filter(\.isTiedToKeyboardLayoutGuide) }
    guard !tying.isEmpty else { return }
    let others = holders.flatMap(\.constraints)
    ties = tying.compactMap { constraint in
      guard let view = constraint.viewTiedToKeyboardLayoutGuide else { return nil }
      let isStretched = others.contains { $0.holdsTop(of: view) }
      return Tie(view: Weak(view), gap: isStretched ? nil : constraint.gapAboveKeyboard)
    }
  }

  /// Whether a constraint ties the view itself.
  func contains(_ view: UIView) -> Bool { !ties.isEmpty && ties.contains { $0.view.object === view } }

  /// The union of the bars in a view that stand on a keyboard, in screen coordinates; nil for none.
  /// - Parameter focus: what is edited: a bar that holds it is none.
  func frameOnScreen(in root: UIView, above keyboard: Keyboard, beside focus: UIView?) -> Rect? {
    guard !ties.isEmpty, keyboard.takesRoom, let top = keyboard.frame?.minY else { return nil }
    let frames = ties.compactMap { tie -> Rect? in
      guard let bar = tie.view.object, let gap = tie.gap, !(bar is UIScrollView), !bar.isOutOfSight,
        bar.isDescendant(of: root), focus?.isDescendant(of: bar) != true, let window = bar.window
      else { return nil }
      let rect = Rect(bar.convert(bar.bounds, to: nil)).offset(x: window.frameOnScreen.minX, y: 0)
      return rect.standing(on: top, gap: Double(gap))
    }
    return frames.dropFirst().reduce(frames.first) { union, frame in union?.union(frame) }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items is a keyboard layout guide. NB: asking a view for its guide would create it.
  var isTiedToKeyboardLayoutGuide: Bool {
    isActive && (firstItem is UIKeyboardLayoutGuide || secondItem is UIKeyboardLayoutGuide)
  }

  /// The view that it ties to a keyboard layout guide; nil for UIKit's own constraints, between the guide and its owner.
  fileprivate var viewTiedToKeyboardLayoutGuide: UIView? {
    let (guide, other) = firstItem is UIKeyboardLayoutGuide ? (firstItem, secondItem) : (secondItem, firstItem)
    let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView
    return view === (guide as? UILayoutGuide)?.owningView ? nil : view
  }

  /// The constant between a view's bottom and the guide's top, in points; nil where it ties other edges.
  fileprivate var gapAboveKeyboard: CGFloat? {
    if firstAttribute == .bottom, secondAttribute == .top, secondItem is UIKeyboardLayoutGuide { return -constant }
    if firstAttribute == .top, secondAttribute == .bottom, firstItem is UIKeyboardLayoutGuide { return constant }
    return nil
  }

  /// Whether it holds a view's top in its place, so that the view is stretched down to the keyboard.
  fileprivate func holdsTop(of view: UIView) -> Bool {
    guard isActive, relation == .equal else { return false }
    return (firstItem === view && firstAttribute == .top) || (secondItem === view && secondAttribute == .top)
  }
}
