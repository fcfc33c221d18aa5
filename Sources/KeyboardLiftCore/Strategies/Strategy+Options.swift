extension Strategy {
  /// The distance that an input without its own wants free below it, in points.
  var distance: Double {
    switch self {
    case .automatic(let distance, _), .inset(let distance, _, _): distance
    case .none, .slide, .resize, .extend: 0
    }
  }

  /// The id of the scroll view that it is told to work on.
  public var target: Int? {
    switch self {
    case .resize(_, let target, _), .extend(_, let target, _), .inset(_, let target, _): target
    case .none, .automatic, .slide: nil
    }
  }

  /// Whether giving back puts the scroll views where they were.
  var restoresOffset: Bool {
    switch self {
    case .automatic(_, let restores): restores
    case .resize(_, _, let restores), .extend(_, _, let restores), .inset(_, _, let restores): restores
    case .none, .slide: true
    }
  }

  /// Whether giving back scrolls what it worked on to the top.
  var scrollsToTop: Bool {
    if case .resize(afterHide: .scrollToTop, _, _) = self { true } else { false }
  }

  /// Whether a companion is kept visible too: the historical ways know none.
  var takesCompanion: Bool {
    switch self {
    case .automatic, .resize, .inset: true
    case .none, .slide, .extend: false
    }
  }
}

extension Strategy {
  /// Whether it works on one scroll view and can do nothing without.
  var needsScrollView: Bool {
    switch self {
    case .resize, .extend, .inset: true
    case .none, .automatic, .slide: false
    }
  }
}
