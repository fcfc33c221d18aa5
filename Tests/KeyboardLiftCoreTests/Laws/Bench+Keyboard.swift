import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

extension Bench {
  /// An input becomes first responder.
  @discardableResult
  mutating func focus(_ id: Int, at location: SourceLocation = #_sourceLocation) -> Plan {
    send(.focus(id), at: location)
  }

  /// An input stops being first responder.
  @discardableResult
  mutating func blur(_ id: Int, at location: SourceLocation = #_sourceLocation) -> Plan {
    send(.blur(id), at: location)
  }

  /// UIKit posts a notification.
  @discardableResult
  mutating func post(_ notification: KeyboardNotification, at location: SourceLocation = #_sourceLocation) -> Plan {
    send(.keyboard(notification), at: location)
  }

  /// A keyboard of this height comes up from the screen's bottom.
  @discardableResult
  mutating func show(
    _ height: Double, _ name: KeyboardNotification.Name = .willShow, accessory: Rect? = nil, isLocal: Bool? = true,
    at location: SourceLocation = #_sourceLocation
  ) -> Plan {
    let end = Rect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
    return post(
      KeyboardNotification(name, end: end, duration: 0.25, curve: 7, isLocal: isLocal, accessory: accessory),
      at: location)
  }

  /// The keyboard goes down.
  @discardableResult
  mutating func hide(at location: SourceLocation = #_sourceLocation) -> Plan {
    let end = Rect(x: 0, y: screen.size.height, width: screen.size.width, height: 216)
    return post(KeyboardNotification(.willHide, end: end, duration: 0.25, curve: 7), at: location)
  }
}

extension Bench {
  /// The root's translation, as the device shows it.
  var shift: Double { stage.translation.y }
  /// The last plan's reason.
  var reason: Reason { plan.reason }
  /// The focused input as the user sees it.
  var seen: FocusedInput? { engine.focusedInput(in: screen) }
  /// Whether the device shows what the app laid out, with nothing of ours.
  var showsOwnValues: Bool {
    var own = Stage()
    own.layOut(screen)
    return own == stage
  }

  /// A scroll view's vertical offset, as the device shows it.
  func offset(_ id: Int) -> Double? { look(id)?.scroll?.contentOffset.y }
  /// A scroll view's bottom inset, as the device shows it.
  func bottomInset(_ id: Int) -> Double? { look(id)?.scroll?.contentInset.bottom }
  /// A view's height, as the device shows it.
  func height(_ id: Int) -> Double? { look(id)?.frame.height }
  /// A scroll view's content's height, as the device shows it.
  func contentHeight(_ id: Int) -> Double? { look(id)?.scroll?.contentSize.height }

  private func look(_ id: Int) -> Stage.Look? { stage.looks.first { $0.id == id } }
}
