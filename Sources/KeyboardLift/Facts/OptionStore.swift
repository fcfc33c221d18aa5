/// The options that the app set on views. A plain store beside the views: no swizzling, no associated objects.
@MainActor final class OptionStore {
  /// The options of one view.
  struct Options {
    var isEnabled = true
    var distance: CGFloat?
    var companion: Weak<UIView>?
    /// Whether the scroll view is marked, or is never to get room by itself; nil for neither.
    var makesRoom: Bool?
    var showsBar: Bool?
    var returnKeyMovesOn: Bool?
    var usesKeyCommands: Bool?
    var toolbarTitle: String?
    var isPassedOver = false
    var sparesTaps = false
    /// The lifter that the view's own strategy made.
    var lifter: KeyboardLifter?
  }

  private struct Entry {
    let view: Weak<UIView>
    var options: Options
  }

  // NB: an identifier may be used again after its view has gone, so the view is kept beside it.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeCount = 64

  /// A view's options; the defaults for a view that has none.
  subscript(view: UIView) -> Options {
    get {
      guard let entry = entries[ObjectIdentifier(view)], entry.view.object === view else { return Options() }
      return entry.options
    }
    set {
      if entries.count >= purgeCount { purge() }
      entries[ObjectIdentifier(view)] = Entry(view: Weak(view), options: newValue)
    }
  }

  /// The scroll views that the app marked, in no order.
  var markedScrollViews: [UIScrollView] {
    entries.values.compactMap { $0.options.makesRoom == true ? $0.view.object as? UIScrollView : nil }
  }

  /// Whether the app switched KeyboardLift off for a view or for a view around it.
  func optsOut(_ view: UIView) -> Bool {
    entries.isEmpty ? false : view.chain.contains { !self[$0].isEnabled }
  }

  /// The view to keep in sight for an input: its companion in place of a hidden one, as with the boxes of a one-time code.
  func viewToShow(for input: UIView) -> UIView {
    guard !entries.isEmpty, let companion = self[input].companion?.object, input.isOutOfSight, !companion.isOutOfSight
    else { return input }
    return companion
  }

  /// Whether focus navigation passes over a view.
  func isPassedOver(_ view: UIView) -> Bool {
    entries.isEmpty ? false : optsOut(view) || view.chain.contains { self[$0].isPassedOver }
  }

  /// The value that the nearest view sets, starting with the view itself; nil where none does.
  func nearest<Value>(_ value: (Options) -> Value?, to view: UIView) -> Value? {
    entries.isEmpty ? nil : view.chain.firstResult { value(self[$0]) }
  }

  /// Forgets views that have gone. The store calls it each time that it has doubled.
  func purge() {
    entries = entries.filter { $0.value.view.object != nil }
    purgeCount = max(64, entries.count * 2)
  }
}
