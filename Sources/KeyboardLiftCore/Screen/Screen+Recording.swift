extension Screen {
  /// The screen after an event as a replay knows it: of a new reading only what the event itself says is taken.
  public func applying(_ event: Event, from reading: Screen) -> Screen {
    var screen = self
    func take(_ id: Int, _ body: (inout ScreenView, ScreenView) -> Void) {
      guard let index = screen.index(of: id), let new = reading.view(id) else { return }
      body(&screen.views[index], new)
    }
    switch event {
    case .layout:
      return reading
    case .scroll(let id):
      take(id) { old, new in
        if let offset = new.scroll?.contentOffset { old.scroll?.contentOffset = offset }
      }
    case .caret(let id):
      take(id) { $0.caret = $1.caret }
    case .content(let id, let setsFrame, let setsContentSize):
      take(id) { old, new in
        if setsFrame { old.frame = new.frame }
        if setsContentSize, let size = new.scroll?.contentSize { old.scroll?.contentSize = size }
      }
    case .inset(let id):
      take(id) { old, new in
        if let inset = new.scroll?.contentInset { old.scroll?.contentInset = inset }
      }
    case .focus, .blur, .keyboard, .background, .foreground:
      break
    }
    return screen
  }

  /// Whether a reading of a part of this screen found the same values.
  public func confirms(_ reading: Screen) -> Bool {
    guard size == reading.size, window.isSame(as: reading.window), safeArea.isSame(as: reading.safeArea) else {
      return false
    }
    var last = -1
    for view in reading.views {
      guard let index = index(of: view.id), index > last, isSame(view, in: reading, as: index) else { return false }
      last = index
    }
    // A mark counts whatever has the focus, so one that was not read must not stand here.
    return views.first?.id == reading.views.first?.id
      && views.allSatisfy { $0.scroll?.makesRoom != true || reading.index(of: $0.id) != nil }
  }

  private func isSame(_ view: ScreenView, in reading: Screen, as index: Int) -> Bool {
    let own = views[index]
    guard own.parent.map({ views[$0].id }) == view.parent.map({ reading.views[$0].id }) else { return false }
    // A trace has these exactly. Rectangles and metrics come out of conversions and are compared apart.
    var (left, right) = (own, view)
    (left.parent, right.parent) = (nil, nil)
    (left.frame, right.frame) = (.zero, .zero)
    (left.caret, right.caret) = (nil, nil)
    (left.scroll, right.scroll) = (nil, nil)
    return left == right && own.frame.isSame(as: view.frame) && Rect?.isSame(own.caret, view.caret)
      && ScrollMetrics?.isSame(own.scroll, view.scroll)
  }
}

extension Double {
  /// Whether two numbers differ by rounding alone, by far less than any decision depends on.
  fileprivate func isSame(as other: Double) -> Bool { self == other || abs(self - other) <= 1e-9 }
}

extension Rect {
  fileprivate func isSame(as other: Rect) -> Bool {
    minX.isSame(as: other.minX) && minY.isSame(as: other.minY) && width.isSame(as: other.width)
      && height.isSame(as: other.height)
  }
}

extension Insets {
  fileprivate func isSame(as other: Insets) -> Bool {
    top.isSame(as: other.top) && left.isSame(as: other.left) && bottom.isSame(as: other.bottom)
      && right.isSame(as: other.right)
  }
}

extension Rect? {
  fileprivate static func isSame(_ one: Rect?, _ other: Rect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isSame(as: other)
  }
}

extension ScrollMetrics? {
  fileprivate static func isSame(_ one: ScrollMetrics?, _ other: ScrollMetrics?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.contentSize.width.isSame(as: other.contentSize.width)
      && one.contentSize.height.isSame(as: other.contentSize.height)
      && one.contentOffset.x.isSame(as: other.contentOffset.x)
      && one.contentOffset.y.isSame(as: other.contentOffset.y)
      && one.contentInset.isSame(as: other.contentInset) && one.systemInset.isSame(as: other.systemInset)
      && one.isScrollEnabled == other.isScrollEnabled && one.makesRoom == other.makesRoom
  }
}
