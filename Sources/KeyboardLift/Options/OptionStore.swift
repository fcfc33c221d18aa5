/// The options of all views that have any, held beside the views and not in them: no swizzling, no associated objects.
@MainActor final class OptionStore {
  static let shared = OptionStore()

  /// The options of one view.
  struct Options {
    var isEnabled = true
    var distance: CGFloat?
    var companion: Weak<UIView>?
    var makesRoom = false
    var showsBar: Bool?
    var returnKeyMovesOn: Bool?
    var usesKeyCommands: Bool?
    var isPassedOver = false
    var sparesTaps = false
    /// The lifter that a strategy of the view's own made.
    var lifter: KeyboardLifter?
  }

  private struct Entry {
    let view: Weak<UIView>
    var options: Options
  }

  // NB: an identifier may be used again after its view has gone, so the view is kept beside it.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeCount = 64

  /// A view's options; the defaults for one that has none.
  subscript(view: UIView) -> Options {
    guard let entry = entries[ObjectIdentifier(view)], entry.view.object === view else { return Options() }
    return entry.options
  }

  /// Changes a view's options, and plans anew where the view matters now.
  func change(_ view: UIView, _ body: (inout Options) -> Void) {
    var options = self[view]
    body(&options)
    if entries.count >= purgeCount { purge() }
    entries[ObjectIdentifier(view)] = Entry(view: Weak(view), options: options)
    KeyboardMonitor.shared.optionsDidChange()
  }

  /// Gives a view a lifter of its own, or takes it away.
  func setStrategy(_ strategy: KeyboardLifter.Strategy?, of view: UIView) {
    let lifter = self[view].lifter
    switch (lifter, strategy) {
    case (let lifter?, let strategy?):
      lifter.strategy = strategy
    case (let lifter?, nil):
      lifter.isEnabled = false
      change(view) { $0.lifter = nil }
    case (nil, let strategy?):
      let lifter = KeyboardLifter(for: view, strategy: strategy)
      change(view) { $0.lifter = lifter }
    case (nil, nil):
      break
    }
  }

  /// The scroll views that are marked to make room.
  var markedScrollViews: [UIScrollView] {
    entries.values.compactMap { $0.options.makesRoom ? $0.view.object as? UIScrollView : nil }
  }

  /// Forgets views that have gone; done once as many have been added as were there, too.
  func purge() {
    entries = entries.filter { $0.value.view.object != nil }
    purgeCount = max(64, entries.count * 2)
  }
}
