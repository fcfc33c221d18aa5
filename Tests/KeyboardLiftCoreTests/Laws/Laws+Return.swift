@testable import KeyboardLiftCore

extension Laws {
  /// Law 3: giving back leaves the screen as if no keyboard had come: no part but a mark's, no shift, each touched scroll
  /// view where the test's own account has it.
  static func exactReturn(_ step: Step) -> [String] {
    var found: [String] = []
    if step.after.shift != 0 { found.append("Exact return: the root still stands at \(step.after.shift)") }
    for index in step.before.views.indices where step.before.views[index].scroll != nil {
      let view = step.before.views[index]
      let offset = offsetToReturnTo(index, step)
      if step.offsetAfter(index) != offset {
        found.append("Exact return: \(view.id) stands at \(step.offsetAfter(index)), not at \(offset)")
      }
    }
    return found
  }

  private static func offsetToReturnTo(_ index: Int, _ step: Step) -> Double {
    let view = step.before.views[index]
    let entry = step.shadow[view.id]
    let standing = step.offsetBefore(index)
    guard let home = entry.home else { return standing }
    let parts = step.partsAfter(index)
    let measures = Measures(view, parts)
    let strategy = step.engine.strategy
    if strategy.scrollsToTop && entry.wasResized { return measures.clamp(-measures.top) }
    let offset = strategy.restoresOffset ? home : standing
    if parts == .none || offset != standing { return measures.clamp(offset) }
    let before = step.partsBefore(index)
    let hasShrunk =
      parts.bottomInset < before.bottomInset || parts.heightLoss < before.heightLoss
      || parts.contentGain < before.contentGain
    return hasShrunk ? measures.clamp(offset) : offset
  }
}
