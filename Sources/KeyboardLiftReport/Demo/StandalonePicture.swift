import KeyboardLiftCore

/// One form in several ways, side by side, as an SVG file that needs nothing else.
struct StandalonePicture {
  /// One way, with what stands above and below it.
  struct Panel {
    var picture: ScreenPicture
    var heading: String
    /// The lines below, the last of them in the colour of what it tells.
    var caption: [String]
    var isGood: Bool
  }

  let item: Demonstration.Case
  /// The field that is edited.
  let field: Int
  let title: String
  let description: String
  let panels: [Panel]
  /// How many panels stand in a row.
  let columns: Int
  /// How large it is shown by itself; fits a page's column.
  let scale: Double

  private static let margin = 48.0
  private static let heading = 84.0
  private static let footing = 50.0
  private static let line = 26.0

  /// The file's characters, ending in a line break.
  var text: String {
    let rows = (panels.count + columns - 1) / columns
    let width = Double(columns) * (body.width + Self.margin) + Self.margin
    let height = Double(rows) * rowHeight
    let picture = Markup.tag(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width.written) \(height.written)",
        "width": (width * scale).rounded().written, "height": (height * scale).rounded().written,
        "role": "img", "aria-labelledby": "title description",
      ],
      [
        .tag("title", ["id": "title"], text: title),
        .tag("desc", ["id": "description"], text: description),
        .tag("style", [:], text: PictureStyle.sheet(.repeated) + "\n" + Self.style),
        .tag("defs", [:], item.form.device.definitions + [item.contentDefinition(editing: field)]),
        .rect(Rect(x: 0, y: 0, width: width, height: height), radius: 24, class: "card"),
      ] + panels.enumerated().map { draw($1, row: $0 / columns, column: $0 % columns) })
    return picture.rendered + "\n"
  }

  private static let style = """
    .card{fill:var(--page)}.title{font-size:26px;font-weight:700;text-anchor:middle}
    .caption{font-size:20px;text-anchor:middle}.bad{fill:var(--bad)}.good{fill:var(--good)}
    """

  /// The device, which is the same in all panels.
  private var body: Rect { DeviceDrawing(device: item.form.device).body }

  private var rowHeight: Double {
    let lines = panels.map(\.caption.count).max() ?? 0
    return Self.heading + body.height + Self.footing + Self.line * Double(lines)
  }

  private func draw(_ panel: Panel, row: Int, column: Int) -> Markup {
    let left = Self.margin + Double(column) * (body.width + Self.margin)
    let top = Self.heading + Double(row) * rowHeight
    let middle = item.form.device.size.width / 2
    let lines = panel.caption.enumerated().map { index, line in
      let isLast = index == panel.caption.count - 1
      let color = isLast ? (panel.isGood ? " good" : " bad") : ""
      return Markup.line(line, x: middle, y: body.maxY + 46 + Self.line * Double(index), class: "caption" + color)
    }
    return .tag(
      "g", ["transform": "translate(\((left - body.minX).written) \((top - body.minY).written))"],
      panel.picture.drawing
        + [.line(panel.heading, x: middle, y: body.minY - 28, class: "title")] + lines)
  }
}
