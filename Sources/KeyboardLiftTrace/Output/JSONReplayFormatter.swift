import KeyboardLiftCore

/// JSON Lines for programs: an object for every event, then one for the summary.
public struct JSONReplayFormatter: ReplayFormatter {
  /// Makes a formatter.
  public init() {}

  /// Appends nothing: the events speak for themselves.
  public func begin(_ header: TraceHeader, strategy: TraceStrategy, to output: inout [UInt8]) {}

  /// Appends an event's line.
  public func append(_ event: ReplayedEvent, to output: inout [UInt8]) {
    JSONBuffer.append(to: &output) { $0.write(event) }
  }

  /// Appends the summary's line.
  public func append(_ summary: ReplaySummary, to output: inout [UInt8]) {
    JSONBuffer.append(to: &output) { $0.write(summary) }
  }
}

extension JSONBuffer {
  /// Appends JSON to bytes in place.
  static func append(to output: inout [UInt8], _ write: (inout JSONBuffer) -> Void) {
    var json = JSONBuffer()
    swap(&json.bytes, &output)
    write(&json)
    swap(&json.bytes, &output)
  }

  fileprivate mutating func write(_ event: ReplayedEvent) {
    write(#"{"n":"#, event.number)
    write(#","t":"#, event.time)
    write(#","event":"#, event.name)
    write(#","keyboard":{"state":"#, event.keyboardState.name)
    raw(#","frame":"#)
    if let frame = event.keyboardFrame { rect(frame) } else { raw("null") }
    raw(#"},"changes":["#)
    for (index, change) in event.changes.enumerated() {
      if index > 0 { raw(",") }
      write(change, event.animation)
    }
    raw(#"],"focus":"#)
    if let focus = event.focus { write(focus) } else { raw("null") }
    write(#","reason":"#, event.reason.name)
    raw("}\n")
  }

  private mutating func write(_ change: ReplayedEvent.Change, _ animation: Animation) {
    write(#"{"id":"#, change.id)
    write(#","property":"#, change.value.property)
    raw(#","value":"#)
    switch change.value {
    case .translation(let value), .contentOffset(let value): point(value)
    case .frame(let value): rect(value)
    case .contentSize(let value): size(value)
    case .contentInset(let value): insets(value)
    }
    write(#","duration":"#, animation.duration)
    write(#","curve":"#, animation.curve)
    raw("}")
  }

  private mutating func write(_ focus: ReplayedEvent.Focus) {
    write(#"{"id":"#, focus.id)
    write(#","rect":"#, focus.rect)
    write(#","covered":"#, focus.covered)
    raw("}")
  }

  fileprivate mutating func write(_ summary: ReplaySummary) {
    write(#"{"summary":{"note":"#, summary.note)
    write(#","events":"#, summary.events)
    write(#","restored":"#, summary.isRestored)
    write(#","maxMove":"#, summary.maximumMove)
    raw("}}\n")
  }
}
