import KeyboardLiftCore
import KeyboardLiftTestSupport

/// Makes screens at random, in which every input lies inside the content of what holds it.
struct RandomScreen {
  private var generator: SeededGenerator
  /// Inputs count from 1, scroll views from 100, other views from 200: a focus never meets another kind after a layout.
  private var nextIDs = (input: 1, scroll: 100, view: 200)
  /// The ids of the inputs made.
  private(set) var inputs: [Int] = []

  init(_ generator: SeededGenerator) {
    self.generator = generator
  }

  /// A screen; also returns the generator, for what happens on it.
  static func make(_ generator: inout SeededGenerator, rotated: Bool = false) -> Screen {
    var maker = RandomScreen(generator)
    let screen = maker.make(rotated: rotated)
    generator = maker.generator
    return screen
  }

  private mutating func make(rotated: Bool) -> Screen {
    let sizes: [Size] = [[320, 480], [320, 568], [375, 667], [390, 844], [768, 1024]]
    var size = generator.pick(sizes) ?? [375, 667]
    if rotated { size = Size(width: size.height, height: size.width) }
    var window = Rect(origin: .zero, size: size)
    if generator.once(in: 6) {
      window = Rect(
        x: generator.points(0...40), y: generator.points(0...120), width: size.width - 60,
        height: size.height - generator.points(120...200))
    }
    let safeTop = generator.pick([0, 20, 44, 59] as [Double]) ?? 0
    let top = generator.once(in: 4) ? safeTop : 0
    let bottom = generator.once(in: 4) ? generator.points(0...90) : 0
    let frame = Rect(x: 0, y: top, width: window.width, height: window.height - top - bottom)
    let root = ScreenNode(
      ScreenView(id: 0, parent: nil, frame: frame), children(in: frame.size, depth: 0, count: generator.int(1...3)))
    var screen = Screen(size: size, window: window, safeArea: Insets(top: safeTop, bottom: 34), root: root)
    giveCompanions(to: &screen)
    return screen
  }

  /// Views that lie inside a content of this size.
  private mutating func children(in size: Size, depth: Int, count: Int) -> [ScreenNode] {
    var nodes: [ScreenNode] = []
    for _ in 0..<count { nodes.append(node(in: size, depth: depth)) }
    return nodes
  }

  private mutating func node(in size: Size, depth: Int) -> ScreenNode {
    let kind = depth >= 3 || size.height < 80 ? 9 : generator.int(0...9)
    switch kind {
    case 0...3: return scrollView(in: size, depth: depth)
    case 4: return container(in: size, depth: depth)
    case 5, 6: return textView(in: size)
    default: return field(in: size)
    }
  }

  private mutating func frame(in size: Size, height: ClosedRange<Int>) -> Rect {
    let tallest = max(1, min(Double(height.upperBound), size.height))
    let height = generator.points(min(height.lowerBound, Int(tallest))...Int(tallest))
    let y = generator.points(0...max(0, Int(size.height - height)))
    return Rect(x: 0, y: y, width: size.width, height: height)
  }

  private mutating func scrollView(in size: Size, depth: Int) -> ScreenNode {
    let id = Self.take(&nextIDs.scroll)
    let frame = generator.once(in: 2) ? Rect(origin: .zero, size: size) : frame(in: size, height: 60...500)
    var content = Size(width: frame.width, height: max(1, (frame.height * generator.points(6...25) / 10).rounded()))
    let isSideways = generator.once(in: 8)
    if isSideways { content = Size(width: frame.width * 3, height: frame.height) }
    var scroll = ScrollMetrics(contentSize: content)
    if generator.once(in: 3) {
      scroll.contentInset = Insets(top: generator.points(0...30), bottom: generator.points(0...40))
    }
    if generator.once(in: 3) {
      scroll.systemInset = Insets(top: generator.pick([0, 20, 64] as [Double]) ?? 0, bottom: 34)
    }
    scroll.isScrollEnabled = !generator.once(in: 10)
    scroll.makesRoom = generator.once(in: 5)
    scroll.contentOffset.y = isSideways ? 0 : offset(scroll, frame)
    var view = ScreenView(
      id: id, parent: nil, kind: generator.pick([.scrollView, .tableView, .collectionView]) ?? .view,
      frame: frame, scroll: scroll)
    traits(&view)
    return ScreenNode(view, children(in: content, depth: depth + 1, count: generator.int(1...2)))
  }

  /// An offset in the range, seldom one outside it.
  mutating func offset(_ scroll: ScrollMetrics, _ frame: Rect) -> Double {
    let top = scroll.contentInset.top + scroll.systemInset.top
    let bottom = scroll.contentInset.bottom + scroll.systemInset.bottom
    let highest = max(-top, scroll.contentSize.height + bottom - frame.height)
    if generator.once(in: 15) { return -top - generator.points(1...60) }
    return (-top + (highest + top) * generator.points(0...4) / 4).rounded()
  }

  private mutating func container(in size: Size, depth: Int) -> ScreenNode {
    let id = Self.take(&nextIDs.view)
    let frame = frame(in: size, height: 100...400)
    var view = ScreenView(id: id, parent: nil, frame: frame)
    traits(&view)
    return ScreenNode(view, children(in: frame.size, depth: depth + 1, count: generator.int(1...2)))
  }

  private mutating func textView(in size: Size) -> ScreenNode {
    let id = Self.take(&nextIDs.input)
    inputs.append(id)
    let frame = frame(in: size, height: 30...300)
    let content = Size(width: frame.width, height: max(20, (frame.height * generator.points(5...30) / 10).rounded()))
    var scroll = ScrollMetrics(contentSize: content, isScrollEnabled: !generator.once(in: 4))
    scroll.contentOffset.y = scroll.isScrollEnabled ? offset(scroll, frame) : 0
    var view = ScreenView(id: id, parent: nil, kind: .textView, frame: frame, scroll: scroll)
    if !generator.once(in: 3) { view.caret = caret(in: content) }
    traits(&view)
    return ScreenNode(view)
  }

  /// A caret inside a content.
  mutating func caret(in content: Size) -> Rect {
    Rect(x: 4, y: generator.points(0...max(0, Int(content.height) - 20)), width: 2, height: min(20, content.height))
  }

  private mutating func field(in size: Size) -> ScreenNode {
    let id = Self.take(&nextIDs.input)
    inputs.append(id)
    let kind: ScreenView.Kind = generator.once(in: 6) ? .searchBar : .textField
    var view = ScreenView(id: id, parent: nil, kind: kind, frame: frame(in: size, height: 20...50))
    if generator.once(in: 6) { view.distance = generator.points(0...60) }
    traits(&view)
    return ScreenNode(view)
  }

  private mutating func traits(_ view: inout ScreenView) {
    if generator.once(in: 40) { view.isHidden = true }
    if generator.once(in: 40) { view.isSystemOwned = true }
    if generator.once(in: 40) { view.isOptedOut = true }
  }

  private mutating func giveCompanions(to screen: inout Screen) {
    for index in screen.views.indices where inputs.contains(screen.views[index].id) && generator.once(in: 8) {
      screen.views[index].companion = generator.pick(screen.views.dropFirst().map(\.id))
    }
  }

  private static func take(_ id: inout Int) -> Int {
    defer { id += 1 }
    return id
  }
}
