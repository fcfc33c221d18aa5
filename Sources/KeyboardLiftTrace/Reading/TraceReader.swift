public import Foundation

/// Reads traces out of bytes as they come, chunk by chunk; a file of any size is never held in memory.
///
/// A file may hold several traces. What is wrong is reported and ends only the trace in which it stands: all that comes
/// before the bad line has been handed on, and reading goes on at the next header. Blank lines, fields that the format
/// does not know, a byte order mark at the beginning and carriage returns before line feeds do no harm. Negative widths
/// and heights are taken as they are, since the engine holds such rectangles for empty. Of a key that stands twice in an
/// object the first counts.
///
/// ```swift
/// var reader = TraceReader(file: "walk.jsonl")
/// while let chunk = try file.read(upToCount: 1 << 16), !chunk.isEmpty {
///   reader.append(chunk)
///   while let element = reader.next() { take(element) }
/// }
/// reader.finish()
/// while let element = reader.next() { take(element) }
/// ```
public struct TraceReader: Sendable {
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
  /// Whether no more bytes come.
  private var isFinished = false
  /// What comes after the end of a trace, where one line tells both.
  private var following: Element?

  /// Makes a reader.
  /// - Parameters:
  ///   - file: the file's name for messages.
  ///   - lineLimit: the most bytes that a line may have; a longer one is an error. 64 MiB by default.
  public init(file: String, lineLimit: Int = 64 << 20) {
    self.file = file
    splitter = LineSplitter(limit: lineLimit)
  }

  /// Takes the next bytes; ``next()`` hands on what they complete.
  public mutating func append(_ chunk: Data) {
    splitter.append(chunk)
  }

  /// Takes the end of the file; ``next()`` hands on what it completes.
  public mutating func finish() {
    isFinished = true
  }

  /// The next part of a trace; nil if more bytes are needed, or at the end of the file.
  public mutating func next() -> Element? {
    if let element = following {
      following = nil
      return element
    }
    while let line = splitter.next() ?? (isFinished ? splitter.last() : nil) {
      self.line += 1
      if let element = element(of: line) { return element }
    }
    return isFinished ? lastElement() : nil
  }

  /// Reads traces that are in memory as a whole.
  public static func elements(of bytes: Data, file: String) -> [Element] {
    var reader = TraceReader(file: file)
    reader.append(bytes)
    reader.finish()
    var elements: [Element] = []
    while let element = reader.next() { elements.append(element) }
    return elements
  }

  /// What a line tells; nil for one that tells nothing.
  private mutating func element(of line: LineSplitter.Line) -> Element? {
    guard case .bytes(var bytes) = line else {
      return failure(FieldProblem("longer than \(splitter.limit) bytes; expected one JSON object a line"))
    }
    if self.line == 1, bytes.starts(with: Self.byteOrderMark) { bytes = bytes.dropFirst(Self.byteOrderMark.count) }
    if bytes.allSatisfy(Self.isSpace) || isToBeSkipped(bytes) { return nil }
    do {
      switch try decoder.decode(TraceLine.self, from: bytes) {
      case .header(let header):
        return begin(header)
      case .event(let event):
        guard checker != nil else { throw FieldProblem(Self.headerExpectation) }
        try checker?.check(event)
        return .event(event, line: self.line)
      }
    } catch {
      let endsTrace = checker != nil && isHeader(bytes)
      return afterEnd(endsTrace, failure(Self.problem(error, in: bytes)))
    }
  }

  private mutating func begin(_ header: TraceHeader) -> Element {
    let endsTrace = checker != nil
    checker = TraceChecker()
    hasBegun = true
    return afterEnd(endsTrace, .header(header, line: line))
  }

  /// The element, or before it the end of the present trace.
  private mutating func afterEnd(_ endsTrace: Bool, _ element: Element) -> Element {
    guard endsTrace else { return element }
    following = element
    return .end
  }

  /// What the end of the file tells.
  private mutating func lastElement() -> Element? {
    if !hasBegun {
      line = 1
      return failure(FieldProblem("no trace here; \(Self.headerExpectation)"))
    }
    defer { checker = nil }
    return checker == nil ? nil : .end
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

  private mutating func failure(_ problem: FieldProblem) -> Element {
    checker = nil
    hasBegun = true
    return .failure(TraceError(file: file, line: line, field: problem.field, message: problem.message))
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
