import KeyboardLiftCore

/// One form before and after the automatic way, side by side, as an SVG file that needs nothing else.
struct StandalonePicture {
  let item: Demonstration.Case
  /// The field that is edited.
  let field: Int

  private static let margin = 48.0
  private static let heading = 84.0
  private static let footing = 76.0

  /// The file's characters, ending in a line break.
  var text: String {
    let body = item.picture(.automatic, field: field).bounds
    let width = 2 * body.width + 3 * Self.margin
    let height = body.height + Self.heading + Self.footing
    let picture = Markup.tag(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width.written) \(height.written)",
        "width": (width * Self.scale).rounded().written, "height": (height * Self.scale).rounded().written,
        "role": "img", "aria-labelledby": "title description",
      ],
      [
        .tag("title", ["id": "title"], text: title),
        .tag("desc", ["id": "description"], text: description),
        .tag("style", [:], text: PictureStyle.sheet(.repeated) + "\n" + Self.style),
        .tag("defs", [:], item.form.device.definitions + [item.contentDefinition(editing: field)]),
        .rect(Rect(x: 0, y: 0, width: width, height: height), radius: 24, class: "card"),
        half(.untouched, heading: "Without KeyboardLift", left: Self.margin),
        half(.automatic, heading: "With KeyboardLift", left: 2 * Self.margin + body.width),
      ])
    return picture.rendered + "\n"
  }

  /// How large it is shown by itself; fits a page's column.
  private static let scale = 0.75

  private static let style = """
    .card{fill:var(--page)}.title{font-size:26px;font-weight:700;text-anchor:middle}
    .caption{font-size:20px;text-anchor:middle}.bad{fill:var(--bad)}.good{fill:var(--good)}
    """

  private var title: String {
    "A sign-up form on an \(item.form.device.name), without and with KeyboardLift"
  }

  private var description: String {
    let before = item[.untouched][field]
    let after = item[.automatic][field]
    return "The keyboard comes up while “\(item.form.fields[field].title)” is edited. Without KeyboardLift: "
      + "\(before.visibilityInWords). With KeyboardLift the app \(after.moveInWords): \(after.visibilityInWords)."
  }

  private func half(_ way: Way, heading: String, left: Double) -> Markup {
    let picture = item.picture(way, field: field)
    let body = picture.bounds
    let count = item.hiddenCount(way)
    let caption = "\(count) of \(item.form.fields.count) fields hidden"
    return .tag(
      "g", ["transform": "translate(\((left - body.minX).written) \((Self.heading - body.minY).written))"],
      picture.drawing + [
        .line(heading, x: item.form.device.size.width / 2, y: body.minY - 28, class: "title"),
        .line(
          caption, x: item.form.device.size.width / 2, y: body.maxY + 46,
          class: count == 0 ? "caption good" : "caption bad"),
      ])
  }
}
