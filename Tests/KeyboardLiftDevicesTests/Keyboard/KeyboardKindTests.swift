import KeyboardLiftDevices
import Testing

@Suite struct KeyboardKindTests {
  @Test(arguments: [
    ("default", KeyboardKind.qwerty), ("asciiCapable", .qwerty), ("alphabet", .qwerty),
    ("numbersAndPunctuation", .qwerty), ("URL", .url), ("numberPad", .numberPad), ("phonePad", .phonePad),
    ("namePhonePad", .namePhonePad), ("emailAddress", .emailAddress), ("decimalPad", .decimalPad),
    ("twitter", .twitter),
    ("webSearch", .webSearch), ("asciiCapableNumberPad", .asciiCapableNumberPad),
    ("ASCIICapableNumberPad", .asciiCapableNumberPad),
  ]) func readsTheNamesOfKeyboardTypes(_ name: String, _ kind: KeyboardKind) {
    #expect(KeyboardKind(keyboardType: name) == kind)
  }

  @Test(arguments: ["", "qwerty", "secureTextEntry", "number pad"]) func readsNoOtherNames(_ name: String) {
    #expect(KeyboardKind(keyboardType: name) == nil)
  }

  @Test func padsShowNoSuggestions() {
    for kind in KeyboardKind.allCases where kind.isPad { #expect(!kind.showsSuggestionBar) }
    #expect(KeyboardKind.allCases.filter(\.isPad).count == 4)
    #expect(KeyboardKind.qwerty.showsSuggestionBar)
    #expect(!KeyboardKind.secureTextEntry.showsSuggestionBar)
  }
}
