import KeyboardLiftCore

/// A sign-up form laid out for a screen: what the demonstration is made with.
///
/// As an app would make it with UIKit's defaults: the content fills the screen below a translucent navigation bar. In a
/// scroll view it is one roomy column; plain, a stack that spreads over the safe area, on a phone in landscape in two columns.
struct SignUpForm: Sendable {
  /// What the form stands in.
  enum Kind: String, CaseIterable, Sendable {
    /// In a scroll view.
    case scrolling
    /// Directly in the root view.
    case plain
  }

  /// One line to be typed.
  struct Field: Equatable, Sendable {
    /// Its id on the ``SignUpForm/screen``.
    var id: Int
    /// Its name, above it.
    var title: String
    /// What a visitor would type.
    var sample: String
    /// In content coordinates of the scroll view, or in the root's.
    var frame: Rect
  }

  let kind: Kind
  let device: DeviceScreen
  private(set) var heading: [DrawnItem] = []
  private(set) var fields: [Field] = []
  /// The button below the last field, that field's companion.
  private(set) var button = Rect.zero

  static let rootID = 0
  static let scrollID = 1
  static let buttonID = 2
  static let firstFieldID = 10

  /// Lays the form out.
  init(_ kind: Kind, on device: DeviceScreen) {
    self.kind = kind
    self.device = device
    switch kind {
    case .scrolling: layOutScrolling()
    case .plain: layOutPlain()
    }
  }

  /// The names of the fields and what a visitor would type.
  static let entries = [
    ("Name", "Ada Lovelace"), ("Email", "ada@example.com"), ("Company", "Analytical Engines"),
    ("Street", "12 St James’s Square"), ("City", "London"), ("Postcode", "SW1Y 4JH"), ("Password", "••••••••••"),
    ("Repeat password", "••••••••••"),
  ]

  /// The name of the button.
  static let buttonTitle = "Sign up"
}

extension SignUpForm {
  private static let labelHeight = 22.0
  private static let margin = 20.0
  /// A form wider than this is hard to read.
  private static let widest = 560.0

  /// The column, in the middle of what the safe area leaves.
  private var column: (x: Double, width: Double) {
    let safeWidth = device.size.width - device.safeArea.left - device.safeArea.right
    let width = min(safeWidth - 2 * Self.margin, Self.widest)
    return (device.safeArea.left + ((safeWidth - width) / 2).rounded(.down), width)
  }

  /// One column below a heading, as high as it needs.
  private mutating func layOutScrolling() {
    let column = column
    heading = [
      DrawnItem(
        look: .heading, text: "Create your account", frame: Rect(x: column.x, y: 16, width: column.width, height: 40)),
      DrawnItem(
        look: .note, text: "It takes a minute.", frame: Rect(x: column.x, y: 56, width: column.width, height: 24)),
    ]
    let pitch: Double = device.isPad ? 86 : 78
    for index in Self.entries.indices {
      addField(index, x: column.x, y: 96 + pitch * Double(index), width: column.width, height: 44)
    }
    let top = 96 + pitch * Double(fields.count)
    button = Rect(x: column.x, y: top, width: column.width, height: 50)
  }

  /// Rows that spread over the safe area, in the middle of it where there is more room than they want.
  private mutating func layOutPlain() {
    let column = column
    let columns = !device.isPad && device.size.isLandscape ? 2 : 1
    let gap = 16.0
    let buttonHeight = 44.0
    let rows = Self.entries.count / columns
    let room = device.safeBottom - device.barBottom - 24
    let pitch = min(((room - buttonHeight) / Double(rows)).rounded(.down), 82)
    let rest = room - buttonHeight - pitch * Double(rows)
    let top = device.barBottom + 12 + (rest / 2).rounded(.down)
    let width = (column.width - gap * Double(columns - 1)) / Double(columns)
    for index in Self.entries.indices {
      let x = column.x + (width + gap) * Double(index % columns)
      addField(index, x: x, y: top + pitch * Double(index / columns), width: width, height: pitch > 70 ? 44 : 34)
    }
    button = Rect(x: column.x, y: top + pitch * Double(rows), width: column.width, height: buttonHeight)
  }

  private mutating func addField(_ index: Int, x: Double, y: Double, width: Double, height: Double) {
    let (title, sample) = Self.entries[index]
    let frame = Rect(x: x, y: y + Self.labelHeight, width: width, height: height)
    fields.append(Field(id: Self.firstFieldID + index, title: title, sample: sample, frame: frame))
  }
}
