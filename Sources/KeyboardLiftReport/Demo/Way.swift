import KeyboardLiftCore

/// A way of avoiding the keyboard: none, the four known ways, and the automatic one.
enum Way: String, CaseIterable, Sendable {
  case untouched
  case slide
  case resize
  case extend
  case inset
  case automatic

  /// The engine's strategy, with its defaults.
  var strategy: Strategy {
    switch self {
    case .untouched: .none
    case .slide: .slide()
    case .resize: .resize()
    case .extend: .extend()
    case .inset: .inset()
    case .automatic: .automatic()
    }
  }

  /// The four known ways and the automatic one.
  static let helping = allCases.filter { $0 != .untouched }

  /// Its name in headings.
  var title: String {
    switch self {
    case .untouched: "Before"
    case .slide: "Slide"
    case .resize: "Resize"
    case .extend: "Extend"
    case .inset: "Inset"
    case .automatic: "Automatic"
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .untouched: "nothing is moved"
    case .slide: "moves the whole view up by a fraction of the keyboard’s height: the lower the field, the farther"
    case .resize: "ends the scroll view where the keyboard begins"
    case .extend: "makes the scroll view’s content higher and scrolls the field to just above the keyboard"
    case .inset: "insets the scroll view’s content, so that it can be scrolled above the keyboard"
    case .automatic: "scrolls just far enough to show the field, and moves the view only where scrolling is not enough"
    }
  }
}
