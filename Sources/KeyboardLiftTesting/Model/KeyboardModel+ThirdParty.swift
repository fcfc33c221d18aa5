import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// A third-party keyboard comes: it is announced several times before its own height is known.
  ///
  /// Up to iOS 10 three times: without height, as high as the system's keys, with its own height at once. From iOS 11
  /// on twice, the second time 0.3 s after the first.
  ///
  /// - Parameters:
  ///   - height: Its height down to the screen's bottom, in points, without accessory.
  ///   - input: What is edited; a text field by default.
  @discardableResult
  public mutating func showThirdParty(height: Double, for input: Input = .textField) -> KeyboardScript {
    guard self.input == nil, !hasHardwareKeyboard, undockedFrame == nil else { return show(for: input) }
    self.input = input
    let empty = hidden(height: 0)
    let first = docked(height: barelessHeight)
    let below = hidden(height: first.height)
    customHeight = height
    let end = docked(height: reportedHeight)
    let start = Timing.showLead
    guard os.thirdPartyBeginsEmpty else {
      let again = start + Timing.thirdPartyLoading
      return KeyboardScript(
        beginning(
          input,
          showing(motion(from: below, to: first), at: start) + showing(motion(from: first, to: end), at: again)))
    }
    let burst =
      steps([.willChangeFrame, .willShow], motion(from: empty, to: empty), at: start)
      + steps([.willChangeFrame, .willShow], motion(from: below, to: first), at: start + 2 * Timing.gap)
    let last = showing(motion(from: first, to: end, duration: 0), at: start + 4 * Timing.gap)
    return KeyboardScript(beginning(input, burst + last))
  }
}
