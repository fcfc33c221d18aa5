import KeyboardLiftCore

/// A device while the keyboard comes: what is on its screen moves from where it was to where it ends.
struct ScreenPicture {
  let device: DeviceScreen
  /// The navigation bar's title.
  let title: String
  /// The id of the content's drawing.
  let contentID: String
  /// Where the content's origin stands down the screen before and after, the scroll view's offset counted.
  var contentStart = 0.0
  var contentEnd = 0.0
  /// Where the edited field is on the screen in the end.
  let edited: Rect
  /// Whether any of it is hidden.
  let isHidden: Bool
  /// Whether the keyboard comes; else it goes.
  var keyboardComes = true
  /// A bar of the app's own at the bottom, which the keyboard covers.
  var ownBar: Rect?

  /// The picture, in the coordinates of the screen; needs the device's and the content's definitions.
  var drawing: [Markup] {
    let outline = DeviceDrawing(device: device)
    let ground = Markup.rect(device.bounds, class: "ground")
    let content = Markup.moving(from: contentStart, to: contentEnd, [.use(contentID)])
    let (down, up) = (device.size.height, device.keyboard.minY)
    let keyboard = Markup.moving(
      from: keyboardComes ? down : up, to: keyboardComes ? up : down, [.use(KeyboardDrawing(device: device).id)])
    let bar = ownBar.map { [Markup.rect($0, class: "bar")] } ?? []
    let screen = [ground, content] + outline.bars(title: title) + bar + [keyboard] + flag + outline.foreground
    return outline.outline + [.clipped(by: outline.clipID, screen)]
  }

  /// How much room it takes.
  var bounds: Rect { DeviceDrawing(device: device).body }

  /// A frame around the field where the keyboard hides it.
  private var flag: [Markup] {
    guard isHidden else { return [] }
    let frame = Rect(x: edited.minX - 3, y: edited.minY - 3, width: edited.width + 6, height: edited.height + 6)
    return [.rect(frame, radius: 10, class: "flag")]
  }
}
