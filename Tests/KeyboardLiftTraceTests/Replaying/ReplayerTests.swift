import Foundation
import KeyboardLiftCore
import Testing

@testable import KeyboardLiftTrace

@Suite struct ReplayerTests {
  private func replay(_ lines: String..., strategy: TraceStrategy? = nil) -> (events: [ReplayedEvent], Replayer?) {
    var replayer: Replayer?
    var events: [ReplayedEvent] = []
    for element in TraceReader.elements(of: Lines.bytes(lines), file: "walk.jsonl") {
      if case .header(let header, _) = element { replayer = Replayer(header, strategy: strategy) }
      if case .event(let event, _) = element, let replayed = replayer?.replay(event) { events.append(replayed) }
    }
    return (events, replayer)
  }

  @Test func automaticIsTheDefaultAndTheHeaderIsOverridden() {
    #expect(replay(Lines.header).1?.strategy == TraceStrategy(.automatic()))
    let slide =
      #"{"format":"keyboardlift-trace","version":1,"screen":[375,667],"strategy":{"kind":"slide"}}"#
    #expect(replay(slide).1?.strategy == TraceStrategy(.slide()))
    #expect(replay(slide, strategy: TraceStrategy(.none)).1?.strategy == TraceStrategy(.none))
  }

  @Test func targetIsKnownByItsName() {
    let (events, replayer) = replay(
      Lines.header, Lines.layout, Lines.focus, Lines.show, strategy: TraceStrategy(.extend(), target: "scroll"))
    #expect(events[2].changes.map(\.id) == ["scroll", "scroll"])
    #expect(events[2].changes.map(\.value.property) == ["contentSize", "contentOffset"])
    #expect(replayer?.engine.strategy.target == replayer?.screen.names.id(of: "scroll"))
    let missing = replay(
      Lines.header, Lines.layout, Lines.focus, Lines.show, strategy: TraceStrategy(.extend(), target: "nowhere"))
    #expect(missing.events[2].reason == .noScrollView)
  }

  @Test func keyboardThatStaysIsNotRestored() {
    #expect(replay(Lines.header, Lines.layout, Lines.focus, Lines.show).1?.summary.isRestored == false)
    #expect(replay(Lines.header, Lines.layout, Lines.focus, Lines.show, Lines.hide).1?.summary.isRestored == true)
  }

  @Test func emptyTraceIsRestored() {
    let summary = replay(Lines.header).1?.summary
    #expect(summary == ReplaySummary(note: "small", events: 0, isRestored: true, maximumMove: 0))
  }

  @Test func plansNeverChangeTheAppsOwnValues() throws {
    let (_, replayer) = replay(Lines.header, Lines.layout, Lines.focus, Lines.show)
    let screen = try #require(replayer?.screen)
    let id = try #require(screen.names.id(of: "scroll"))
    let own = try #require(screen.index(of: id).flatMap { screen.views[$0].scroll })
    #expect(own.contentInset == .zero)
    #expect(own.contentOffset == Point(x: 0, y: 153))
    #expect(screen.standing(of: id)?.contentInset == Insets(bottom: 216))
  }

  @Test func whatTheAppSetsIsNoLongerThePlans() throws {
    let inset = #"{"t":1.5,"event":"inset","id":"scroll","contentInset":[0,0,100,0]}"#
    let (events, replayer) = replay(Lines.header, Lines.layout, Lines.focus, Lines.show, inset)
    // The app's 100 lie under the keyboard: 116 are missing.
    #expect(events[3].changes.first?.value == .contentInset(Insets(bottom: 216)))
    let screen = try #require(replayer?.screen)
    let id = try #require(screen.names.id(of: "scroll"))
    #expect(screen.standing(of: id)?.contentInset == Insets(bottom: 216))
    #expect(
      replay(Lines.header, Lines.layout, Lines.focus, Lines.show, inset, Lines.hide).1?.summary.isRestored == true)
  }
}
