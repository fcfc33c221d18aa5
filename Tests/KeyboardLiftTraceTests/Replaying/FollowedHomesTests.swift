import KeyboardLiftCore
import Testing

@testable import KeyboardLiftTrace

/// Where scroll views would stand, if the user had brought an input into sight, on 375 × 667 with a safe top of 20.
@Suite struct FollowedHomesTests {
  /// A form of 2000 points from the window's top on, in it a note of 100 points with its content of 500 points at 1000.
  private func homes(
    caret: Rect? = nil, from home: Double? = nil, inset: Insets = .zero
  ) throws -> [String: Double] {
    let window = Rect(x: 0, y: 0, width: 375, height: 667)
    var form = TraceNode("form", parent: 0, kind: .scrollView, frame: window)
    form.scroll?.contentSize = Size(width: 375, height: 2000)
    form.scroll?.contentInset = inset
    var note = TraceNode("note", parent: 1, kind: .textView, frame: Rect(x: 0, y: 1000, width: 375, height: 100))
    note.scroll?.contentSize = Size(width: 375, height: 500)
    note.caret = caret
    let nodes = [TraceNode("root", parent: nil, frame: window), form, note]
    let layout = try #require(TraceLayout(window: window, safeArea: Insets(top: 20), nodes: nodes))
    var screen = TraceScreen(size: window.size)
    _ = screen.apply(TraceEvent(at: 0, .layout(layout)))
    let input = try #require(screen.names.id(of: "note"))
    let homes = try #require(FollowedHomes(of: input, in: screen) { $0 == input ? nil : home })
    return Dictionary(uniqueKeysWithValues: homes.offsets.map { (screen.names[$0.key] ?? "", $0.value) })
  }

  @Test("a form is scrolled the least for a note, which is not scrolled for itself") func aFormShowsTheNote() throws {
    // 1100 − 667.
    #expect(try homes() == ["form": 433, "note": 0])
    #expect(try homes(inset: Insets(bottom: 30)) == ["form": 463, "note": 0])
    // From below: the note's top at the safe top.
    #expect(try homes(from: 1300) == ["form": 980, "note": 0])
    #expect(try homes(from: 500) == ["form": 500, "note": 0])
  }

  @Test("a note is scrolled for its caret, and the form for where that then is") func theCaretComesFirst() throws {
    // 420 − 100, so that it ends at the note's end: 1100 − 667.
    #expect(try homes(caret: Rect(x: 0, y: 400, width: 2, height: 20)) == ["form": 433, "note": 320])
    // In sight in the note: 1030 − 667.
    #expect(try homes(caret: Rect(x: 0, y: 10, width: 2, height: 20)) == ["form": 363, "note": 0])
  }

  @Test("what is scrolled stays in its range") func theRangeIsKept() throws {
    #expect(try homes(caret: Rect(x: 0, y: 490, width: 2, height: 20))["note"] == 400)
  }
}
