import KeyboardLiftCore
import KeyboardLiftTestSupport
import KeyboardLiftTesting

/// A simulated script held against a log.
struct LogComparison {
  var log: NotificationLog
  var script: KeyboardScript
  /// What the log's author listened to.
  var observed: Set<NotificationLog.Event.Kind>
  /// Whether the log shows whole notifications, so that what it leaves out was not there.
  var isWhole: Bool

  /// How far a simulated time may be from the logged one, in seconds.
  static let timeTolerance = 0.005

  /// What differs, a sentence each; empty if the sequence equals the log.
  func differences() -> [String] {
    let logged = log.events.filter { $0.kind != nil }
    let simulated = script.steps.filter { observed.contains($0.kind) }
    let names = logged.compactMap(\.kind)
    if names != simulated.map(\.kind) { return ["order \(simulated.map(\.kind)) instead of \(names)"] }
    var differences: [String] = []
    for (index, (event, step)) in zip(logged, simulated).enumerated() {
      let fields = fieldDifferences(event, step) + timeDifferences(event, step, logged.first, simulated.first)
      differences += fields.map { "event \(index) (\(event.name)): \($0)" }
    }
    return differences
  }

  /// Times count from the first event of the log.
  private func timeDifferences(
    _ event: NotificationLog.Event, _ step: KeyboardScript.Step, _ firstEvent: NotificationLog.Event?,
    _ firstStep: KeyboardScript.Step?
  ) -> [String] {
    guard let at = event.at, let start = firstEvent?.at, let firstStep else { return [] }
    let simulated = step.time - firstStep.time
    let isNear = abs(simulated - (at - start)) <= Self.timeTolerance
    return isNear ? [] : ["after \(simulated) s instead of \(at - start) s"]
  }

  private func fieldDifferences(_ event: NotificationLog.Event, _ step: KeyboardScript.Step) -> [String] {
    guard let notification = step.notification else { return [] }
    // Who printed the duration printed the whole dictionary.
    let isWhole = isWhole || log.frames == "verbatim" && event.duration != nil
    func compare<Value: Equatable>(_ name: String, _ logged: Value?, _ simulated: Value?) -> [String] {
      if logged == nil && !isWhole || logged == simulated { return [] }
      let text = { (value: Value?) in value.map { "\($0)" } ?? "none" }
      return ["\(name) \(text(simulated)) instead of \(text(logged))"]
    }
    return compare("begin", event.begin, notification.begin.map(numbers))
      + compare("end", event.end, notification.end.map(numbers))
      + compare("duration", event.duration, notification.duration)
      + compare("curve", event.curve, notification.curve)
      + compare("isLocal", event.isLocal, notification.isLocal)
  }

  private func numbers(_ rect: Rect) -> [Double?] { [rect.minX, rect.minY, rect.width, rect.height] }
}

extension KeyboardScript.Step {
  /// What it is, without its values.
  var kind: NotificationLog.Event.Kind {
    switch event {
    case .keyboard(let notification): .keyboard(notification.name)
    case .beganEditing: .beganEditing
    case .endedEditing: .endedEditing
    case .beganDragging: .beganDragging
    case .endedDragging: .endedDragging
    }
  }
}
