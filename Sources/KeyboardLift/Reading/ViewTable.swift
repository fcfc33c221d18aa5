import KeyboardLiftCore

/// The numbers under which the engine knows a screen's views.
@MainActor package final class ViewTable {
  private struct Entry {
    let id: Int
    let view: Weak<UIView>
  }

  // NB: an identifier may be used again after its view has gone, so the view is kept beside it.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var views: [Int: Weak<UIView>] = [:]
  private var nextID = 0

  /// A view's number; a new one for a view not seen before.
  package func id(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    if let entry = entries[key], entry.view.object === view { return entry.id }
    if let gone = entries[key] { views[gone.id] = nil }
    defer { nextID += 1 }
    entries[key] = Entry(id: nextID, view: Weak(view))
    views[nextID] = Weak(view)
    return nextID
  }

  /// The view of a number; nil once it has gone.
  package func view(_ id: Int) -> UIView? { views[id]?.object }

  /// The scroll view of a number.
  func scrollView(_ id: Int) -> UIScrollView? { view(id) as? UIScrollView }
}

extension ViewTable {
  /// The window of any view that is in one.
  package var anyWindow: UIWindow? { views.values.firstResult { $0.object?.window } }
}
