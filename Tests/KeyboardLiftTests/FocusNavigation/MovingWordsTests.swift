import Testing

@testable import KeyboardLift

/// What VoiceOver says, language by language.
@Suite struct MovingWordsTests {
  @Test("every language has its three words, and no two buttons say the same") func complete() {
    #expect(MovingWords.all.count == 32)
    #expect(Set(MovingWords.all.map(\.language)).count == MovingWords.all.count)
    for words in MovingWords.all {
      #expect(Set([words.previous, words.next, words.done]).subtracting([""]).count == 3, "\(words.language)")
    }
  }

  @Test(
    "an app's language is found, with a region or a script or without",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("pt-BR", "pt"), ("no", "no"), ("nb-NO", "nb"), ("en-GB", "en"),
      ("zh-Hans", "zh-Hans"), ("zh-Hant-HK", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh", "zh-Hans"),
      ("zh-CN", "zh-Hans"), ("den", "en"), ("", "en"), ("xx", "en"),
    ]) func found(language: String, expected: String)
  {
    #expect(MovingWords.words(in: [language]).language == expected)
  }

  @Test("of several languages the first that is known counts") func order() {
    #expect(MovingWords.words(in: ["xx", "fr", "de"]).language == "fr")
    #expect(MovingWords.words(in: []).language == "en")
  }
}
