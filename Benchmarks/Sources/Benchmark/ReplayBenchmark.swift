import Foundation
import KeyboardLiftCore
import KeyboardLiftTrace

/// A trace of a form in which a field is edited again and again, laid out anew every so many times.
func trace(editings: Int, layoutEvery: Int) -> (bytes: Data, events: Int) {
  let window = Rect(x: 0, y: 0, width: 375, height: 667)
  var nodes = [
    TraceNode("root", parent: nil, frame: window), TraceNode("form", parent: 0, kind: .scrollView, frame: window),
  ]
  nodes[1].scroll?.contentSize.height = 900
  for index in 0..<10 {
    let frame = Rect(x: 16, y: 60.5 * Double(index) + 100, width: 343, height: 34)
    nodes.append(TraceNode("field \(index)", parent: 1, kind: .textField, frame: frame))
  }
  guard let layout = TraceLayout(window: window, safeArea: Insets(top: 20), nodes: nodes) else { return (Data(), 0) }
  let shown = Rect(x: 0, y: 407, width: 375, height: 260)
  let gone = Rect(x: 0, y: 667, width: 375, height: 260)
  let notifications: [KeyboardNotification] = [
    KeyboardNotification(.willShow, begin: gone, end: shown, duration: 0.25, curve: 7, isLocal: true),
    KeyboardNotification(.didShow, begin: gone, end: shown, duration: 0.25, curve: 7, isLocal: true),
    KeyboardNotification(.willHide, begin: shown, end: gone, duration: 0.25, curve: 7, isLocal: true),
    KeyboardNotification(.didHide, begin: shown, end: gone, duration: 0.25, curve: 7, isLocal: true),
  ]
  var writer = TraceWriter()
  writer.write(TraceHeader(screen: window.size, note: "benchmark"))
  var events = 0
  func write(_ action: TraceEvent.Action) {
    writer.write(TraceEvent(at: Double(events) / 4, action))
    events += 1
  }
  for editing in 0..<editings {
    if editing % layoutEvery == 0 { write(.layout(layout)) }
    write(.focus("field \(editing % 10)"))
    for notification in notifications { write(.keyboard(notification)) }
  }
  return (Data(writer.bytes), events)
}

/// How long an event takes from JSON to JSON, in nanoseconds.
func measureReplay(_ trace: (bytes: Data, events: Int)) -> Double {
  let chunk = 1 << 16
  let measurement = Measurement.of(1, runs: 5) { _ in
    var stream = ReplayStream(file: "benchmark", formatter: JSONReplayFormatter())
    var output: [UInt8] = []
    for start in stride(from: 0, to: trace.bytes.count, by: chunk) {
      stream.read(trace.bytes[start..<min(start + chunk, trace.bytes.count)], into: &output) { error, _ in keep(error) }
      output.removeAll(keepingCapacity: true)
    }
    stream.finish(into: &output) { error, _ in keep(error) }
    keep(output)
  }
  return measurement.nanoseconds / Double(trace.events)
}

/// The reference: Foundation parses each line, and nobody looks at what it finds. An event, in nanoseconds.
func measureParsing(_ trace: (bytes: Data, events: Int)) -> Double {
  let lines = trace.bytes.split(separator: UInt8(ascii: "\n"))
  let measurement = Measurement.of(1, runs: 5) { _ in
    for line in lines { keep(try? JSONSerialization.jsonObject(with: line)) }
  }
  return measurement.nanoseconds / Double(trace.events)
}

func printReplayBenchmark() {
  print("Replay: from JSON to JSON, an event; the reference is JSON parsing alone")
  for (name, layoutEvery) in [("one layout", Int.max), ("a layout of 12 views every 10 events", 2)] {
    let trace = trace(editings: 10_000, layoutEvery: layoutEvery)
    let nanoseconds = measureReplay(trace)
    let ratio = text(nanoseconds / measureParsing(trace), 2)
    print(
      "  \(pad(name, 38)) \(pad(text(nanoseconds, 0), 6)) ns  \(text(1e9 / nanoseconds, 0)) events/s"
        + "  \(ratio) × parsing")
  }
}
