/// A line of a trace, read from its JSON.
///
/// Decoding throws a ``FieldProblem`` for what JSON allows and the format does not.
enum TraceLine: Decodable {
  case header(TraceHeader)
  case event(TraceEvent)

  init(from decoder: any Decoder) throws {
    let header = try decoder.container(keyedBy: HeaderKey.self)
    if header.contains(.format) {
      self = .header(try TraceHeader(header))
    } else {
      self = .event(try TraceEvent(try decoder.container(keyedBy: EventKey.self)))
    }
  }
}

/// Tells whether a line is a header, whatever else is wrong with it.
struct HeaderProbe: Decodable {
  let isHeader: Bool

  init(from decoder: any Decoder) throws {
    isHeader = try decoder.container(keyedBy: HeaderKey.self).contains(.format)
  }
}
