import Testing

@testable import KeyboardLiftCommand

@Suite struct FoldingTests {
  @Test("A line that fits stays as it is, with the spaces of its columns")
  func fittingLines() {
    #expect("ab   cd\n\n  ef\n".folded(to: 7, indent: 2) == "ab   cd\n\n  ef\n")
  }

  @Test("A wider line folds at a space, and what follows is indented")
  func widerLines() {
    #expect("ab   cd  ef".folded(to: 7, indent: 2) == "ab   cd\n  ef")
    #expect("ab   cd  ef gh".folded(to: 8, indent: 2) == "ab   cd\n  ef gh")
    #expect("    abcdefgh".folded(to: 8, indent: 2) == "    abcd\n  efgh")
  }

  @Test("A word that is wider than the terminal is broken")
  func longWords() {
    #expect("abcdefgh".folded(to: 3, indent: 2) == "abc\ndef\ngh")
    #expect("abc".folded(to: 0, indent: 2) == "a\nb\nc")
  }

  @Test("Colors take no room")
  func colors() {
    let red = "\u{1B}[31mabc\u{1B}[0m"
    #expect("\(red) \(red)".folded(to: 7, indent: 2) == "\(red) \(red)")
    #expect("\(red) \(red)".folded(to: 6, indent: 2) == "\(red)\n  \(red)")
  }
}
