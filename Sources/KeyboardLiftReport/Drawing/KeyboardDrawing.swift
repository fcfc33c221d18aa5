import KeyboardLiftCore

/// A device's text keyboard, drawn as high and wide as it is, its origin at its own top left corner.
struct KeyboardDrawing {
  let device: DeviceScreen

  /// The id by which the drawing is used.
  var id: String { "keyboard-\(device.id)" }

  /// The drawing as a definition, to be used as often as needed.
  var definition: Markup {
    let size = device.keyboard.size
    // Wider and deeper than the keyboard, for no seam to show at the screen's edge, which cuts it off.
    let ground = Markup.rect(Rect(x: -4, y: 0, width: size.width + 8, height: size.height + 4), class: "keyboard")
    return .tag("g", ["id": id], [ground] + bar + keys + bottom)
  }

  /// The suggestions above the keys, parted by two lines.
  private var bar: [Markup] {
    let width = room.width / 3
    return ["the", "I", "and"].enumerated().flatMap { index, word in
      let x = room.minX + width * Double(index)
      let line = Markup.line(word, x: x + width / 2, y: device.keyboardBar / 2 + 5, class: "key-text")
      let edge = Rect(x: x, y: device.keyboardBar / 4, width: 1, height: device.keyboardBar / 2)
      return index == 0 ? [line] : [line, .rect(edge, class: "rule")]
    }
  }

  /// The keys between the bar and what is below them.
  private var keys: [Markup] {
    let layout = device.isPad ? KeyboardLayout.pad : .phone
    let height = (device.keyboardHeight - device.keyboardBar - device.keyboardBottom) / Double(layout.rows.count)
    return layout.rows.enumerated().flatMap { index, row in
      draw(row, top: device.keyboardBar + height * Double(index), height: height)
    }
  }

  private func draw(_ row: [KeyboardLayout.Key], top: Double, height: Double) -> [Markup] {
    let unit = room.width / row.reduce(0) { $0 + $1.width }
    let gap = min(6, unit / 6)
    var x = room.minX
    var drawing: [Markup] = []
    for key in row {
      let width = key.width * unit
      defer { x += width }
      guard key.text != KeyboardLayout.gap else { continue }
      let frame = Rect(x: x + gap / 2, y: top + gap, width: width - gap, height: height - 2 * gap)
      drawing.append(.rect(frame, radius: 5, class: key.isSpecial ? "key special" : "key"))
      guard !key.text.isEmpty else { continue }
      let isLetter = key.text.count == 1
      drawing.append(
        .line(
          key.text, x: frame.minX + frame.width / 2, y: frame.midY + (isLetter ? 7 : 5),
          class: isLetter ? "key-text letter" : "key-text"))
    }
    return drawing
  }

  /// Globe and microphone in the row that a home indicator brings in portrait.
  private var bottom: [Markup] {
    guard device.keyboardBottom > device.safeArea.bottom else { return [] }
    let y = device.keyboardHeight - device.safeArea.bottom - 16
    let ends = [room.minX + 34, room.maxX - 34]
    return ends.map { .tag("circle", ["class": "key-sign", "cx": $0.written, "cy": y.written, "r": "10"]) }
  }

  /// Where keys may be: beside the cutout in landscape, and not at the very edge.
  private var room: Rect {
    let edge = 3.0
    let left = device.safeArea.left + edge
    let right = device.safeArea.right + edge
    return Rect(x: left, y: 0, width: device.size.width - left - right, height: device.keyboardHeight)
  }
}
