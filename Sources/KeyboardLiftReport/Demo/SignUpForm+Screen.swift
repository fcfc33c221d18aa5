import KeyboardLiftCore

extension SignUpForm {
  /// The content's size in the scroll view.
  var contentSize: Size { Size(width: device.size.width, height: button.maxY + 24) }

  /// Where the scroll view stands at first: its content below the bars.
  var restingOffset: Double { kind == .scrolling ? -device.barBottom : 0 }

  /// Where a visitor scrolls to reach a field before touching it, the keyboard being down: no further than needed.
  func offset(toReach field: Field) -> Double {
    guard kind == .scrolling else { return 0 }
    let breath = 12.0
    return max(restingOffset, min(field.frame.maxY + breath, contentSize.height) - device.safeBottom)
  }

  /// The form as the engine sees it.
  /// - Parameter offset: where the scroll view stands.
  func screen(offset: Double) -> Screen {
    var screen = Screen(size: device.size, window: device.bounds, safeArea: device.safeArea)
    screen.views = [ScreenView(id: Self.rootID, parent: nil, frame: device.bounds)]
    if kind == .scrolling {
      let metrics = ScrollMetrics(
        contentSize: contentSize, contentOffset: Point(x: 0, y: offset),
        systemInset: Insets(top: device.barBottom, bottom: device.safeArea.bottom))
      screen.views.append(
        ScreenView(id: Self.scrollID, parent: 0, kind: .scrollView, frame: device.bounds, scroll: metrics))
    }
    let container = screen.views.count - 1
    for field in fields {
      var view = ScreenView(id: field.id, parent: container, kind: .textField, frame: field.frame)
      if field == fields.last { view.companion = Self.buttonID }
      screen.views.append(view)
    }
    screen.views.append(ScreenView(id: Self.buttonID, parent: container, frame: button))
    return screen
  }

  /// The form as it is drawn while a field is edited: what comes before is filled in, what comes after is empty.
  func items(editing edited: Field) -> [DrawnItem] {
    var items = heading
    for field in fields {
      let label = Rect(x: field.frame.minX, y: field.frame.minY - 22, width: field.frame.width, height: 22)
      items.append(DrawnItem(look: .label, text: field.title, frame: label))
      if field == edited {
        items.append(DrawnItem(look: .edited, text: field.title, frame: field.frame))
      } else {
        let isFilled = field.id < edited.id
        items.append(
          DrawnItem(
            look: isFilled ? .field : .hint, text: isFilled ? field.sample : field.title, frame: field.frame))
      }
    }
    items.append(DrawnItem(look: .button, text: Self.buttonTitle, frame: button))
    return items
  }
}
