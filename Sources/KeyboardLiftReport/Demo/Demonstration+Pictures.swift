import KeyboardLiftCore

extension Demonstration.Case {
  /// What names the form's drawing on this screen.
  var contentID: String { "\(form.kind.rawValue)-\(form.device.id)" }

  /// The definition of the form's drawing while a field is edited.
  func contentDefinition(editing field: Int) -> Markup {
    ContentDrawing(items: form.items(editing: form.fields[field]), id: contentID).definition
  }

  /// The screen while a field is edited and the keyboard comes, in one way.
  func picture(_ way: Way, field: Int) -> ScreenPicture {
    let trial = self[way][field]
    let end = trial.shift - trial.offset
    return ScreenPicture(
      device: form.device, title: SignUpForm.buttonTitle, contentID: contentID, contentStart: -trial.startOffset,
      contentEnd: end, edited: trial.field.frame.offset(y: end), isHidden: trial.isHidden)
  }
}

extension DeviceScreen {
  /// The definitions that every picture of this screen needs.
  var definitions: [Markup] {
    [DeviceDrawing(device: self).clipDefinition, KeyboardDrawing(device: self).definition]
  }
}
