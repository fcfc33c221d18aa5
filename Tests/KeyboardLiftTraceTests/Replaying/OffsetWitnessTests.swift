import KeyboardLiftCore
import Testing

@testable import KeyboardLiftTrace

/// The witness finds out an engine that returns a scroll view to a wrong place.
@Suite struct OffsetWitnessTests {
  private var screen: TraceScreen
  private var witness = OffsetWitness()
  private let id: Int

  init() throws {
    let frame = Rect(x: 0, y: 0, width: 375, height: 600)
    var scroll = TraceNode("scroll", parent: 0, kind: .scrollView, frame: frame)
    scroll.scroll?.contentSize = Size(width: 375, height: 1000)
    let layout = try #require(
      TraceLayout(window: frame, safeArea: .zero, nodes: [TraceNode("root", parent: nil, frame: frame), scroll]))
    screen = TraceScreen(size: frame.size)
    _ = screen.apply(TraceEvent(at: 0, .layout(layout)))
    id = try #require(screen.names.id(of: "scroll"))
  }

  private mutating func take(
    _ values: Change.Value..., isTyping: Bool = false, givesBack: Bool = false
  ) {
    var plan = Plan(animation: .immediate, reason: .revealed)
    plan.changes = values.map { Change(id: id, value: $0) }
    plan.givesBack = givesBack
    witness.observe(plan, isTyping: isTyping, in: screen)
    screen.apply(plan)
    if givesBack { witness.settle(in: screen) }
  }

  private mutating func scroll(to offset: Double) {
    let event = screen.apply(TraceEvent(at: 1, .scroll("scroll", contentOffset: Point(x: 0, y: offset))))
    witness.observe(event, in: screen)
  }

  @Test mutating func offsetThatIsNotReturnedIsFoundOut() {
    take(.contentOffset(Point(x: 0, y: 100)))
    #expect(!witness.isConfirmed(by: screen))
    take(.contentOffset(Point(x: 0, y: 1)), givesBack: true)
    #expect(!witness.isConfirmed(by: screen))
    take(.contentOffset(Point(x: 0, y: 0)))
    #expect(witness.isConfirmed(by: screen))
  }

  @Test mutating func whereTheUserScrollsIsRight() {
    take(.contentOffset(Point(x: 0, y: 100)))
    scroll(to: 40)
    #expect(witness.isConfirmed(by: screen))
    take(.contentOffset(Point(x: 0, y: 0)), givesBack: true)
    #expect(!witness.isConfirmed(by: screen))
  }

  @Test mutating func whereTypingScrollsIsRight() {
    take(.contentOffset(Point(x: 0, y: 100)), isTyping: true)
    #expect(witness.isConfirmed(by: screen))
  }

  @Test mutating func beyondItsOwnRangeIsRightOnlyUntilAllIsGivenBack() {
    take(.contentInset(Insets(bottom: 216)))
    scroll(to: 600)
    #expect(witness.isConfirmed(by: screen))
    take(.contentInset(.zero), givesBack: true)
    #expect(!witness.isConfirmed(by: screen))
    take(.contentOffset(Point(x: 0, y: 400)))
    #expect(witness.isConfirmed(by: screen))
  }

  @Test mutating func scrollViewThatKeepsItsPartIsLeftWhereItIs() {
    take(.contentInset(Insets(bottom: 216)))
    scroll(to: 700)
    take(givesBack: true)
    #expect(witness.isConfirmed(by: screen))
    take(.contentInset(Insets(bottom: 100)), .contentOffset(Point(x: 0, y: 500)), givesBack: true)
    #expect(witness.isConfirmed(by: screen))
  }

  @Test func partThatIsLeftBehindIsFoundOut() {
    var screen = screen
    #expect(screen.isUnaltered)
    var plan = Plan(animation: .immediate, reason: .revealed)
    plan.changes = [Change(id: id, value: .frame(Rect(x: 0, y: 0, width: 375, height: 599)))]
    screen.apply(plan)
    #expect(!screen.isUnaltered)
    plan.changes = [
      Change(id: id, value: .frame(Rect(x: 0, y: 0, width: 375, height: 600))),
      Change(id: 0, value: .translation(Point(x: 0, y: -1))),
    ]
    screen.apply(plan)
    #expect(!screen.isUnaltered)
  }
}
