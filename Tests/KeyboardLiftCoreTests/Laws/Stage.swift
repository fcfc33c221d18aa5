import KeyboardLiftCore

/// What a device would show: every value as the plans' changes and the app's own settings have left it.
///
/// Independent of the engine's ledger: a change that a plan forgets to list is missing here.
struct Stage: Equatable {
  /// The properties of one view that a plan may change.
  struct Look: Equatable {
    var id: Int
    var frame: Rect
    var scroll: ScrollMetrics?
  }

  /// The root's translation.
  var translation = Point.zero
  /// The views, in the screen's order.
  var looks: [Look] = []

  /// Takes every value from the app's layout; a translation survives it.
  mutating func layOut(_ screen: Screen) {
    looks = screen.views.map { Look(id: $0.id, frame: $0.frame, scroll: $0.scroll) }
  }

  /// Applies a change; returns whether it changed anything.
  mutating func apply(_ change: Change) -> Bool {
    let before = self
    guard let index = looks.firstIndex(where: { $0.id == change.id }) else { return false }
    switch change.value {
    case .translation(let point): translation = point
    case .frame(let frame): looks[index].frame = frame
    case .contentSize(let size): looks[index].scroll?.contentSize = size
    case .contentInset(let inset): looks[index].scroll?.contentInset = inset
    case .contentOffset(let offset): looks[index].scroll?.contentOffset = offset
    }
    return before != self
  }

  /// Changes the look of one view, as the app does.
  mutating func change(_ id: Int, _ change: (inout Look) -> Void) {
    guard let index = looks.firstIndex(where: { $0.id == id }) else { return }
    change(&looks[index])
  }
}
