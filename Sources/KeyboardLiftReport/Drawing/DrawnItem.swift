import KeyboardLiftCore

/// Something to be drawn on a screen, in the coordinates of what it lies in.
struct DrawnItem: Equatable, Sendable {
  /// What it looks like.
  enum Look: String, Sendable {
    /// A large line above all.
    case heading
    /// A line of explanation.
    case note
    /// A field's name, above it.
    case label
    /// A field with what was typed.
    case field
    /// A field with the hint that an empty one shows.
    case hint
    /// The field that is being edited, still empty.
    case edited
    /// A button that stands out.
    case button
  }

  var look: Look
  var text: String
  var frame: Rect
}
