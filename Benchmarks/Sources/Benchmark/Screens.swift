import KeyboardLiftCore

/// A screen whose focused input lies under a number of ancestors, with two scroll views among them.
func screen(depth: Int) -> Screen {
  var views = [ScreenView(id: 0, parent: nil, frame: Rect(x: 0, y: 0, width: 375, height: 667))]
  for level in 1..<depth {
    var view = ScreenView(
      id: level, parent: level - 1, frame: Rect(x: 0, y: 0, width: 375, height: 667))
    if level == 1 || level == depth / 2 {
      view.kind = .scrollView
      view.scroll = ScrollMetrics(contentSize: Size(width: 375, height: 900))
    }
    views.append(view)
  }
  views[depth - 1].kind = .textField
  views[depth - 1].frame = Rect(x: 16, y: 560, width: 200, height: 34)
  return Screen(
    size: Size(width: 375, height: 667), window: Rect(x: 0, y: 0, width: 375, height: 667),
    safeArea: Insets(top: 20), views: views)
}

/// A docked keyboard of a height on that screen.
func keyboard(height: Double) -> KeyboardNotification {
  KeyboardNotification(
    .willChangeFrame, end: Rect(x: 0, y: 667 - height, width: 375, height: height), duration: 0.25, curve: 7,
    isLocal: true)
}
