import KeyboardLiftCore

extension Markup {
  /// A rectangle; its colours come from the style sheet's class.
  static func rect(_ frame: Rect, radius: Double = 0, class name: String) -> Markup {
    var attributes = [
      (name: "class", value: name), (name: "x", value: frame.minX.written), (name: "y", value: frame.minY.written),
      (name: "width", value: frame.width.written), (name: "height", value: frame.height.written),
    ]
    if radius > 0 { attributes.append((name: "rx", value: radius.written)) }
    return .element(name: "rect", attributes: attributes, children: [])
  }

  /// A line of text from its baseline's beginning; where it is anchored, the style sheet's class says.
  static func line(_ text: String, x: Double, y: Double, class name: String) -> Markup {
    .tag("text", ["class": name, "x": x.written, "y": y.written], text: text)
  }

  /// Something that is defined elsewhere.
  static func use(_ id: String) -> Markup {
    .tag("use", ["href": "#\(id)"])
  }

  /// A group that is cut off, as a whole, at a rectangle defined elsewhere.
  static func clipped(by id: String, _ children: [Markup]) -> Markup {
    .tag("g", ["class": "clipped", "clip-path": "url(#\(id))"], children)
  }

  /// A group that stands moved down by `end`, and moves there from `start` with the keyboard; both in points.
  static func moving(from start: Double, to end: Double, _ children: [Markup]) -> Markup {
    if start == end {
      return end == 0 ? .tag("g", [:], children) : .tag("g", ["transform": "translate(0 \(end.written))"], children)
    }
    return .tag(
      "g",
      [
        "class": "moves", "transform": "translate(0 \(end.written))",
        "style": "--from:\(start.written)px;--to:\(end.written)px",
      ], children)
  }
}

extension Double {
  /// The number with at most two decimals and no more characters than needed, "12", "0.5", "-3.25".
  var written: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(self)" }
    let whole = Int(hundredths)
    if whole % 100 == 0 { return "\(whole / 100)" }
    return "\(Double(whole) / 100)"
  }
}
