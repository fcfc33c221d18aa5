#if !canImport(UIKit)
import Foundation

/// Turns the constraints of one tree into equations, solves them and places views and guides.
///
/// Equalities go in by priority, and one that contradicts stronger ones is dropped. An inequality goes in as an equality
/// once the solution violates it. What stays open keeps its present value. `Docs/StandInGaps.md` lists the limits.
@MainActor struct ConstraintSolver {
  private enum Axis { case across, down }
  private struct Span {
    var start: LinearSum
    var length: LinearSum
    var end: LinearSum { start + length }
  }
  private struct Relation {
    var sum: LinearSum
    var kind: NSLayoutConstraint.Relation
    var priority: Float
  }
  private struct Unknown {
    var item: AnyObject
    var axis: Axis
    var isLength: Bool
    var present: CGFloat
  }

  /// Whether a solution is being placed: the views that it moves need no other solution for that.
  static var isPlacing = false

  /// A view whose height is asked for, not placed.
  private let fitted: UIView?
  private var unknowns: [Unknown] = []
  private var indices: [Key: Int] = [:]
  private var relations: [Relation] = []
  private struct Key: Hashable {
    var item: ObjectIdentifier
    var axis: Axis
    var isLength: Bool
  }

  init(root: UIView) {
    fitted = nil
    collect(root)
  }

  init(fitting view: UIView) {
    fitted = view
    collect(view)
  }

  private mutating func collect(_ view: UIView) {
    guard view.layoutState.constraintsBelow > 0 else { return }
    for constraint in view.installedConstraints { add(constraint, in: view) }
    for child in view.childViews { collect(child) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, in holder: UIView) {
    guard let first = constraint.firstItem,
      var sum = value(constraint.firstAttribute, of: first, in: holder)
    else { return }
    if let second = constraint.secondItem {
      guard let other = value(constraint.secondAttribute, of: second, in: holder) else { return }
      sum.add(other, times: -constraint.multiplier)
    } else if constraint.secondAttribute != .notAnAttribute {
      return
    }
    sum.constant -= constraint.constant
    relations.append(Relation(sum: sum, kind: constraint.relation, priority: constraint.priority.rawValue))
  }

  private mutating func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in holder: UIView
  ) -> LinearSum? {
    let axis: Axis
    switch attribute {
    case .left, .right, .leading, .trailing, .width, .centerX: axis = .across
    case .top, .bottom, .height, .centerY: axis = .down
    case .notAnAttribute: return nil
    }
    guard let span = span(of: item, axis, in: holder) else { return nil }
    switch attribute {
    case .left, .leading, .top: return span.start
    case .right, .trailing, .bottom: return span.end
    case .centerX, .centerY: return span.start + span.length * 0.5
    case .width, .height: return dimension(of: item, axis, span)
    case .notAnAttribute: return nil
    }
  }

  // A scroll view's edges are its content's to the views in it; its width and height are always its own.
  private mutating func dimension(of item: AnyObject, _ axis: Axis, _ span: Span) -> LinearSum {
    (item as? UIView).map { own($0, axis).length } ?? span.length
  }

  /// Where an item lies, in the coordinates of the view that holds the constraint.
  private mutating func span(of item: AnyObject, _ axis: Axis, in holder: UIView) -> Span? {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owner, var span = span(of: guide, of: owner, axis) else { return nil }
      span.start.add(path(from: owner, to: holder, axis))
      return span
    }
    guard let view = item as? UIView else { return nil }
    if view === holder {
      guard let scroll = view as? UIScrollView else {
        return Span(start: LinearSum(constant: Self.origin(view, axis)), length: own(view, axis).length)
      }
      return span(of: scroll.contentLayoutGuide, of: scroll, axis)
    }
    var span = own(view, axis)
    if let parent = view.parentView { span.start.add(path(from: parent, to: holder, axis)) }
    return span
  }

  /// From a view's inner coordinates to those of an ancestor.
  private mutating func path(from view: UIView, to holder: UIView, _ axis: Axis) -> LinearSum {
    var (sum, current) = (LinearSum(), view)
    while current !== holder, let parent = current.parentView {
      sum.add(own(current, axis).start)
      sum.constant -= Self.origin(current, axis)
      current = parent
    }
    return sum
  }

  private mutating func span(of guide: UILayoutGuide, of owner: UIView, _ axis: Axis) -> Span? {
    let origin = Self.origin(owner, axis)
    switch guide.role {
    case .custom: return own(guide, present: guide.solvedFrame, axis)
    case .safeArea:
      let insets = owner.safeAreaInsets
      let (before, after) = axis == .across ? (insets.left, insets.right) : (insets.top, insets.bottom)
      var length = own(owner, axis).length
      length.constant -= before + after
      return Span(start: LinearSum(constant: origin + before), length: length)
    case .content:
      guard let scroll = owner as? UIScrollView else { return nil }
      let present = axis == .across ? scroll.contentSize.width : scroll.contentSize.height
      return Span(start: LinearSum(), length: unknown(guide, axis, isLength: true, present))
    case .frame: return Span(start: LinearSum(constant: origin), length: own(owner, axis).length)
    case .keyboard:
      let frame = guide.layoutFrame
      let (start, length) = axis == .across ? (frame.minX, frame.width) : (frame.minY, frame.height)
      return Span(start: LinearSum(constant: start), length: LinearSum(constant: length))
    }
  }

  /// A view's place in its superview: unknown if constraints rule it, else as it is.
  private mutating func own(_ view: UIView, _ axis: Axis) -> Span {
    if view === fitted, axis == .down {
      return Span(start: LinearSum(), length: unknown(view, .down, isLength: true, 0))
    }
    let frame = view.geometry.untransformedFrame
    guard !view.translatesAutoresizingMaskIntoConstraints, view.parentView != nil else {
      let (start, length) = axis == .across ? (frame.minX, frame.width) : (frame.minY, frame.height)
      return Span(start: LinearSum(constant: start), length: LinearSum(constant: length))
    }
    let isNew = indices[Key(item: ObjectIdentifier(view), axis: axis, isLength: true)] == nil
    let span = own(view, present: frame, axis)
    let size = view.intrinsicContentSize
    let wanted = axis == .across ? size.width : size.height
    if isNew, wanted != UIView.noIntrinsicMetric {
      var sum = span.length
      sum.constant -= wanted
      relations.append(Relation(sum: sum, kind: .equal, priority: UILayoutPriority.defaultLow.rawValue))
      relations.append(Relation(sum: sum, kind: .greaterThanOrEqual, priority: UILayoutPriority.defaultHigh.rawValue))
    }
    return span
  }

  private mutating func own(_ item: AnyObject, present: CGRect, _ axis: Axis) -> Span {
    let (start, length) = axis == .across ? (present.minX, present.width) : (present.minY, present.height)
    return Span(
      start: unknown(item, axis, isLength: false, start), length: unknown(item, axis, isLength: true, length))
  }

  private mutating func unknown(_ item: AnyObject, _ axis: Axis, isLength: Bool, _ present: CGFloat) -> LinearSum {
    let key = Key(item: ObjectIdentifier(item), axis: axis, isLength: isLength)
    if let index = indices[key] { return .variable(index) }
    unknowns.append(Unknown(item: item, axis: axis, isLength: isLength, present: present))
    indices[key] = unknowns.count - 1
    return .variable(unknowns.count - 1)
  }

  private static func origin(_ view: UIView, _ axis: Axis) -> CGFloat {
    axis == .across ? view.bounds.origin.x : view.bounds.origin.y
  }

  // MARK: Solving and placing

  /// Solves and places; whether anything moved.
  func apply() -> Bool {
    guard !unknowns.isEmpty else { return false }
    let values = solve()
    var frames: [ObjectIdentifier: (item: AnyObject, frame: CGRect)] = [:]
    for (unknown, value) in zip(unknowns, values) {
      let id = ObjectIdentifier(unknown.item)
      var entry = frames[id] ?? (unknown.item, .zero)
      switch (unknown.axis, unknown.isLength) {
      case (.across, false): entry.frame.origin.x = value
      case (.down, false): entry.frame.origin.y = value
      case (.across, true): entry.frame.size.width = max(0, value)
      case (.down, true): entry.frame.size.height = max(0, value)
      }
      frames[id] = entry
    }
    Self.isPlacing = true
    defer { Self.isPlacing = false }
    var moved = false
    var done: Set<ObjectIdentifier> = []
    for unknown in unknowns where done.insert(ObjectIdentifier(unknown.item)).inserted {
      guard let entry = frames[ObjectIdentifier(unknown.item)] else { continue }
      if place(entry.item, at: entry.frame) { moved = true }
    }
    return moved
  }

  /// The height that the constraints give the fitted view; nil if none speaks of it.
  func fittedHeight() -> CGFloat? {
    guard let fitted, let index = indices[Key(item: ObjectIdentifier(fitted), axis: .down, isLength: true)] else {
      return nil
    }
    let height = solve()[index]
    return height > 0 ? height : nil
  }

  private func place(_ item: AnyObject, at frame: CGRect) -> Bool {
    if let view = item as? UIView {
      let aligned = view.pixelAligned(frame, known: knownAxes(of: view))
      guard view.geometry.untransformedFrame != aligned else { return false }
      view.place { $0.untransformedFrame = aligned }
      return true
    }
    guard let guide = item as? UILayoutGuide else { return false }
    if guide.role == .content, let scroll = guide.owner as? UIScrollView {
      var size = scroll.contentSize
      let axes = knownAxes(of: guide)
      if axes.across { size.width = frame.width }
      if axes.down { size.height = frame.height }
      guard size != scroll.contentSize else { return false }
      scroll.contentSize = size
      return true
    }
    guard guide.solvedFrame != frame else { return false }
    guide.solvedFrame = frame
    return true
  }

  private func knownAxes(of item: AnyObject) -> (across: Bool, down: Bool) {
    let id = ObjectIdentifier(item)
    return (
      indices[Key(item: id, axis: .across, isLength: true)] != nil,
      indices[Key(item: id, axis: .down, isLength: true)] != nil
    )
  }

  private func solve() -> [CGFloat] {
    let ordered = relations.enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
    var binding: Set<Int> = []
    while true {
      var system = LinearSystem()
      for (index, relation) in ordered.enumerated() where relation.kind == .equal || binding.contains(index) {
        system.add(relation.sum)
      }
      for (index, unknown) in unknowns.enumerated() {
        var stay = LinearSum.variable(index)
        stay.constant = -unknown.present
        system.add(stay)
      }
      let violated = ordered.indices.first { index in
        let value = system.value(of: ordered[index].sum).constant
        switch ordered[index].kind {
        case .equal: return false
        case .lessThanOrEqual: return value > 1e-6 && !binding.contains(index)
        case .greaterThanOrEqual: return value < -1e-6 && !binding.contains(index)
        }
      }
      guard let violated else { return unknowns.indices.map { CGFloat(system.value(of: .variable($0)).constant) } }
      binding.insert(violated)
    }
  }
}

extension UIView {
  /// What is solved is placed on whole pixels, edge by edge; an axis that no constraint speaks of stays as it is.
  fileprivate func pixelAligned(_ frame: CGRect, known: (across: Bool, down: Bool)) -> CGRect {
    let (scale, present) = (pixelScale, geometry.untransformedFrame)
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { UIView.rounded($0, to: scale) }
    let aligned = CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    return CGRect(
      x: known.across ? aligned.minX : present.minX, y: known.down ? aligned.minY : present.minY,
      width: known.across ? aligned.width : present.width, height: known.down ? aligned.height : present.height)
  }

  /// How high the constraints in it make the view for its present width, in whole pixels; nil if they do not rule it.
  var heightOfConstraints: CGFloat? {
    guard layoutState.constraintsBelow > 0 else { return nil }
    // How high text is depends on its width, which is known only then.
    _ = ConstraintSolver(root: self).apply()
    let scale = pixelScale ?? 1
    return ConstraintSolver(fitting: self).fittedHeight().map { ($0 * scale).rounded(.up) / scale }
  }

  /// Views that follow their masks may be resized by the solution and be part of constraints: then once more.
  func solveConstraintsIfNeeded() {
    for _ in 0..<4 where layoutState.needsConstraints {
      layoutState.needsConstraints = false
      guard layoutState.constraintsBelow > 0, ConstraintSolver(root: self).apply() else { return }
    }
    layoutState.needsConstraints = false
  }
}
#endif
