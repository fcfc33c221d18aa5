/// The fields of a line. Headers and events share one list, so that a line's object is opened once.
enum LineKey: String, CodingKey {
  case format, version, device, os, orientation, scale, note, strategy
  case t, event, id, begin, end, duration, curve, isLocal, accessory
  case contentOffset, caret, contentSize, frame, contentInset, window, screen, root, by
}

/// A line of a trace, read from its JSON.
///
/// Decoding throws a ``FieldProblem`` for what JSON allows and the format does not.
enum TraceLine: Decodable {
  case header(TraceHeader)
  case event(TraceEvent)

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: LineKey.self)
    self = fields.contains(.format) ? .header(try TraceHeader(fields)) : .event(try TraceEvent(fields))
  }
}

/// Tells whether a line is a header, whatever else is wrong with it.
struct HeaderProbe: Decodable {
  let isHeader: Bool

  init(from decoder: any Decoder) throws {
    isHeader = try decoder.container(keyedBy: LineKey.self).contains(.format)
  }
}
