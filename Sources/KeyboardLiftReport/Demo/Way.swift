import KeyboardLiftCore

/// A way of treating the form: leaving it alone, the four known ways, and the automatic one.
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
    case .slide: "the whole view moves up by a part of the keyboard’s height, the more the lower the field is"
    case .resize: "the scroll view ends where the keyboard begins"
    case .extend: "the scroll view’s content grows, and scrolls the field to just above the keyboard"
    case .inset: "the scroll view’s content can be scrolled above the keyboard"
    case .automatic: "the least scrolling that shows the field, and the view moved only for what no scrolling can show"
    }
  }
}
