/// What of an item a constraint is about. The cases are those of `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Hashable, Sendable {
  /// An edge of the alignment rectangle.
  case left, right, top, bottom
  /// The edge where reading begins, and the one where it ends.
  case leading, trailing
  /// A length of the alignment rectangle.
  case width, height
  /// The middle of the alignment rectangle.
  case centerX, centerY
  /// A line of text.
  case firstBaseline, lastBaseline
  /// An edge of the area inside the margins.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  /// The middle of the area inside the margins.
  case centerXWithinMargins, centerYWithinMargins

  /// Whether it is a length, not a place.
  var isSize: Bool { self == .width || self == .height }

  /// Whether it depends on the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Left or right instead of leading or trailing.
  func resolved(_ direction: LayoutDirection) -> LayoutAttribute {
    let isMirrored = direction == .rightToLeft
    switch self {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .leadingMargin: return isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return isMirrored ? .leftMargin : .rightMargin
    default: return self
    }
  }
}
