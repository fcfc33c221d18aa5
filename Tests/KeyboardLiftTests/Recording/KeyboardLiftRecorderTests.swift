#if !canImport(UIKit)
import KeyboardLiftCore
import KeyboardLiftTrace
import Testing
import UIKitStandInTesting

@testable import KeyboardLift
@testable import KeyboardLiftRecording

/// What a recorder keeps, and what it never does.
@MainActor @Suite(.serialized) struct KeyboardLiftRecorderTests {
  private func makeStage(_ field: UITextField = UITextField()) -> (Stage, UITextField) {
    let stage = Stage {
      let scrollView = Make.scrollView(fullScreen, content: 1200, in: $0)
      field.frame = CGRect(x: 16, y: 600, width: 200, height: 34)
      scrollView.addSubview(field)
    }
    return (stage, field)
  }

  private func headers(_ recorder: KeyboardLiftRecorder) -> [TraceHeader] {
    TraceReader.elements(of: recorder.data, file: "recording").compactMap {
      if case .header(let header, _) = $0 { header } else { nil }
    }
  }

  private func isReadable(_ recorder: KeyboardLiftRecorder) -> Bool {
    TraceReader.elements(of: recorder.data, file: "recording").allSatisfy {
      if case .failure = $0 { false } else { true }
    }
  }

  @Test func noTextIsInARecording() {
    let (stage, field) = makeStage()
    (field.text, field.placeholder, field.keyboardLift.distance) = ("secret", "Your PIN", 7)
    let lifter = KeyboardLifter(for: stage.view)
    let recorder = KeyboardLiftRecorder()
    recorder.start()
    stage.edit(field)
    SimulatedUser(stage.window).type("hush")
    stage.endEditing()
    let text = String(decoding: recorder.data, as: UTF8.self)
    #expect(text.contains(#""id":"UITextField-1""#))
    for word in ["secret", "PIN", "hush"] { #expect(!text.contains(word)) }
    lifter.isEnabled = false
  }

  @Test func theAppMayNameItsViews() {
    let (stage, field) = makeStage()
    let lifter = KeyboardLifter(for: stage.view)
    let recorder = KeyboardLiftRecorder()
    recorder.viewName = { $0 === field ? "email" : "UIView-1" }
    (recorder.note, recorder.device) = ("what went wrong", "iPhone SE")
    recorder.start()
    stage.edit(field)
    stage.endEditing()
    let text = String(decoding: recorder.data, as: UTF8.self)
    #expect(text.contains(#""event":"focus","id":"email""#))
    #expect(isReadable(recorder), "names stay unique")
    let header = headers(recorder).first
    #expect(header?.note == "what went wrong")
    #expect(header?.device == "iPhone SE")
    #expect(header?.screen == .init(width: 375, height: 667))
    #expect(header?.scale == Double(stage.device.screen.scale))
    #expect(header?.strategy?.kind == "automatic")
    lifter.isEnabled = false
  }

  @Test func aStoppedRecorderRecordsNothingAndKeepsWhatItHas() {
    let (stage, field) = makeStage()
    let lifter = KeyboardLifter(for: stage.view)
    let recorder = KeyboardLiftRecorder()
    stage.edit(field)
    stage.endEditing()
    #expect(recorder.data.isEmpty)
    recorder.start()
    stage.edit(field)
    stage.endEditing()
    recorder.stop()
    let data = recorder.data
    #expect(!data.isEmpty)
    stage.edit(field)
    stage.endEditing()
    #expect(recorder.data == data)
    lifter.isEnabled = false
  }

  @Test func timeNeverFalls() {
    let (stage, field) = makeStage()
    let lifter = KeyboardLifter(for: stage.view)
    var times = [5.0, 7, 6, 9]
    let recorder = KeyboardLiftRecorder(clock: { times.count > 1 ? times.removeFirst() : times[0] })
    recorder.start()
    stage.edit(field)
    let events = TraceReader.elements(of: recorder.data, file: "recording").compactMap {
      if case .event(let event, _) = $0 { event.time } else { nil }
    }
    #expect(Array(Set(events)).sorted() == [0, 2, 4])
    #expect(events == events.sorted())
    stage.endEditing()
    lifter.isEnabled = false
  }

  @Test func theOldestTracesAreDroppedWhole() {
    let (stage, field) = makeStage()
    let lifter = KeyboardLifter(for: stage.view)
    let recorded = RecordedSession(byteLimit: 12_000)
    var lengths: [Int] = []
    for _ in 0..<40 {
      stage.edit(field)
      stage.endEditing()
      lengths.append(recorded.recorder.data.count)
      #expect(isReadable(recorded.recorder))
    }
    recorded.stop()
    #expect(lengths.allSatisfy { $0 <= 12_000 })
    #expect(lengths.last ?? 0 > 6_000)
    #expect(headers(recorded.recorder).count > 2)
    lifter.isEnabled = false
  }

  @Test func aSessionWithoutEndIsCutWhereItCanBeTold() {
    var textView = UITextView()
    let stage = Stage { textView = Make.textView(fullScreen, lines: 30, in: $0) }
    let lifter = KeyboardLifter(for: stage.view)
    let recorder = KeyboardLiftRecorder(byteLimit: 10_000)
    recorder.start()
    stage.edit(textView)
    for _ in 0..<60 { SimulatedUser(stage.window).type("one more line\n") }
    #expect(recorder.data.count <= 10_000)
    #expect(recorder.data.count > 1_000)
    #expect(isReadable(recorder))
    stage.endEditing()
    lifter.isEnabled = false
  }

  @Test func aRecordingThatBeginsWithTheKeyboardUpComesToTheSameHide() throws {
    let (stage, field) = makeStage()
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    let recorded = RecordedSession()
    stage.showKeyboard(300)
    stage.endEditing()
    recorded.stop()
    recorded.expectTheSamePlans()
    #expect(recorded.planCount > 2)
    lifter.isEnabled = false
  }

  @Test func anotherStrategyBeginsAnotherTrace() {
    let (stage, field) = makeStage()
    let lifter = KeyboardLifter(for: stage.view)
    let recorded = RecordedSession()
    stage.edit(field)
    lifter.strategy = .slide()
    stage.showKeyboard(300)
    lifter.strategy = .inset
    stage.showKeyboard(216)
    stage.endEditing()
    recorded.stop()
    recorded.expectTheSamePlans()
    #expect(headers(recorded.recorder).map { $0.strategy?.kind } == ["automatic", "slide", "inset"])
    lifter.isEnabled = false
  }

  @Test func nothingOfAScreenIsKeptAlive() {
    let recorder = KeyboardLiftRecorder()
    recorder.start()
    weak var view: UIView?
    weak var lifted: KeyboardLifter?
    do {
      let (stage, field) = makeStage()
      let lifter = KeyboardLifter(for: stage.view)
      (view, lifted) = (field, lifter)
      stage.edit(field)
      stage.endEditing()
      field.removeFromSuperview()
      stage.window.rootViewController = nil
      stage.window.isHidden = true
    }
    #expect(view == nil)
    #expect(lifted == nil)
    #expect(!recorder.data.isEmpty)
  }

  @Test func aRecorderThatIsLetGoStops() {
    weak var gone: KeyboardLiftRecorder?
    do {
      let recorder = KeyboardLiftRecorder()
      recorder.start()
      gone = recorder
    }
    #expect(gone == nil)
  }

  @Test func aRecordingIsWrittenToAFile() throws {
    let (stage, field) = makeStage()
    let lifter = KeyboardLifter(for: stage.view)
    let recorder = KeyboardLiftRecorder()
    recorder.start()
    stage.edit(field)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    try recorder.write(to: url)
    #expect(try Data(contentsOf: url) == recorder.data)
    stage.endEditing()
    lifter.isEnabled = false
  }

  @Test func screensInTwoWindowsHaveTracesOfTheirOwn() {
    let (first, field) = makeStage()
    let (second, other) = makeStage()
    let lifters = [KeyboardLifter(for: first.view), KeyboardLifter(for: second.view)]
    let recorded = RecordedSession()
    first.edit(field)
    second.edit(other)
    second.endEditing()
    first.endEditing()
    recorded.stop()
    recorded.expectTheSamePlans()
    #expect(headers(recorded.recorder).count >= 2)
    for lifter in lifters { lifter.isEnabled = false }
  }
}
#endif
