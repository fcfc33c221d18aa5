public import Foundation

/// Replays whatever traces come in as bytes, and writes down what each comes to.
///
/// ```swift
/// var stream = ReplayStream(file: "walk.jsonl", formatter: JSONReplayFormatter())
/// var output: [UInt8] = []
/// while let chunk = try file.read(upToCount: 1 << 16), !chunk.isEmpty {
///   stream.read(chunk, into: &output) { error, _ in errors.append(error) }
/// }
/// stream.finish(into: &output) { error, _ in errors.append(error) }
/// ```
public struct ReplayStream<Formatter: ReplayFormatter>: Sendable {
  private var reader: TraceReader
  private var replayer: Replayer?
  private let strategy: TraceStrategy?
  private let formatter: Formatter
  /// How many bytes of output are long.
  private static var longOutput: Int { 1 << 18 }

  /// Makes a stream.
  /// - Parameters:
  ///   - file: the file's name for messages.
  ///   - strategy: the strategy to use instead of each header's; nil for the header's.
  ///   - formatter: writes each plan.
  public init(file: String, strategy: TraceStrategy? = nil, formatter: Formatter) {
    reader = TraceReader(file: file)
    self.strategy = strategy
    self.formatter = formatter
  }

  /// Takes the next bytes, appends what they come to, and reports what is wrong.
  ///
  /// A trace with something wrong has no summary; what comes before the bad line is replayed all the same.
  /// - Parameters:
  ///   - chunk: any part of the file; a line may go on in the next one.
  ///   - output: what the plans are appended to, UTF-8.
  ///   - report: takes what is wrong and the output so far, all of which stands before it; it may take the output away to
  ///     keep the two in order.
  ///   - drain: takes the output away once it is long, so that what many plans come to is never held at once; by default it
  ///     stays.
  public mutating func read(
    _ chunk: Data, into output: inout [UInt8], _ report: (TraceError, inout [UInt8]) -> Void,
    drain: (inout [UInt8]) -> Void = { _ in }
  ) {
    reader.append(chunk)
    while let element = reader.next() {
      take(element, &output, report)
      if output.count >= Self.longOutput { drain(&output) }
    }
  }

  /// Takes the end of the file, appends what it completes, and reports what is wrong.
  /// - Parameters:
  ///   - output: what the plans are appended to, UTF-8.
  ///   - report: as of ``read(_:into:_:drain:)``.
  public mutating func finish(into output: inout [UInt8], _ report: (TraceError, inout [UInt8]) -> Void) {
    reader.finish()
    while let element = reader.next() { take(element, &output, report) }
  }

  private mutating func take(
    _ element: TraceReader.Element, _ output: inout [UInt8], _ report: (TraceError, inout [UInt8]) -> Void
  ) {
    switch element {
    case .header(let header, _):
      let next = Replayer(header, strategy: strategy)
      formatter.begin(header, strategy: next.strategy, to: &output)
      replayer = next
    case .event(let event, _):
      if let replayed = replayer?.replay(event) { formatter.append(replayed, to: &output) }
    case .end:
      if let summary = replayer?.summary { formatter.append(summary, to: &output) }
      replayer = nil
    case .failure(let error):
      replayer = nil
      report(error, &output)
    }
  }
}
