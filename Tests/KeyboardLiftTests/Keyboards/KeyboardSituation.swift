#if !canImport(UIKit)
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// What a keyboard does in one situation, step by step; the form has to stand right after each.
struct KeyboardSituation: Sendable, CustomTestStringConvertible {
  typealias Step = @MainActor @Sendable (KeyboardBench) -> Void

  var name: String
  var device: String
  var os: OSVersion
  var steps: [Step]

  init(_ name: String, _ device: String, _ os: OSVersion, _ steps: Step...) {
    (self.name, self.device, self.os, self.steps) = (name, device, os, steps)
  }

  var testDescription: String { "\(name) (\(device), \(os))" }
}
#endif
