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
    if let device = header.device { json.write(#","device":"#, device) }
    if let os = header.os { json.write(#","os":"#, os) }
    if let orientation = header.orientation { json.write(#","orientation":"#, orientation.rawValue) }
    json.write(#","screen":"#, header.screen)
    if let scale = header.scale { json.write(#","scale":"#, scale) }
    if let note = header.note { json.write(#","note":"#, note) }
    if let strategy = header.strategy {
      json.raw(#","strategy":"#)
      write(strategy)
    }
    json.raw("}\n")
  }

  /// Writes the line of an event; a trace's first is a layout.
  public mutating func write(_ event: TraceEvent) {
    json.write(#"{"t":"#, event.time)
    json.write(#","event":"#, event.name)
    switch event.action {
    case .layout(let layout):
      write(layout)
    case .focus(let id), .blur(let id):
      json.write(#","id":"#, id)
    case .keyboard(let notification):
      write(notification)
    case .scroll(let id, let offset):
      json.write(#","id":"#, id)
      json.write(#","contentOffset":"#, offset)
    case .systemScroll(let id, let offset):
      json.write(#","id":"#, id)
      json.write(#","contentOffset":"#, offset)
      json.write(#","by":"#, "system")
    case .caret(let id, let caret):
      json.write(#","id":"#, id)
      if let caret, caret.isFinite { json.write(#","caret":"#, caret) } else { json.raw(#","caret":null"#) }
    case .content(let id, let size, let frame):
      json.write(#","id":"#, id)
      if let size { json.write(#","contentSize":"#, size) }
      if let frame { json.write(#","frame":"#, frame) }
    case .inset(let id, let insets):
      json.write(#","id":"#, id)
      json.write(#","contentInset":"#, insets)
    case .background, .foreground:
      break
    }
    if let reading = event.reading, event.action.name != .layout { write(reading) }
    json.raw("}\n")
  }

  private mutating func write(_ notification: KeyboardNotification) {
    json.write(optional: #","begin":"#, notification.begin)
    json.write(optional: #","end":"#, notification.end)
    if let duration = notification.duration, duration.isFinite { json.write(#","duration":"#, duration) }
    if let curve = notification.curve { json.write(#","curve":"#, curve) }
    if let isLocal = notification.isLocal { json.write(#","isLocal":"#, isLocal) }
    json.write(optional: #","accessory":"#, notification.accessory)
  }

  private mutating func write(_ strategy: TraceStrategy) {
    json.write(#"{"kind":"#, strategy.kind)
    switch strategy.strategy {
    case .none:
      break
    case .automatic(let distance, let restoresOffset):
      json.write(#","distance":"#, distance)
      json.write(#","restoresOffset":"#, restoresOffset)
    case .slide(let minimum, let maximum, let height):
      json.write(#","minimumFraction":"#, minimum)
      json.write(#","maximumFraction":"#, maximum)
      write(height)
    case .resize(let afterHide, _, let restoresOffset):
      json.write(#","afterHide":"#, afterHide.name.rawValue)
      json.write(#","restoresOffset":"#, restoresOffset)
    case .extend(let padding, _, let restoresOffset):
      json.write(#","padding":"#, padding)
      json.write(#","restoresOffset":"#, restoresOffset)
    case .inset(let distance, _, let restoresOffset):
      json.write(#","distance":"#, distance)
      json.write(#","restoresOffset":"#, restoresOffset)
    }
    if let target = strategy.target { json.write(#","target":"#, target) }
    json.raw("}")
  }

  private mutating func write(_ height: Strategy.KeyboardHeight) {
    switch height {
    case .actual:
      json.write(#","keyboardHeight":"#, "actual")
    case .constant(let portrait, let landscape):
      json.write(#","keyboardHeight":{"portrait":"#, portrait)
      json.write(#","landscape":"#, landscape)
      json.raw("}")
    }
  }
}
