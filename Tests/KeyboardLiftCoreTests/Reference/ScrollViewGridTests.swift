import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Every strategy that scrolls, on every screen of a grid, against the slow and obvious model.
@Suite struct ScrollViewGridTests {
  /// Which strategy, and what the model says of it.
  private typealias Model = (Strategy, (ReferenceScrollView) -> ReferenceScrollView.Outcome)

  @Test func automaticDoesWhatTheModelDoes() {
    compare((.automatic(distance: 10), { $0.automatic(distance: 10) }))
  }

  @Test func insetDoesWhatTheModelDoes() {
    compare((.inset(distance: 8), { $0.inset(distance: 8) }))
  }

  @Test func resizeDoesWhatTheModelDoes() {
    compare((.resize(), { $0.resize() }))
  }

  @Test func extendDoesWhatTheModelDoes() {
    compare((.extend(padding: 5), { $0.extend(padding: 5) }))
  }

  /// Screen × keyboard × frame × content × insets × offset × input: 7,776 cases.
  private func compare(_ model: Model) {
    var cases = 0
    withEvery("screen", in: [[320, 480], [375, 667], [1024, 768]] as [Size]) { size in
      withEvery("keyboard", in: [162, 260, 289.5, 398]) { keyboard in
        withEvery("frame (shares of the screen)", in: [[0, 1], [0.1, 0.9], [0.1, 0.5], [0.7, 0.15]]) { frame in
          withEvery("content (of the frame)", in: [0.5, 1, 2.5]) { content in
            withEvery(
              "insets (top, bottom, system top, bottom)", in: [[0, 0, 0, 0], [10, 50, 0, 0], [0, 20, 64, 83]]
            ) {
              insets in
              withEvery("offset (of the range)", in: [0, 0.5, 1]) { offset in
                withEvery("input (of the content)", in: [0, 0.4, 0.9]) { input in
                  withEvery("input's height", in: [34, 120] as [Double]) { height in
                    var placed = place(size, frame, content, insets, offset, input, height)
                    placed.keyboardTop = size.height - keyboard
                    check(placed, on: size, model)
                    cases += 1
                  }
                }
              }
            }
          }
        }
      }
    }
    #expect(cases == 7776)
  }

  private func place(
    _ size: Size, _ frame: [Double], _ content: Double, _ insets: [Double], _ offset: Double, _ input: Double,
    _ inputHeight: Double
  ) -> ReferenceScrollView {
    let height = (size.height * frame[1]).rounded()
    let contentHeight = (height * content).rounded()
    let lowest = -insets[0] - insets[2]
    let highest = max(lowest, contentHeight + insets[1] + insets[3] - height)
    let inputHeight = min(inputHeight, contentHeight)
    return ReferenceScrollView(
      frameY: (size.height * frame[0]).rounded(), height: height, contentHeight: contentHeight, ownTop: insets[0],
      ownBottom: insets[1], systemTop: insets[2], systemBottom: insets[3],
      offset: (lowest + (highest - lowest) * offset).rounded(),
      inputY: ((contentHeight - inputHeight) * input).rounded(),
      inputHeight: inputHeight, keyboardTop: 0, safeTop: 20)
  }

  private func check(_ reference: ReferenceScrollView, on size: Size, _ model: Model) {
    let expected = model.1(reference)
    let screen = screen(reference, size)
    var engine = Engine(strategy: model.0)
    _ = engine.handle(.layout, in: screen)
    _ = engine.handle(.focus(2), in: screen)
    let end = Rect(x: 0, y: reference.keyboardTop, width: size.width, height: size.height - reference.keyboardTop)
    let plan = engine.handle(.keyboard(KeyboardNotification(.willShow, end: end)), in: screen)
    let shown = screen.applying(plan)
    let parts = engine.parts(of: 1)
    let outcome = ReferenceScrollView.Outcome(
      height: reference.height - parts.heightLoss, contentHeight: reference.contentHeight + parts.contentGain,
      bottomInset: reference.ownBottom + parts.bottomInset, offset: shown.views[1].scroll?.contentOffset.y ?? 0,
      shift: engine.shift, isCapped: plan.reason == .capped)
    if outcome != expected { Issue.record("\(model.0): \(outcome), not \(expected), at \(Coordinates.description)") }

    let hidden = shown.applying(engine.handle(.keyboard(KeyboardNotification(.willHide)), in: shown))
    var offset = reference.offset
    let isTouched = expected.bottomInset != reference.ownBottom || expected.offset != reference.offset
    if case .automatic = model.0, isTouched { offset = reference.home }
    let isClean = engine.shift == 0 && engine.parts(of: 1) == .none && hidden.views[1].scroll?.contentOffset.y == offset
    if !isClean { Issue.record("\(model.0): not given back exactly at \(Coordinates.description)") }
  }

  private func screen(_ reference: ReferenceScrollView, _ size: Size) -> Screen {
    .phone(
      size, safeArea: [reference.safeTop, 0, 0, 0],
      .scroll(
        1, [0, reference.frameY, size.width, reference.height], content: reference.contentHeight,
        offset: reference.offset, inset: [reference.ownTop, 0, reference.ownBottom, 0],
        system: [reference.systemTop, 0, reference.systemBottom, 0],
        .field(2, [0, reference.inputY, size.width, reference.inputHeight])))
  }
}
