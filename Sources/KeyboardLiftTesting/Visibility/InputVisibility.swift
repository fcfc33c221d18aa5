/// How much of a text input can be seen, as a value to assert on.
public struct InputVisibility {
  /// The input, while it lives.
  public private(set) weak var input: UIView?
  /// What of it must be seen, in screen coordinates: its bounds, or the caret of a text view that is being edited.
  public let frame: CGRect
  /// The share of it that the keyboard covers, 0 to 1; a floating one and an accessory view count.
  public let coveredByKeyboard: Double
  /// The share of it that ancestors or the window clip away, 0 to 1, like a field scrolled out of sight.
  public let clipped: Double
  /// What to call it in a message.
  private let name: String

  /// Whether the keyboard covers any of it.
  public var isHidden: Bool { coveredByKeyboard > 0 }
  /// Whether all of it is to be seen.
  public var isFullyVisible: Bool { coveredByKeyboard == 0 && clipped == 0 }

  init(_ input: UIView, name: String, frame: CGRect, coveredByKeyboard: Double, clipped: Double) {
    self.input = input
    self.name = name
    self.frame = frame
    self.coveredByKeyboard = coveredByKeyboard
    self.clipped = clipped
  }
}

extension InputVisibility: CustomStringConvertible {
  /// The input with its place and shares, for the message of a failed expectation.
  public var description: String {
    let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    return "\(name) at \(place): \(percent(coveredByKeyboard)) under the keyboard, \(percent(clipped)) clipped"
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
