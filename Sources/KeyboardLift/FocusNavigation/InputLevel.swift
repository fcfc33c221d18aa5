import FocusOrder
import KeyboardLiftCore

/// The inputs of a view in order, with the tables in it as one stop each: what is in their rows are levels of their own.
@MainActor struct InputLevel {
  private(set) var order = InputOrder([], by: .listed)
  private var places: [InputPlace] = []
  /// The views of the places, by their ids.
  private var views: [UIView] = []
  private let options: OptionStore

  /// Reads a view's inputs, walking all that is in it.
  init(in scope: UIView, by order: InputWay.Order, _ options: OptionStore) {
    self.options = options
    switch order {
    case .position:
      read(scope, in: nil)
      let isRightToLeft = scope.effectiveUserInterfaceLayoutDirection == .rightToLeft
      self.order = InputOrder(places, by: .position(isRightToLeft: isRightToLeft))
    case .hierarchy:
      read(scope, in: nil)
      self.order = InputOrder(places, by: .listed)
    case .custom(let inputs):
      for input in inputs.compactMap(\.object) where input.isDescendant(of: scope) { append(input, .input, in: nil) }
      self.order = InputOrder(places, by: .listed)
    }
  }

  /// The input or table to go to from a view.
  func stop(_ motion: InputOrder.Motion, from view: UIView, wrapsAround: Bool) -> UIView? {
    guard let place = order.places.first(where: { views[$0.id] === view }) else { return nil }
    return order.stop(motion, from: place.id, wrapsAround: wrapsAround).map { views[$0.id] }
  }

  /// The input or table to which one comes first.
  func firstStop(_ motion: InputOrder.Motion) -> UIView? { order.firstStop(motion).map { views[$0.id] } }

  private mutating func read(_ view: UIView, in group: Int?) {
    guard !view.isClosedToMoving else { return }
    switch view {
    case is UITextField, is UITextView:
      append(view, .input, in: group)
    case let table as UITableView:
      let group = append(table, .group, in: group)
      if let header = table.tableHeaderView { read(header, in: group) }
      append(table, .rows, in: group)
      if let footer = table.tableFooterView { read(footer, in: group) }
    case is UIScrollView:
      let group = append(view, .group, in: group)
      for subview in view.subviews { read(subview, in: group) }
    default:
      for subview in view.subviews { read(subview, in: group) }
    }
  }

  /// Appends a view's place.
  /// - Returns: the index that those have which lie in it.
  @discardableResult private mutating func append(_ view: UIView, _ kind: InputPlace.Kind, in group: Int?) -> Int {
    let index = places.count
    let rect = (view as? UITableView).flatMap { kind == .rows ? $0.frameOfRows : nil } ?? view.bounds
    let frame = Rect(view.convert(rect, to: group.map { views[$0] }))
    var place = InputPlace(id: index, kind: kind, group: group, frame: frame)
    place.isHidden = view.isOutOfSight
    place.isEnabled = view.takesInput
    place.isOptedOut = options.isPassedOver(view)
    places.append(place)
    views.append(view)
    return index
  }
}
