import Testing

@testable import KeyboardLiftTrace

@Suite struct PrintableTests {
  @Test("What controls a terminal or reorders text is escaped: C0, DEL, C1, bidirectional controls, line separators")
  func unprintable() {
    let values = [0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069].joined()
    for value in values {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let digits = String(value, radix: 16, uppercase: true)
      #expect("a\(Character(scalar))b".printable == "a\\u{\(digits)}b")
    }
  }

  @Test("Everything else stays, joined emoji and accents among them")
  func printable() {
    let text = "Zoë 👩‍👩‍👧‍👦 e\u{301} 日本 עברית \u{A0}\u{AD}"
    #expect(text.printable == text)
  }

  @Test("A long text is cut by bytes, before the character that does not fit")
  func excerpts() {
    #expect("abcdef".excerpt(6) == "abcdef")
    #expect("abcdefg".excerpt(6) == "abcdef…")
    #expect("abcdéfg".excerpt(5) == "abcd…")
    #expect("ab👩‍👩‍👧‍👦cd".excerpt(20) == "ab…")
    #expect("e\u{301}e\u{301}e\u{301}".excerpt(8) == "e\u{301}e\u{301}…")
  }

  @Test("Of a first character that is too long by itself, whole scalars are left")
  func hugeCharacters() {
    let accents = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(accents.excerpt(8).unicodeScalars.elementsEqual("e\u{301}\u{301}\u{301}…".unicodeScalars))
    #expect(accents.quoted.utf8.count < 100)
  }

  @Test("A quotation is cut outside its quotation marks")
  func quotations() {
    #expect("a\u{202E}".quoted == #""a\u{202E}""#)
    #expect(String(repeating: "é", count: 31).quoted == "\"\(String(repeating: "é", count: 30))\"…")
  }
}
