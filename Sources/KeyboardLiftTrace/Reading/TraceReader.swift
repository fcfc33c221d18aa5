public import Foundation

/// Reads traces out of bytes as they come, chunk by chunk; a file of any size is never held in memory.
///
/// A file may hold several traces. What is wrong is reported and ends only the trace in which it stands: all that comes
/// before the bad line has been handed on, and reading goes on at the next header. Blank lines, fields that the format
/// does not know, a byte order mark at the beginning and carriage returns before line feeds do no harm. Negative widths
/// and heights are taken as they are, since the engine holds such rectangles for empty. Of a key that stands twice in an
/// object the first counts.
public struct TraceReader {
  /// A part of a trace, in the order of the file. Lines count from 1.
  public enum Element: Equatable, Sendable {
    /// A trace begins.
    case header(TraceHeader, line: Int)
    /// Something happened in the trace that the last header began.
    case event(TraceEvent, line: Int)
    /// The trace that the last header began is complete.
    case end
    /// Something is wrong; the present trace, if any, ends here.
    case failure(TraceError)
  }

  /// The file's name for messages.
  public let file: String
  private let decoder = JSONDecoder()
  private var splitter: LineSplitter
  private var line = 0
  /// Checks the present trace; nil outside one.
  private var checker: TraceChecker?
  /// Whether any line has said something, be it wrong.
  private var hasBegun = false

  /// Makes a reader.
  /// - Parameters:
  ///   - file: the file's name for messages.
  ///   - lineLimit: the most bytes that a line may have; a longer one is an error. 64 MiB by default.
  public init(file: String, lineLimit: Int = 64 << 20) {
    self.file = file
    splitter = LineSplitter(limit: lineLimit)
  }

  /// Takes the next bytes and hands on what they complete.
  public mutating func read(_ chunk: Data, _ receive: (Element) throws -> Void) rethrows {
    splitter.append(chunk)
    while let line = splitter.next() { try take(line, receive) }
  }

  /// Takes the end of the file and hands on what it completes. The reader is not used after that.
  public mutating func finish(_ receive: (Element) throws -> Void) rethrows {
    if let line = splitter.last() { try take(line, receive) }
    if checker != nil { try receive(.end) }
    if !hasBegun {
      line = 1
      try fail(FieldProblem("no trace here; \(Self.headerExpectation)"), receive)
    }
  }

  /// Reads traces that are in memory as a whole.
  public static func elements(of bytes: Data, file: String) -> [Element] {
    var elements: [Element] = []
    var reader = TraceReader(file: file)
    reader.read(bytes) { elements.append($0) }
    reader.finish { elements.append($0) }
    return elements
  }

  private mutating func take(_ line: LineSplitter.Line, _ receive: (Element) throws -> Void) rethrows {
    self.line += 1
    guard case .bytes(var bytes) = line else {
      return try fail(FieldProblem("longer than \(splitter.limit) bytes; expected one JSON object a line"), receive)
    }
    if self.line == 1, bytes.starts(with: Self.byteOrderMark) { bytes = bytes.dropFirst(Self.byteOrderMark.count) }
    if bytes.allSatisfy(Self.isSpace) || isToBeSkipped(bytes) { return }
    let content: TraceLine
    do {
      content = try decoder.decode(TraceLine.self, from: bytes)
    } catch {
      if checker != nil, isHeader(bytes) { try receive(.end) }
      return try fail(Self.problem(error, in: bytes), receive)
    }
    try take(content, receive)
  }

  private mutating func take(_ content: TraceLine, _ receive: (Element) throws -> Void) rethrows {
    switch content {
    case .header(let header):
      if checker != nil { try receive(.end) }
      checker = TraceChecker()
      hasBegun = true
      try receive(.header(header, line: line))
    case .event(let event):
      do {
        guard checker != nil else { throw FieldProblem(Self.headerExpectation) }
        try checker?.check(event)
      } catch {
        return try fail(Self.problem(error, in: Data()), receive)
      }
      try receive(.event(event, line: line))
    }
  }

  /// Whether a line belongs to a trace of which something before it was wrong.
  private func isToBeSkipped(_ bytes: Data) -> Bool {
    hasBegun && checker == nil && !isHeader(bytes)
  }

  /// Whether a line begins a trace, whatever else is wrong with it.
  private func isHeader(_ bytes: Data) -> Bool {
    let probe = try? decoder.decode(HeaderProbe.self, from: bytes)
    return probe?.isHeader == true
  }

  private mutating func fail(_ problem: FieldProblem, _ receive: (Element) throws -> Void) rethrows {
    checker = nil
    hasBegun = true
    try receive(.failure(TraceError(file: file, line: line, field: problem.field, message: problem.message)))
  }
}

extension TraceReader {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static let headerExpectation =
    "expected a header first: {\"format\":\"keyboardlift-trace\",\"version\":1,\"screen\":[375,667]}"

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// What a message says of an error that decoding has thrown.
  private static func problem(_ error: any Error, in bytes: Data) -> FieldProblem {
    switch error {
    case let problem as FieldProblem: problem
    case DecodingError.typeMismatch: FieldProblem("expected one JSON object a line, in braces")
    default: FieldProblem(JSONFault(bytes).message)
    }
  }
}
