import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// A keyboard from another maker.
  public struct ThirdParty: Equatable, Sendable {
    /// Its height down to the screen's bottom, in points, without accessory.
    public var height: Double
    /// The wrong heights that the system tells before the right one, in points; most often none.
    public var announcedAs: [Double]

    /// Makes one.
    public init(height: Double, announcedAs: [Double] = []) {
      self.height = max(0, height)
      self.announcedAs = announcedAs
    }
  }

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
    if self.input == nil { thirdParty = ThirdParty(height: height) }
    return show(for: input)
  }

  /// The third-party keyboard, where the system lets one in: not for passwords and telephone numbers (Apple's App Extension
  /// Programming Guide), and no input view of the app's may be there.
  var thirdPartyInUse: ThirdParty? {
    let isRefused = kind == .secureTextEntry || kind == .phonePad || kind == .namePhonePad
    return isRefused || customHeight != nil ? nil : thirdParty
  }

  /// What is posted when a third-party keyboard comes up.
  func appearing(_ keyboard: ThirdParty) -> [KeyboardScript.Step] {
    let empty = hidden(height: 0)
    let first = docked(height: barelessHeight)
    let below = hidden(height: first.height)
    let start = Timing.showLead
    guard os.thirdPartyBeginsEmpty else {
      return showing(motion(from: below, to: first), at: start)
        + settling(keyboard, from: first, at: start + Timing.thirdPartyLoading)
    }
    return steps([.willChangeFrame, .willShow], motion(from: empty, to: empty), at: start)
      + steps([.willChangeFrame, .willShow], motion(from: below, to: first), at: start + 2 * Timing.gap)
      + settling(keyboard, from: first, at: start + 4 * Timing.gap, duration: 0)
  }

  /// What is posted until a third-party keyboard has its own height: one announcement for each height, the last stays.
  func settling(
    _ keyboard: ThirdParty, from begin: Rect, at start: Double, duration: Double = OSVersion.plainDuration
  ) -> [KeyboardScript.Step] {
    var (begin, start) = (begin, start)
    var burst: [KeyboardScript.Step] = []
    for height in keyboard.announcedAs {
      let end = docked(height: height + reportedHeight - keysHeight)
      burst += steps([.willChangeFrame, .willShow], motion(from: begin, to: end, duration: duration), at: start)
      (begin, start) = (end, start + 2 * Timing.gap)
    }
    return burst + showing(motion(from: begin, to: docked(height: reportedHeight), duration: duration), at: start)
  }
}
