public import KeyboardLift
import KeyboardLiftTrace

/// Records what happened on the app's screens as a trace that replays anywhere: `keyboard-lift replay recording.jsonl`.
///
/// ```swift
/// let recorder = KeyboardLiftRecorder()  // keep it: it records for as long as it lives
/// recorder.start()
/// // … what goes wrong …
/// try recorder.write(to: url)
/// ```
///
/// It writes what the lifters tell their engines: sizes and places of the views around an input, keyboard notifications,
/// focus, scrolling, carets. No text, placeholder, label or picture is ever read, and views bear the name of their class
/// and a number. Each screen that is lifted has a trace of its own, in the order in which they began; a trace ends, and the
/// next begins, where the strategy changes.
///
/// What is kept is bounded: the oldest traces are dropped whole. A screen's next trace begins when its present one is an
/// eighth of the limit long and nothing is moved, or half of the limit whatever is moved. One that begins while something
/// is moved (so does one whose recording starts then) first tells the keyboard and the focus, from which a replay comes to
/// the same parts and homes; its plans may differ from the screen's own until the next hide. Nothing is recorded under the
/// strategy none, and no view is kept alive.
@MainActor public final class KeyboardLiftRecorder {
  /// What a recording shows, in your words, for each trace that begins from now on; nil by default.
  public var note: String?
  /// The device's name as people say it, for each trace that begins from now on; nil by default.
  public var device: String?
  /// The app's own name of a view, such as its accessibility identifier; nil, by default and as an answer, for its class
  /// and a number. What it answers is in the recording, so it must tell nothing private.
  public var viewName: (@MainActor (UIView) -> String?)?
  /// Whether it is recording.
  public private(set) var isRunning = false

  let reel: TraceReel
  private let clock: @MainActor () -> TimeInterval
  private(set) var tapes: [SessionTape] = []
  private var begin: TimeInterval?
  private var time: TimeInterval = 0

  /// Makes a recorder that does not run yet.
  /// - Parameters:
  ///   - byteLimit: the most bytes that it keeps; 4 MiB by default.
  ///   - clock: seconds since any moment; the system's uptime by default. A time that falls counts as the last one.
  public init(
    byteLimit: Int = 4 << 20,
    clock: @escaping @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    reel = TraceReel(byteLimit: byteLimit)
    self.clock = clock
  }

  /// Begins to record, every lifter and window. What was recorded before stays.
  public func start() {
    isRunning = true
    StepObservers.app.add(self)
  }

  /// Stops recording; so does letting the recorder go.
  public func stop() {
    isRunning = false
    tapes = []
    StepObservers.app.remove(self)
  }

  /// What was recorded so far, to share: traces of version 1, JSON Lines in UTF-8.
  public var data: Data { Data(reel.bytes) }

  /// Writes what was recorded so far to a file.
  /// - Throws: what Foundation throws if the file cannot be written.
  public func write(to url: URL) throws {
    try data.write(to: url, options: .atomic)
  }
}

extension KeyboardLiftRecorder: StepObserver {
  package func session(of views: ViewTable, took step: LiftStep) {
    tapes.removeAll { $0.session == nil }
    let index = tapes.firstIndex { $0.session === views } ?? tapes.count
    if index == tapes.count {
      tapes.append(SessionTape(of: views, on: reel, ownName: viewName))
    }
    (tapes[index].note, tapes[index].device) = (note, device)
    tapes[index].take(step, at: now(), in: views)
  }

  /// Seconds since the first event, never falling.
  private func now() -> TimeInterval {
    let now = clock()
    let first = begin ?? now
    begin = first
    if now - first > time { time = now - first }
    return time
  }
}
