import KeyboardLiftCore

extension StandalonePicture {
  /// The last field with the keyboard up, reached by *next*, and the form after *Done*.
  static func home(_ item: Demonstration.Case) -> StandalonePicture {
    let last = item.form.fields.count - 1
    let walk = Walk(through: item.form, from: 0)
    let picture = item.picture(walk, field: last)
    var after = picture
    (after.contentStart, after.contentEnd, after.keyboardComes) = (-walk.offset, -walk.home, false)
    return StandalonePicture(
      item: item, field: last, title: "Home follows the focus",
      description: "“\(item.form.fields[last].title)” was reached by next, next, next, and the form is scrolled by "
        + "\(walk.offset.points). After Done it is scrolled by \(walk.home.points), the least that keeps this field in "
        + "sight without a keyboard.",
      panels: [
        Panel(
          picture: picture, heading: "Next, next, next", caption: ["Scrolled by \(walk.offset.points)"], isGood: true),
        Panel(
          picture: after, heading: "Done",
          caption: ["Scrolled by \(walk.home.points): the field stays in sight"], isGood: true),
      ], columns: 2, scale: 0.75)
  }

  /// The form with a bar of the app's own at its bottom, while its last field is edited.
  static func ownInset(_ item: Demonstration.Case) -> StandalonePicture {
    let last = item.form.fields.count - 1
    let height = 83.0
    let size = item.form.device.size
    let walk = Walk(through: item.form, from: last, ownInset: height)
    var picture = item.picture(walk, field: last)
    picture.ownBar = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    let covered = item.form.device.keyboard.height
    return StandalonePicture(
      item: item, field: last, title: "Each strip is avoided once",
      description: "The app insets its form by \(height.points) for a bar at the bottom. The keyboard covers "
        + "\(covered.points), the bar with it, so \(walk.part.points) are added and the field stands right above the keyboard.",
      panels: [
        Panel(
          picture: picture, heading: "Own inset of \(height.points)",
          caption: [
            "The keyboard covers \(covered.points)", "\(walk.part.points) are added: each strip is avoided once",
          ], isGood: true)
      ], columns: 1, scale: 0.75)
  }
}

extension Demonstration.Case {
  /// The screen at the end of a walk, with a field being edited.
  fileprivate func picture(_ walk: Walk, field: Int) -> ScreenPicture {
    ScreenPicture(
      device: form.device, title: SignUpForm.buttonTitle, contentID: contentID, contentStart: -form.restingOffset,
      contentEnd: -walk.offset, edited: form.fields[field].frame.offset(y: -walk.offset), isHidden: false)
  }
}
