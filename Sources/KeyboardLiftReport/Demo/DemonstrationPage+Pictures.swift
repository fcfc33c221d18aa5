import KeyboardLiftCore
import KeyboardLiftDevices

extension DemonstrationPage {
  /// One form on one screen: pictures of the most telling field in every way, and figures of all fields.
  func block(_ item: Demonstration.Case) -> Markup {
    let device = item.form.device
    let pair = [Way.untouched, .automatic].map { figure($0, of: item) }
    let others = Way.helping.filter { $0 != .automatic }.map { figure($0, of: item) }
    return .tag(
      "article", ["class": "block \(device.orientation.rawValue)"],
      [
        .tag("h3", [:], text: "\(device.orientation.title), \(item.form.kind.words)"),
        .tag("p", ["class": "muted"], text: introduction(to: item)),
        .tag("div", ["class": "pictures"], pair + [.tag("div", ["class": "ways"], others)]),
        fields(item),
      ])
  }

  private func introduction(to item: Demonstration.Case) -> String {
    let device = item.form.device
    let field = item.form.fields[item.telling]
    let companion = field == item.form.fields.last ? ", whose companion, the button below it, is to be seen too" : ""
    return """
      Screen \(device.size.width.written) × \(device.size.height.written), keyboard \
      \(device.keyboardHeightInWords) points. Edited is “\(field.title)”\(companion).
      """
  }

  private func figure(_ way: Way, of item: Demonstration.Case) -> Markup {
    let trial = item[way][item.telling]
    let picture = item.picture(way, field: item.telling)
    let id = "\(item.contentID)-\(way.rawValue)"
    let box = picture.bounds
    let viewBox = [box.minX - 2, box.minY - 2, box.width + 4, box.height + 4].map(\.written).joined(separator: " ")
    let device = item.form.device
    let title = "\(way.title), \(device.name), \(device.orientation.rawValue), \(item.form.kind.words)"
    let drawing = Markup.tag(
      "svg", ["viewBox": viewBox, "role": "img", "aria-labelledby": "\(id)-title \(id)-text"],
      [.tag("title", ["id": "\(id)-title"], text: title), .tag("g", [:], picture.drawing)])
    return .tag("figure", [:], [drawing, caption(of: trial, id: "\(id)-text")])
  }

  private func caption(of trial: Trial, id: String) -> Markup {
    let title = Markup.tag("strong", [:], text: trial.way.title)
    let visibility = Markup.tag(
      "span", ["class": trial.isHidden ? "bad" : "good"], text: trial.visibilityInWords.capitalizedSentence + ".")
    if trial.way == .untouched { return .tag("figcaption", ["id": id], [title, visibility]) }
    let move = "\(trial.moveInWords.capitalizedSentence). "
    return .tag(
      "figcaption", ["id": id], [title, .text(move), visibility, .tag("code", [:], text: trial.reason.name)])
  }

  /// Every field in every way, for who wants to know.
  private func fields(_ item: Demonstration.Case) -> Markup {
    let rows = item.form.fields.indices.map { index in
      [Markup.tag("th", ["scope": "row"], text: item.form.fields[index].title)]
        + Way.allCases.map { cell(item[$0][index]) }
    }
    let table = Self.table(
      "\(item.contentID)-fields",
      caption: "How much of each field is hidden, why, and how far each way moves the content for it.",
      head: [Self.heading("Field", isWords: true)] + Way.allCases.map { Self.heading($0.title) }, rows: rows)
    return .tag("details", [:], [.tag("summary", [:], text: "All fields")] + table)
  }

  private func cell(_ trial: Trial) -> Markup {
    let share = trial.isHidden ? "\(max(1, (trial.covered * 100).rounded(.down)).written) %" : "0"
    let number = Markup.tag("strong", ["class": trial.isHidden ? "bad" : "good"], text: share)
    if trial.way == .untouched { return .tag("td", [:], [number]) }
    return .tag(
      "td", [:], [number, .tag("small", [:], text: "\(trial.reason.name), \(trial.move.rounded().written)")])
  }
}

extension Orientation {
  /// Its name at the beginning of a heading.
  fileprivate var title: String {
    switch self {
    case .portrait: "Portrait"
    case .landscape: "Landscape"
    }
  }
}
