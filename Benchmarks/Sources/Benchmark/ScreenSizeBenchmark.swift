import KeyboardLiftCore
import KeyboardLiftTrace

/// What one keyboard notification costs on a recorded screen of many views, of which the engine is handed only a few.
func printScreenSizeBenchmark() {
  print("Engine on a recorded screen: one keyboard notification")
  var reference: Double?
  for views in [100, 100_000] {
    let window = Rect(x: 0, y: 0, width: 375, height: 667)
    var nodes = [TraceNode("root", parent: nil, frame: window)]
    for depth in 1..<11 { nodes.append(TraceNode("box \(depth)", parent: depth - 1, frame: window)) }
    let low = Rect(x: 16, y: 560, width: 200, height: 34)
    nodes.append(TraceNode("field", parent: 10, kind: .textField, frame: low))
    for index in nodes.count..<views { nodes.append(TraceNode("other \(index)", parent: 0, frame: .zero)) }
    guard let layout = TraceLayout(window: window, safeArea: Insets(top: 20), nodes: nodes) else { return }
    var replayer = Replayer(TraceHeader(screen: window.size))
    keep(replayer.replay(TraceEvent(at: 0, .layout(layout))))
    keep(replayer.replay(TraceEvent(at: 0, .focus("field"))))
    let events = [260.0, 216].map { TraceEvent(at: 0, .keyboard(keyboard(height: $0))) }
    let result = Measurement.of(20_000) { count in
      for index in 0..<count { keep(replayer.replay(events[index & 1])) }
    }
    let ratio = text(result.nanoseconds / (reference ?? result.nanoseconds), 2)
    print("  \(pad("\(views)", 7)) views \(pad(text(result.nanoseconds, 0), 6)) ns  \(ratio) × 100 views")
    reference = reference ?? result.nanoseconds
  }
}
