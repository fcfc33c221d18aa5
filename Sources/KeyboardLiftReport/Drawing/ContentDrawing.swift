import KeyboardLiftCore

/// What an app shows on a screen, in the coordinates of what it lies in.
struct ContentDrawing {
  let items: [DrawnItem]
  /// The id by which the drawing is used.
  let id: String

  /// The drawing as a definition, to be used as often as needed.
  var definition: Markup {
    .tag("g", ["id": id], items.flatMap(draw))
  }

  private func draw(_ item: DrawnItem) -> [Markup] {
    let frame = item.frame
    let name = item.look.rawValue
    let inset = 12.0
    let baseline = frame.midY + 6
    switch item.look {
    case .heading, .note, .label:
      return [.line(item.text, x: frame.minX, y: frame.maxY - 7, class: name)]
    case .button:
      return [
        .rect(frame, radius: 10, class: "button"),
        .line(item.text, x: frame.minX + frame.width / 2, y: baseline, class: "button-text"),
      ]
    case .field, .hint:
      return [
        .rect(frame, radius: 8, class: "field"),
        .line(item.text, x: frame.minX + inset, y: baseline, class: "\(name)-text"),
      ]
    case .edited:
      let caret = Rect(x: frame.minX + inset, y: frame.midY - 11, width: 2, height: 22)
      return [
        .rect(frame, radius: 8, class: "field edited"),
        .line(item.text, x: frame.minX + inset + 5, y: baseline, class: "hint-text"),
        .rect(caret, radius: 1, class: "caret"),
      ]
    }
  }
}
