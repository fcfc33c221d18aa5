import Foundation
import KeyboardLiftTrace
import Testing

/// What is wrong is said with file, line, field and a way out.
@Suite struct TraceErrorTests {
  @Test(arguments: [
    (
      #"{"format":"gpx","version":1,"screen":[1,1]}"#,
      #"walk.jsonl:1: format: unknown: "gpx"; expected "keyboardlift-trace""#
    ),
    (#"{"format":7}"#, "walk.jsonl:1: format: expected a string"),
    (
      #"{"format":"keyboardlift-trace","version":2,"screen":[1,1]}"#,
      "walk.jsonl:1: version: 2 is unknown; expected 1. A newer KeyboardLift may read it."
    ),
    (
      #"{"format":"keyboardlift-trace","screen":[1,1]}"#,
      "walk.jsonl:1: version: missing; expected a whole number"
    ),
    (
      #"{"format":"keyboardlift-trace","version":1}"#,
      "walk.jsonl:1: screen: missing; expected an array of two numbers: [width, height]"
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1,1]}"#,
      "walk.jsonl:1: screen: expected an array of two numbers: [width, height]"
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"orientation":"up"}"#,
      #"walk.jsonl:1: orientation: unknown: "up"; expected "portrait" or "landscape""#
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"scale":"2x"}"#,
      "walk.jsonl:1: scale: expected a number"
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"strategy":"slide"}"#,
      #"walk.jsonl:1: strategy: expected an object: {"kind":"automatic"}"#
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"strategy":{}}"#,
      "walk.jsonl:1: strategy.kind: missing; expected a string"
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"strategy":{"kind":"fly"}}"#,
      #"walk.jsonl:1: strategy.kind: unknown: "fly"; "#
        + #"expected "automatic", "slide", "resize", "extend", "inset" or "none""#
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"strategy":{"kind":"slide","keyboardHeight":216}}"#,
      #"walk.jsonl:1: strategy.keyboardHeight: expected "actual" or {"portrait":216,"landscape":162}"#
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"#
        + #""strategy":{"kind":"slide","keyboardHeight":{"portrait":216}}}"#,
      "walk.jsonl:1: strategy.keyboardHeight.landscape: missing; expected a number"
    ),
    (
      #"{"format":"keyboardlift-trace","version":1,"screen":[1,1],"strategy":{"kind":"resize","afterHide":"stay"}}"#,
      #"walk.jsonl:1: strategy.afterHide: unknown: "stay"; expected "restore" or "scrollToTop""#
    ),
  ])
  func headerSaysWhatIsWrong(line: String, message: String) {
    #expect(Lines.elements(line, Lines.layout).messages == [message])
  }

  @Test(arguments: [
    ("{}", #"walk.jsonl:3: event: missing; expected an event's name, or a header with "format""#),
    (
      #"{"t":1,"event":"tap"}"#,
      #"walk.jsonl:3: event: unknown: "tap"; expected "layout", "focus", "blur", "keyboardWillShow", "#
        + #""keyboardDidShow", "keyboardWillHide", "keyboardDidHide", "keyboardWillChangeFrame", "#
        + #""keyboardDidChangeFrame", "scroll", "caret", "content", "inset", "background" or "foreground""#
    ),
    (#"{"event":"foreground"}"#, "walk.jsonl:3: t: missing; expected a number"),
    (#"{"t":"1","event":"foreground"}"#, "walk.jsonl:3: t: expected a number"),
    (#"{"t":1,"event":"focus"}"#, "walk.jsonl:3: id: missing; expected a string"),
    (#"{"t":1,"event":"focus","id":null}"#, "walk.jsonl:3: id: expected a string"),
    (#"{"t":1,"event":"focus","id":"e-mail"}"#, #"walk.jsonl:3: id: no view "e-mail" in any layout so far"#),
    (
      #"{"t":1,"event":"blur","id":"e\u001b[2J"}"#,
      #"walk.jsonl:3: id: no view "e\u{1B}[2J" in any layout so far"#
    ),
    (#"{"t":1,"event":"caret","id":"x","caret":null}"#, #"walk.jsonl:3: id: no view "x" in any layout so far"#),
    (
      #"{"t":1,"event":"caret","id":"email"}"#,
      "walk.jsonl:3: caret: missing; expected an array of four numbers: [x, y, width, height], or null for not known"
    ),
    (
      #"{"t":1,"event":"scroll","id":"x","contentOffset":[0,1]}"#,
      #"walk.jsonl:3: id: no view "x" in the present layout"#
    ),
    (
      #"{"t":1,"event":"scroll","id":"email","contentOffset":[0,1]}"#,
      #"walk.jsonl:3: id: "email" is no scroll view; "#
        + "expected the id of a scroll, table, collection or text view"
    ),
    (
      #"{"t":1,"event":"scroll","id":"scroll","contentOffset":[0]}"#,
      "walk.jsonl:3: contentOffset: expected an array of two numbers: [x, y]"
    ),
    (
      #"{"t":1,"event":"content","id":"email"}"#,
      #"walk.jsonl:3: the event "content" needs "contentSize", "frame" or both"#
    ),
    (
      #"{"t":1,"event":"content","id":"email","contentSize":[1,1]}"#,
      #"walk.jsonl:3: id: "email" is no scroll view; "#
        + "expected the id of a scroll, table, collection or text view"
    ),
    (
      #"{"t":1,"event":"inset","id":"scroll","contentInset":[0,0,1,"0"]}"#,
      "walk.jsonl:3: contentInset: expected an array of four numbers: [top, left, bottom, right]"
    ),
    (
      #"{"t":1,"event":"keyboardWillShow","end":[0,451,375]}"#,
      "walk.jsonl:3: end: expected an array of four numbers: [x, y, width, height]"
    ),
    (
      #"{"t":1,"event":"keyboardWillShow","end":{"y":451}}"#,
      "walk.jsonl:3: end: expected an array of four numbers: [x, y, width, height]"
    ),
    (#"{"t":1,"event":"keyboardWillShow","end":[0,1e308,375,260]}"#, "walk.jsonl:3: end: more than 1000000000 points"),
    (
      #"{"t":1,"event":"scroll","id":"scroll","contentOffset":[0,-1000000001]}"#,
      "walk.jsonl:3: contentOffset: more than 1000000000 points"
    ),
    (#"{"t":1,"event":"keyboardWillShow","curve":7.5}"#, "walk.jsonl:3: curve: expected a whole number"),
    (#"{"t":1,"event":"keyboardWillShow","curve":1e30}"#, "walk.jsonl:3: curve: expected a whole number"),
    (#"{"t":1,"event":"keyboardWillShow","curve":"easeIn"}"#, "walk.jsonl:3: curve: expected a whole number"),
    (#"{"t":1,"event":"keyboardWillShow","duration":1e999}"#, "walk.jsonl:3: duration: expected a number"),
    (#"{"t":1,"event":"keyboardWillShow","isLocal":1}"#, "walk.jsonl:3: isLocal: expected true or false"),
    ("[1]", "walk.jsonl:3: expected one JSON object a line, in braces"),
    ("7", "walk.jsonl:3: expected one JSON object a line, in braces"),
  ])
  func eventSaysWhatIsWrong(line: String, message: String) {
    let elements = Lines.elements(Lines.header, Lines.layout, line, Lines.show)
    #expect(elements.messages == [message])
    #expect(elements.shape == "hef")
  }

  @Test(arguments: [
    (#"{"id":"a","kind":"view"}"#, "frame: missing; expected an array of four numbers: [x, y, width, height]"),
    (
      #"{"id":"a","kind":"view","frame":[0,0,1,true]}"#,
      "frame: expected an array of four numbers: [x, y, width, height]"
    ),
    (
      #"{"id":"a","kind":"view","frame":[0,0,1,1,1]}"#,
      "frame: expected an array of four numbers: [x, y, width, height]"
    ),
    (
      #"{"id":"a","kind":"button","frame":[0,0,1,1]}"#,
      #"kind: unknown: "button"; "#
        + #"expected "view", "scroll", "table", "collection", "textField", "textView" or "searchBar""#
    ),
    (#"{"id":"a","frame":[0,0,1,1]}"#, "kind: missing; expected a string"),
    (#"{"id":7,"kind":"view","frame":[0,0,1,1]}"#, "id: expected a string"),
    (
      #"{"id":"root","kind":"view","frame":[0,0,1,1]}"#,
      #"id: "root" is the id of another view in this layout; ids must be unique"#
    ),
    (#"{"id":"a","kind":"view","frame":[0,0,1,1],"hidden":"no"}"#, "hidden: expected true or false"),
    (#"{"id":"a","kind":"scroll","frame":[0,0,1,1],"room":1}"#, "room: expected true or false"),
    (
      #"{"id":"a","kind":"scroll","frame":[0,0,1,1],"contentInset":0}"#,
      "contentInset: expected an array of four numbers: [top, left, bottom, right]"
    ),
    (#"{"id":"a","kind":"view","frame":[0,0,1,1],"owner":"me"}"#, #"owner: unknown: "me"; expected "system""#),
    (#"{"id":"a","kind":"view","frame":[0,0,1,1],"lift":"on"}"#, #"lift: unknown: "on"; expected "off""#),
    (#"{"id":"a","kind":"view","frame":[0,0,1,1],"children":{}}"#, "children: expected an array of views"),
    (
      #"{"id":"a","kind":"view","frame":[0,0,1,1],"children":[7]}"#,
      "children: expected views, each an object, and nothing else"
    ),
  ])
  func viewSaysWhatIsWrong(view: String, message: String) {
    let sibling = #"{"id":"b","kind":"view","frame":[0,0,1,1]}"#
    let elements = Lines.elements(Lines.header, Lines.layout(children: "\(sibling),\(view)"))
    #expect(elements.messages == ["walk.jsonl:2: root.children[0].children[1].\(message)"])
  }

  @Test func layoutSaysWhatIsMissing() {
    let view = #""root":{"id":"root","kind":"view","frame":[0,0,1,1]}"#
    #expect(
      Lines.elements(Lines.header, #"{"t":0,"event":"layout",\#(view)}"#).messages == [
        #"walk.jsonl:2: window: expected an object: {"frame":[0,0,375,667],"safeArea":[20,0,0,0]}"#
      ])
    #expect(
      Lines.elements(Lines.header, #"{"t":0,"event":"layout","window":{"frame":[0,0,1,1]},\#(view)}"#).messages == [
        "walk.jsonl:2: window.safeArea: missing; expected an array of four numbers: [top, left, bottom, right]"
      ])
    #expect(
      Lines.elements(Lines.header, #"{"t":0,"event":"layout","window":{}}"#).messages == [
        #"walk.jsonl:2: root: expected a view: {"id":"root","kind":"view","frame":[0,0,375,667]}"#
      ])
  }

  @Test func traceBeginsWithAHeaderAndALayout() {
    let header =
      #"expected a header first: {"format":"keyboardlift-trace","version":1,"screen":[375,667]}"#
    #expect(Lines.elements(Lines.layout, Lines.show).messages == ["walk.jsonl:1: \(header)"])
    #expect(Lines.elements("", "").messages == ["walk.jsonl:1: no trace here; \(header)"])
    #expect(
      Lines.elements(Lines.header, Lines.show).messages == [
        #"walk.jsonl:2: event: expected "layout": a trace begins with one"#
      ])
  }

  @Test func longNamesAreCutInMessages() {
    let name = String(repeating: "x", count: 500)
    let shown = String(repeating: "x", count: 60)
    #expect(
      Lines.elements(Lines.header, Lines.layout, #"{"t":1,"event":"focus","id":"\#(name)"}"#).messages == [
        "walk.jsonl:3: id: no view \"\(shown)\"… in any layout so far"
      ])
  }
}
