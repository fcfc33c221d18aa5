import KeyboardLiftCore

/// Writes traces, version 1, into bytes; what ``TraceReader`` makes of them equals what was written.
///
/// Traits that have their default are left out. JSON has no infinite numbers: an optional rectangle with one is written as
/// null, and any other such number as 0, so that a broken value never makes a whole recording unreadable.
public struct TraceWriter: Sendable {
  var json = JSONBuffer(nonFinite: "0")

  /// Makes a writer that has written nothing.
  public init() {}

  /// What has been written since the bytes were last taken: whole lines in UTF-8.
  public var bytes: [UInt8] { json.bytes }

  /// Hands over what has been written, and forgets it.
  public mutating func takeBytes() -> [UInt8] {
    defer { json.bytes = [] }
    return json.bytes
  }

  /// Writes the line that begins a trace.
  public mutating func write(_ header: TraceHeader) {
    json.raw(#"{"format":"keyboardlift-trace","version":1"#)
    if let device = header.device { write(#","device":"#, device) }
    if let os = header.os { write(#","os":"#, os) }
    if let orientation = header.orientation { write(#","orientation":"#, orientation.rawValue) }
    json.raw(#","screen":"#)
    json.size(header.screen)
    if let scale = header.scale { write(#","scale":"#, scale) }
    if let note = header.note { write(#","note":"#, note) }
    if let strategy = header.strategy {
      json.raw(#","strategy":"#)
      write(strategy)
    }
    json.raw("}\n")
  }

  /// Writes the line of an event; a trace's first is a layout.
  public mutating func write(_ event: TraceEvent) {
    json.raw(#"{"t":"#)
    json.number(event.time)
    write(#","event":"#, event.name)
    switch event.action {
    case .layout(let layout):
      write(layout)
    case .focus(let id), .blur(let id):
      write(#","id":"#, id)
    case .keyboard(let notification):
      write(notification)
    case .scroll(let id, let offset):
      write(#","id":"#, id)
      json.raw(#","contentOffset":"#)
      json.point(offset)
    case .systemScroll(let id, let offset):
      write(#","id":"#, id)
      json.raw(#","contentOffset":"#)
      json.point(offset)
      json.raw(#","by":"system""#)
    case .caret(let id, let caret):
      write(#","id":"#, id)
      if let caret, caret.isFinite { write(#","caret":"#, caret) } else { json.raw(#","caret":null"#) }
    case .content(let id, let size, let frame):
      write(#","id":"#, id)
      if let size {
        json.raw(#","contentSize":"#)
        json.size(size)
      }
      if let frame { write(#","frame":"#, frame) }
    case .inset(let id, let insets):
      write(#","id":"#, id)
      json.raw(#","contentInset":"#)
      json.insets(insets)
    case .background, .foreground:
      break
    }
    if let reading = event.reading, event.action.name != .layout { write(reading) }
    json.raw("}\n")
  }

  private mutating func write(_ notification: KeyboardNotification) {
    write(optional: #","begin":"#, notification.begin)
    write(optional: #","end":"#, notification.end)
    if let duration = notification.duration, duration.isFinite { write(#","duration":"#, duration) }
    if let curve = notification.curve {
      json.raw(#","curve":"#)
      json.number(curve)
    }
    if let isLocal = notification.isLocal { write(#","isLocal":"#, isLocal) }
    write(optional: #","accessory":"#, notification.accessory)
  }

  private mutating func write(_ strategy: TraceStrategy) {
    write(#"{"kind":"#, strategy.kind)
    switch strategy.strategy {
    case .none:
      break
    case .automatic(let distance, let restoresOffset):
      write(#","distance":"#, distance)
      write(#","restoresOffset":"#, restoresOffset)
    case .slide(let minimum, let maximum, let height):
      write(#","minimumFraction":"#, minimum)
      write(#","maximumFraction":"#, maximum)
      write(height)
    case .resize(let afterHide, _, let restoresOffset):
      write(#","afterHide":"#, afterHide.name.rawValue)
      write(#","restoresOffset":"#, restoresOffset)
    case .extend(let padding, _, let restoresOffset):
      write(#","padding":"#, padding)
      write(#","restoresOffset":"#, restoresOffset)
    case .inset(let distance, _, let restoresOffset):
      write(#","distance":"#, distance)
      write(#","restoresOffset":"#, restoresOffset)
    }
    if let target = strategy.target { write(#","target":"#, target) }
    json.raw("}")
  }

  private mutating func write(_ height: Strategy.KeyboardHeight) {
    switch height {
    case .actual:
      write(#","keyboardHeight":"#, "actual")
    case .constant(let portrait, let landscape):
      write(#","keyboardHeight":{"portrait":"#, portrait)
      write(#","landscape":"#, landscape)
      json.raw("}")
    }
  }
}

extension TraceWriter {
  mutating func write(_ key: StaticString, _ value: String) {
    json.raw(key)
    json.string(value)
  }

  mutating func write(_ key: StaticString, _ value: Double) {
    json.raw(key)
    json.number(value)
  }

  mutating func write(_ key: StaticString, _ value: Bool) {
    json.raw(key)
    json.bool(value)
  }

  mutating func write(_ key: StaticString, _ value: Rect) {
    json.raw(key)
    json.rect(value)
  }

  mutating func write(optional key: StaticString, _ value: Rect?) {
    if let value, value.isFinite { write(key, value) }
  }
}
