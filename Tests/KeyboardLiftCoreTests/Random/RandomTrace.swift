import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Plays events at random on a screen at random, and puts the keyboard away at the end.
struct RandomTrace {
  private var generator: SeededGenerator
  private var bench: Bench
  private let seed: UInt64

  /// Whether the trace broke a law.
  var hasFailed: Bool { bench.hasFailed }

  init(seed: UInt64, _ strategy: Strategy? = nil) {
    var generator = SeededGenerator(seed: seed)
    let screen = RandomScreen.make(&generator)
    let chosen = strategy ?? Self.strategy(&generator, on: screen)
    bench = Bench(screen, chosen, note: "Seed \(seed):")
    bench.comparesFreshEngines = seed.isMultiple(of: 4)
    self.generator = generator
    self.seed = seed
  }

  private static func strategy(_ generator: inout SeededGenerator, on screen: Screen) -> Strategy {
    let target = generator.once(in: 3) ? generator.pick(screen.views.map(\.id)) : nil
    let restores = !generator.once(in: 4)
    switch generator.int(0...15) {
    case 0: return .slide()
    case 1: return .slide(minimumFraction: 0.1, maximumFraction: 0.9, keyboardHeight: .classic)
    case 2, 3:
      return .resize(
        afterHide: generator.once(in: 2) ? .restore : .scrollToTop, target: target, restoresOffset: restores)
    case 4, 5: return .extend(target: target, restoresOffset: restores)
    case 6, 7: return .inset(distance: 8, target: target, restoresOffset: restores)
    case 8: return .none
    case 9: return .automatic(distance: 0, restoresOffset: restores)
    default: return .automatic(distance: generator.pick([0, 10, 50] as [Double]) ?? 10)
    }
  }

  /// Plays the trace; says whether it kept the laws and left the screen as it found it.
  mutating func play(events: Int) -> Bool {
    for _ in 0..<events where !bench.hasFailed { playOne() }
    if !bench.hasFailed { bench.hide() }
    return !bench.hasFailed && bench.showsOwnValues
  }

  private mutating func playOne() {
    let views = bench.screen.views
    let inputs = views.filter { $0.kind != .view && ($0.scroll == nil || $0.kind == .textView) }.map(\.id)
    let scrolls = views.filter { $0.scroll != nil }.map(\.id)
    switch generator.int(0...19) {
    case 0...4: if let id = generator.pick(inputs) { bench.focus(id) }
    case 5: if let id = bench.engine.focus ?? generator.pick(inputs) { bench.blur(id) }
    case 6...10: postKeyboard()
    case 11: bench.hide()
    case 12, 13: if let id = generator.pick(scrolls) { scroll(id) }
    case 14: moveCaret()
    case 15: if let id = generator.pick(scrolls) { setInset(id) }
    case 16, 17: if let id = generator.pick(scrolls) { setContent(id) }
    case 18: bench.layOut(RandomScreen.make(&generator, rotated: generator.once(in: 2)))
    default: bench.send(generator.once(in: 2) ? .background : .foreground)
    }
  }

  private mutating func postKeyboard() {
    let size = bench.screen.size
    let names: [KeyboardNotification.Name] = [.willShow, .didShow, .willChangeFrame, .didChangeFrame]
    let name = generator.pick(names) ?? .willShow
    let height = generator.pick([44, 162, 216, 260, 289.5, 336, 398, size.height] as [Double]) ?? 216
    var end: Rect? = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    var accessory: Rect?
    switch generator.int(0...11) {
    case 0: end = Rect(x: 40, y: 100, width: 200, height: 160)
    case 1: end = generator.once(in: 2) ? nil : .zero
    case 2: end = Rect(x: 0, y: size.height, width: size.width, height: 216)
    case 3, 4: accessory = Rect(x: 0, y: size.height - height - 44, width: size.width, height: 44)
    default: break
    }
    let isLocal: Bool? = generator.once(in: 8) ? false : generator.once(in: 2) ? true : nil
    bench.post(
      KeyboardNotification(
        name, end: end, duration: generator.once(in: 4) ? nil : 0.25, curve: 7, isLocal: isLocal, accessory: accessory))
  }

  private mutating func scroll(_ id: Int) {
    guard let index = bench.screen.index(of: id), let scroll = bench.screen.views[index].scroll else { return }
    let measures = Measures(bench.screen.views[index], bench.engine.parts(of: id))
    let way = measures.highest + measures.top
    guard scroll.isScrollEnabled else { return }
    bench.scroll(id, to: (-measures.top + way * generator.points(0...5) / 5).rounded())
  }

  private mutating func moveCaret() {
    let texts = bench.screen.views.filter { $0.kind == .textView }
    guard let text = generator.pick(texts), let content = text.scroll?.contentSize else { return }
    let y = generator.points(0...max(0, Int(content.height) - 20))
    let caret = Rect(x: 4, y: y, width: 2, height: min(20, content.height))
    bench.moveCaret(text.id, to: generator.once(in: 6) ? nil : caret)
  }

  private mutating func setInset(_ id: Int) {
    bench.setInset(id, to: Insets(top: generator.points(0...20), bottom: generator.points(0...60)))
  }

  private mutating func setContent(_ id: Int) {
    guard let index = bench.screen.index(of: id), var size = bench.screen.views[index].scroll?.contentSize else {
      return
    }
    size.height += generator.points(0...200)
    var frame = bench.screen.views[index].frame
    frame.size.height = max(20, frame.height - generator.points(0...20))
    switch generator.int(0...2) {
    case 0: bench.setContent(id, size: size)
    case 1: bench.setContent(id, frame: frame)
    default: bench.setContent(id, frame: frame, size: size)
    }
  }
}
