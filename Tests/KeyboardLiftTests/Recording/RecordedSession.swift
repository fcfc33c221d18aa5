import KeyboardLiftCore
import Testing

@testable import KeyboardLift
@testable import KeyboardLiftRecording
@testable import KeyboardLiftTrace

/// A recording, and beside it the plans that the lifters themselves made, so that a replay can be compared with them.
@MainActor final class RecordedSession {
  /// A plan as both sides tell it.
  struct Told {
    var changes: [ReplayedEvent.Change]
    var reason: Reason
    var animation: Animation
  }

  private struct Place: Hashable {
    var trace, event: Int
  }

  let recorder: KeyboardLiftRecorder
  private var plans: [Place: Told] = [:]
  /// What was told of one session, which its table stands for.
  private struct Tally {
    // Kept, so that no later session's table can come to lie in its place and be taken for it.
    let views: ViewTable
    var isRecorded = false
    var unrecordedCount = 0
  }

  private var tallies: [ObjectIdentifier: Tally] = [:]

  /// How many plans of recorded sessions the recording has no event for. Sessions of which it has nothing at all are other
  /// tests', which take turns with this one.
  var unrecordedCount: Int {
    tallies.values.reduce(0) { $1.isRecorded ? $0 + $1.unrecordedCount : $0 }
  }

  init(byteLimit: Int = 4 << 20) {
    recorder = KeyboardLiftRecorder(byteLimit: byteLimit)
    recorder.start()
    StepObservers.app.add(self)
  }

  /// How many plans were made and recorded.
  var planCount: Int { plans.count }

  var text: String { String(decoding: recorder.data, as: UTF8.self) }

  /// What a reader makes of the recording; nothing of an empty one.
  var elements: [TraceReader.Element] {
    planCount == 0 ? [] : TraceReader.elements(of: recorder.data, file: "recording")
  }

  func stop() {
    recorder.stop()
    StepObservers.app.remove(self)
  }

  /// Replays the recording and compares every plan; what comes before a trace's first plan only introduces it.
  func expectTheSamePlans(_ about: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    var replayer: Replayer?
    var (trace, event, compared) = (-1, 0, 0)
    for element in elements {
      switch element {
      case .header(let header, _):
        replayer = Replayer(header)
        (trace, event) = (trace + 1, 0)
      case .event(let recorded, let line):
        let replayed = replayer?.replay(recorded)
        if let replayed, let told = plans[Place(trace: trace, event: event)] {
          compared += 1
          if !isSame(replayed, told) {
            Issue.record(
              "line \(line): \(recorded.name) told \(told), replayed \(replayed.changes) \(replayed.reason); \(about ?? "") in\n\(lines(upTo: line))",
              sourceLocation: sourceLocation)
          }
        } else if plans.keys.contains(where: { $0.trace == trace && $0.event < event }) {
          Issue.record("line \(line) tells of no plan; \(about ?? "")", sourceLocation: sourceLocation)
        }
        event += 1
      case .end:
        break
      case .failure(let error):
        Issue.record("\(error)", sourceLocation: sourceLocation)
      }
    }
    #expect(compared == plans.count, about, sourceLocation: sourceLocation)
    #expect(unrecordedCount == 0, about, sourceLocation: sourceLocation)
  }

  /// The last lines before one, and that one.
  private func lines(upTo line: Int) -> String {
    text.components(separatedBy: "\n").prefix(line).suffix(4).joined(separator: "\n")
  }

  private func isSame(_ replayed: ReplayedEvent, _ told: Told) -> Bool {
    guard replayed.reason == told.reason, replayed.changes.count == told.changes.count,
      replayed.animation == told.animation
    else { return false }
    return zip(replayed.changes, told.changes).allSatisfy { one, other in
      one.id == other.id && one.value.property == other.value.property
        && zip(one.value.numbers, other.value.numbers).allSatisfy { abs($0 - $1) <= 1e-6 }
    }
  }
}

extension RecordedSession: StepObserver {
  func session(of views: ViewTable, took step: LiftStep) {
    if case .strategy = step.event { return }
    let place = recorder.lastPlace(of: views).map { Place(trace: $0.trace, event: $0.event) }
    guard let place, plans[place] == nil else {
      tallies[ObjectIdentifier(views), default: Tally(views: views)].unrecordedCount += 1
      return
    }
    tallies[ObjectIdentifier(views), default: Tally(views: views)].isRecorded = true
    plans[place] = Told(
      changes: step.plan.changes.map {
        ReplayedEvent.Change(id: recorder.name(of: $0.id, in: views) ?? "?", value: $0.value)
      }, reason: step.plan.reason, animation: step.plan.animation)
  }
}

extension KeyboardLiftRecorder {
  /// Where the last event of a session was written: the trace, and the event's number in it; nil if there is none.
  fileprivate func lastPlace(of views: ViewTable) -> (trace: Int, event: Int)? {
    guard let tape = tapes.first(where: { $0.session === views }), let trace = tape.trace,
      let index = reel.traces.firstIndex(where: { $0 === trace })
    else { return nil }
    return (index, tape.eventCount - 1)
  }

  /// The name that a session's view has in the recording; nil for one that was not written.
  fileprivate func name(of id: Int, in views: ViewTable) -> String? {
    tapes.first { $0.session === views }?.names.known(id)
  }
}
