#if !canImport(UIKit)
import KeyboardLift
import Testing

/// Long ways through an app's screens, chosen at random.
@MainActor @Suite(.serialized) struct PresentationWalkTests {
  @Test("Whatever way a user takes through screens, what is edited is visible, and all is as it was at the end")
  func walks() {
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    // The last of these found a home that was lost while a sheet was pulled down.
    for seed in Array(UInt64(1)...40) + [1505, 1712, 1896, 1914] {
      let walk = PresentationWalk(seed: seed)
      walk.walk(30)
      #expect(walk.problems.isEmpty, "seed \(seed): \(walk.problems.first ?? "")")
    }
  }
}
#endif
