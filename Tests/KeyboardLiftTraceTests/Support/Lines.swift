import Foundation
import KeyboardLiftTrace

/// Lines of a small trace, to be put together and spoilt by tests.
enum Lines {
  static let header = #"{"format":"keyboardlift-trace","version":1,"screen":[375,667],"note":"small"}"#
  static let layout = layout(children: #"{"id":"email","kind":"textField","frame":[16,560,200,34]}"#)
  static let focus = #"{"t":1,"event":"focus","id":"email"}"#
  static let show =
    #"{"t":1,"event":"keyboardWillShow","end":[0,451,375,216],"duration":0.25,"curve":7,"isLocal":true}"#
  static let hide = #"{"t":2,"event":"keyboardWillHide","end":[0,667,375,216]}"#

  /// A layout with a scroll view that holds the given views.
  static func layout(children: String) -> String {
    #"{"t":0,"event":"layout","window":{"frame":[0,0,375,667],"safeArea":[20,0,0,0]},"root":{"id":"root","kind":"view","#
      + #""frame":[0,0,375,667],"children":[{"id":"scroll","kind":"scroll","frame":[0,0,375,667],"#
      + #""contentSize":[375,900],"children":[\#(children)]}]}}"#
  }

  static func bytes(_ lines: [String]) -> Data {
    Data(lines.map { $0 + "\n" }.joined().utf8)
  }

  static func elements(_ lines: String...) -> [TraceReader.Element] {
    TraceReader.elements(of: bytes(lines), file: "walk.jsonl")
  }
}

extension [TraceReader.Element] {
  /// The messages of what is wrong.
  var messages: [String] {
    compactMap { if case .failure(let error) = $0 { error.description } else { nil } }
  }

  /// The kinds of elements, a letter each: h, e, s for the end of a whole trace and f for a failure.
  var shape: String {
    map { element in
      switch element {
      case .header: "h"
      case .event: "e"
      case .end: "s"
      case .failure: "f"
      }
    }.joined()
  }
}
