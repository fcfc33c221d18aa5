import KeyboardLiftCore

extension Reason {
  /// Its name in records and on the command line.
  var name: String { "\(self)" }

  /// What it says, in a clause.
  var words: String {
    switch self {
    case .hidden: "the keyboard is down"
    case .floating: "the keyboard floats and takes no room"
    case .noFocus: "no field is being edited"
    case .systemOwned: "UIKit itself makes room here"
    case .optedOut: "the app wants nothing moved here"
    case .foreign: "the keyboard is another app’s: room is made, nothing scrolled"
    case .noScrollView: "this way works on a scroll view, and there is none"
    case .capped: "moved as far as it may be, which is not enough"
    case .revealed: "moved because of the keyboard"
    case .alreadyVisible: "this way finds nothing to move"
    case .none: "nothing is moved"
    case .scrolled: "the user scrolled"
    case .background: "the app is in the background"
    case .foreground: "the app came back"
    }
  }
}

extension SignUpForm.Kind {
  /// What the form stands in, as a table says it.
  var words: String {
    switch self {
    case .scrolling: "in a scroll view"
    case .plain: "plain"
    }
  }
}

extension Trial {
  /// What was moved and how far, or why nothing was.
  var moveInWords: String {
    let scrolled = offset - startOffset
    let moves = [
      scrolled == 0 ? nil : "scrolls \(scrolled.magnitude.rounded().points)\(scrolled < 0 ? " back" : "")",
      shift == 0 ? nil : "moves the view up by \((-shift).rounded().points)",
    ].compactMap(\.self)
    return moves.isEmpty ? reason.words : moves.joined(separator: " and ")
  }

  /// How much of the field can be seen.
  var visibilityInWords: String {
    switch covered {
    case 0: "the field is in full view"
    case 1: "the field is hidden"
    default: "\(max(1, (covered * 100).rounded(.down)).written) % of the field is hidden"
    }
  }
}

extension Double {
  /// A length with its unit, "1 point", "155 points".
  var points: String { self == 1 ? "1 point" : "\(written) points" }
}

extension String {
  /// The same sentence beginning with a capital letter.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
