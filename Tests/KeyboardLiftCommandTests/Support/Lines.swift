/// Lines of a small trace, to be put together and spoilt by tests.
enum Lines {
  static let header = header(note: "sign in")
  static let layout =
    #"{"t":0,"event":"layout","window":{"frame":[0,0,375,667],"safeArea":[20,0,0,0]},"root":{"id":"root","kind":"view","#
    + #""frame":[0,0,375,667],"children":[{"id":"form","kind":"scroll","frame":[0,0,375,667],"#
    + #""contentSize":[375,900],"children":[{"id":"email","kind":"textField","frame":[16,560,200,34]}]}]}}"#
  static let focus = #"{"t":1,"event":"focus","id":"email"}"#
  static let show =
    #"{"t":1,"event":"keyboardWillShow","end":[0,451,375,216],"duration":0.25,"curve":7,"isLocal":true}"#
  static let hide = #"{"t":2,"event":"keyboardWillHide","end":[0,667,375,216],"duration":0.25,"curve":7}"#

  /// A whole trace: the keyboard comes and goes.
  static let trace = [header, layout, focus, show, hide]

  static func header(note: String, strategy: String? = nil) -> String {
    let strategy = strategy.map { #","strategy":{"kind":"\#($0)"}"# } ?? ""
    return #"{"format":"keyboardlift-trace","version":1,"screen":[375,667],"note":"\#(note)"\#(strategy)}"#
  }

  /// A whole trace of its own name, which its summary bears.
  static func trace(note: String) -> [String] { [header(note: note), layout, focus, show, hide] }
}

extension [String] {
  /// The lines as a file has them.
  var text: String { map { $0 + "\n" }.joined() }
}
