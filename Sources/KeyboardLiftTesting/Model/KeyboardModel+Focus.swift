import KeyboardLiftCore
public import KeyboardLiftDevices

extension KeyboardModel {
  /// The accessory view of the input that gets the focus, seen from the one before.
  public enum NextAccessory: Equatable, Sendable {
    /// The same object, or none where there was none.
    case same
    /// Another object of that height in points; 0 if the next input has none.
    case another(height: Double)
  }

  /// The focus moves from one input to another while the keyboard is up.
  ///
  /// Up to iOS 10 the keyboard is announced again for every field; from iOS 11 on nothing is posted while it stays as
  /// it is. Inputs with different accessory views post all four notifications on every system, begin and end alike;
  /// inputs that share one accessory view post none. A field of a web page hides and shows.
  ///
  /// - Parameters:
  ///   - next: What is edited next.
  ///   - kind: Its keyboard; nil for the same.
  ///   - accessory: Its accessory view.
  @discardableResult
  public mutating func moveFocus(
    to next: Input = .textField, kind: KeyboardKind? = nil, accessory: NextAccessory = .same
  ) -> KeyboardScript {
    guard let previous = input else { return KeyboardScript() }
    if next == .webView { return resignAndBecome(next, kind: kind, accessory: accessory) }
    let begin = frame
    let changesKind = kind.map { $0 != self.kind } ?? false
    let sharesAccessory = accessory == .same && accessoryHeight > 0
    adopt(next, kind: kind, accessory: accessory)
    var steps: [KeyboardScript.Step] = []
    if changesKind || accessory != .same || os.announcesEveryField && !sharesAccessory {
      steps = changing(from: begin, ofKind: changesKind)
    }
    return KeyboardScript(ending(previous, []) + beginning(next, steps))
  }

  /// The input resigns and another becomes first responder at once: a controller that is pushed with a field of its
  /// own, a web page. `willHide` is posted although the keyboard stays (Papercloud/KeyboardConstraint #4).
  ///
  /// - Parameters:
  ///   - next: What is edited next.
  ///   - kind: Its keyboard; nil for the same.
  ///   - accessory: Its accessory view.
  @discardableResult
  public mutating func resignAndBecome(
    _ next: Input = .textField, kind: KeyboardKind? = nil, accessory: NextAccessory = .same
  ) -> KeyboardScript {
    guard let previous = input else { return KeyboardScript() }
    let old = frame
    let isDocked = placement == .docked
    adopt(next, kind: kind, accessory: accessory)
    var shown: [KeyboardScript.Step] = []
    var hidden: [KeyboardScript.Step] = []
    if isDocked, let old, let new = frame {
      let hide = Motion(begin: old, end: self.hidden(height: old.height))
      hidden = steps([.willChangeFrame, .willHide], hide, at: Timing.hideLead)
      shown = showing(motion(from: new, to: new), at: Timing.showLead)
    }
    return KeyboardScript(ending(previous, hidden)).followed(by: KeyboardScript(beginning(next, shown)))
  }

  private mutating func adopt(_ next: Input, kind: KeyboardKind?, accessory: NextAccessory) {
    input = next
    if let kind, kind != self.kind { adopt(kind) }
    if case .another(let height) = accessory { accessoryHeight = height }
  }
}
