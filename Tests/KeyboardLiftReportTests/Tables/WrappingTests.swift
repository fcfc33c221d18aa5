import Testing

@testable import KeyboardLiftReport

@Suite struct WrappingTests {
  @Test("Lines break between words, and further lines may be indented")
  func words() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("one two three".wrapped(to: 8, indent: 2) == ["one two", "  three"])
    #expect("  one   two ".wrapped(to: .max) == ["one two"])
    #expect("".wrapped(to: 5) == [""])
  }

  @Test("A word that is longer than a line is broken")
  func longWords() {
    #expect("a abcdefgh b".wrapped(to: 4) == ["a", "abcd", "efgh", "b"])
    #expect("abcdefgh".wrapped(to: 5, indent: 2) == ["abcde", "  fgh"])
    #expect("é👍🏽".wrapped(to: 0) == ["é", "👍🏽"])
  }
}
