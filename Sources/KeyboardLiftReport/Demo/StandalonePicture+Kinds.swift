import KeyboardLiftCore

extension StandalonePicture {
  /// The form before and after the automatic way.
  static func beforeAndAfter(_ item: Demonstration.Case, field: Int) -> StandalonePicture {
    let before = item[.untouched][field]
    let after = item[.automatic][field]
    func panel(_ way: Way, _ heading: String) -> Panel {
      let count = item.hiddenCount(way)
      let caption = "\(count) of \(item.form.fields.count) fields hidden when edited"
      return Panel(
        picture: item.picture(way, field: field), heading: heading, caption: [caption], isGood: count == 0)
    }
    return StandalonePicture(
      item: item, field: field,
      title: "A sign-up form on an \(item.form.device.name), without and with KeyboardLift",
      description: "The keyboard comes up while “\(item.form.fields[field].title)” is edited. Without KeyboardLift: "
        + "\(before.visibilityInWords). With KeyboardLift the app \(after.moveInWords): \(after.visibilityInWords).",
      panels: [panel(.untouched, "Without KeyboardLift"), panel(.automatic, "With KeyboardLift")], columns: 2,
      scale: 0.75)
  }

  /// The form in every way, with what each moves and shows of the field.
  static func comparison(_ item: Demonstration.Case, field: Int) -> StandalonePicture {
    let trials = Way.allCases.map { item[$0][field] }
    let panels = trials.map { trial in
      // In full it would be wider than a phone.
      let move = trial.reason == .noScrollView ? "finds no scroll view" : trial.moveInWords
      return Panel(
        picture: item.picture(trial.way, field: field), heading: trial.way.title,
        caption: [move.capitalizedSentence, trial.visibilityInWords.capitalizedSentence], isGood: !trial.isHidden)
    }
    let sentences = trials.map { "\($0.way.title): \($0.moveInWords), \($0.visibilityInWords)." }
    return StandalonePicture(
      item: item, field: field,
      title: "A sign-up form \(item.form.kind.words) on an \(item.form.device.name), in every way",
      description: "The keyboard comes up while “\(item.form.fields[field].title)” is edited. "
        + sentences.joined(separator: " "),
      panels: panels, columns: 3, scale: 0.5)
  }
}
