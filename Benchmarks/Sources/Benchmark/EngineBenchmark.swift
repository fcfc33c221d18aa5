import KeyboardLiftCore

/// One event: a docked keyboard changes its height, so that every event is planned and changes something.
func measureEngine(_ strategy: Strategy, depth: Int) -> Measurement {
  let screen = screen(depth: depth)
  let events = [Event.keyboard(keyboard(height: 260)), .keyboard(keyboard(height: 216))]
  var engine = Engine(strategy: strategy)
  keep(engine.handle(.layout, in: screen))
  keep(engine.handle(.focus(depth - 1), in: screen))
  return Measurement.of(100_000) { count in
    for index in 0..<count { keep(engine.handle(events[index & 1], in: screen)) }
  }
}

/// The reference: nothing but the arithmetic of the slide formula, for inputs at changing places.
func measureSlideFormula() -> Measurement {
  Measurement.of(1_000_000) { count in
    var sum = 0.0
    for index in 0..<count {
      let fraction = (Double(index & 511) - 0.2 * 667) / (0.6 * 667)
      sum -= (260 * min(max(fraction, 0), 1)).rounded(.down)
    }
    keep(sum)
  }
}

func printEngineBenchmark() {
  let reference = measureSlideFormula()
  print("Engine: one keyboard notification that changes the keyboard's height")
  print("  reference, the slide formula's arithmetic alone: \(text(reference.nanoseconds, 1)) ns")
  let strategies: [(String, Strategy)] = [
    ("automatic", .automatic()), ("slide", .slide()), ("resize", .resize()), ("extend", .extend()),
    ("inset", .inset()), ("none", .none),
  ]
  for (name, strategy) in strategies {
    for depth in [3, 12, 40] {
      let result = measureEngine(strategy, depth: depth)
      let allocations = result.allocations.map { text($0, 2) } ?? "not counted here"
      print(
        "  \(pad(name, 10)) chain of \(pad("\(depth)", 3)) \(pad(text(result.nanoseconds, 0), 6)) ns"
          + "  \(pad(text(result.nanoseconds / reference.nanoseconds, 0), 4)) × reference  \(allocations) allocations")
    }
  }
}
