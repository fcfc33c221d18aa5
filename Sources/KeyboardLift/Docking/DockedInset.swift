import KeyboardLiftCore

/// The inset that a docked bar adds to its list.
@MainActor struct DockedInset {
  private weak var list: UIScrollView?
  private let inset, indicator: Override<CGFloat>
  /// How much of the list's `contentInset.bottom` is for the bar, with the part that the app itself has there for it.
  private(set) var share: CGFloat = 0

  init(_ list: UIScrollView) {
    self.list = list
    inset = Override(list.uprightInset.bottom, rule: Override.insetRule) { [weak list] in
      list?.uprightInset.bottom
    } set: { [weak list] in
      list?.uprightInset.bottom = $0
    }
    // UIKit does not inset the indicator by itself.
    indicator = Override(list.uprightIndicatorInset.bottom, rule: Override.insetRule) { [weak list] in
      list?.uprightIndicatorInset.bottom
    } set: { [weak list] in
      list?.uprightIndicatorInset.bottom = $0
    }
  }

  /// What was added, as far as it is still there.
  var added: Double {
    guard let list else { return 0 }
    return Double(list.uprightInset.bottom - inset.readOwn())
  }

  /// Adds to the app's own inset.
  mutating func set(_ added: Double, share: Double) {
    inset.write(inset.readOwn() + added)
    indicator.write(indicator.readOwn() + added)
    self.share = share
  }

  /// Takes note that a session changed the inset too.
  func note(addedBeside change: CGFloat) {
    let own = inset.readOwn()
    guard let present = list?.uprightInset.bottom else { return }
    inset.note(own: own + change, written: present + change)
  }
}
