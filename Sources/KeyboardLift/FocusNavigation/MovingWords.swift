/// What VoiceOver says of the bar's buttons and the system of the key commands, in the language that the app runs in.
///
/// In code, since three words a language need no bundle: UIKit has a button for done and symbols for the rest, and no words for
/// them that an app may ask for.
struct MovingWords: Equatable, Sendable {
  /// A language as bundles call it, a script with it where that decides.
  var language: String
  /// Goes to the input before.
  var previous: String
  /// Goes to the input after.
  var next: String
  /// Ends editing.
  var done: String

  /// The words in the language that UIKit's own buttons are in.
  static var present: MovingWords { words(in: Bundle.main.preferredLocalizations) }

  /// The words of the first language that there are words for, else the English ones.
  static func words(in languages: [String]) -> MovingWords {
    for language in languages.map({ $0.replacingOccurrences(of: "_", with: "-") }) {
      let known = all.filter { language == $0.language || language.hasPrefix($0.language + "-") }
      if let words = known.first ?? chinese(language) { return words }
    }
    return english
  }

  /// Chinese is told apart by regions too.
  private static func chinese(_ language: String) -> MovingWords? {
    guard language == "zh" || language.hasPrefix("zh-") else { return nil }
    let isTraditional = ["TW", "HK", "MO"].contains { language.hasSuffix($0) }
    return all.first { $0.language == (isTraditional ? "zh-Hant" : "zh-Hans") }
  }

  private static let english = MovingWords("en", "Previous field", "Next field", "Done")

  static let all = [
    english,
    MovingWords("ar", "الحقل السابق", "الحقل التالي", "تم"),
    MovingWords("ca", "Camp anterior", "Camp següent", "Fet"),
    MovingWords("cs", "Předchozí pole", "Další pole", "Hotovo"),
    MovingWords("da", "Forrige felt", "Næste felt", "Færdig"),
    MovingWords("de", "Vorheriges Feld", "Nächstes Feld", "Fertig"),
    MovingWords("el", "Προηγούμενο πεδίο", "Επόμενο πεδίο", "Τέλος"),
    MovingWords("es", "Campo anterior", "Campo siguiente", "Listo"),
    MovingWords("fi", "Edellinen kenttä", "Seuraava kenttä", "Valmis"),
    MovingWords("fr", "Champ précédent", "Champ suivant", "Terminé"),
    MovingWords("he", "השדה הקודם", "השדה הבא", "סיום"),
    MovingWords("hr", "Prethodno polje", "Sljedeće polje", "Gotovo"),
    MovingWords("hu", "Előző mező", "Következő mező", "Kész"),
    MovingWords("id", "Bidang sebelumnya", "Bidang berikutnya", "Selesai"),
    MovingWords("it", "Campo precedente", "Campo successivo", "Fine"),
    MovingWords("ja", "前のフィールド", "次のフィールド", "完了"),
    MovingWords("ko", "이전 필드", "다음 필드", "완료"),
    MovingWords("nb", "Forrige felt", "Neste felt", "Ferdig"),
    MovingWords("nl", "Vorig veld", "Volgend veld", "Gereed"),
    MovingWords("no", "Forrige felt", "Neste felt", "Ferdig"),
    MovingWords("pl", "Poprzednie pole", "Następne pole", "Gotowe"),
    MovingWords("pt", "Campo anterior", "Campo seguinte", "Concluído"),
    MovingWords("ro", "Câmpul anterior", "Câmpul următor", "Gata"),
    MovingWords("ru", "Предыдущее поле", "Следующее поле", "Готово"),
    MovingWords("sk", "Predchádzajúce pole", "Ďalšie pole", "Hotovo"),
    MovingWords("sv", "Föregående fält", "Nästa fält", "Klar"),
    MovingWords("th", "ช่องก่อนหน้า", "ช่องถัดไป", "เสร็จสิ้น"),
    MovingWords("tr", "Önceki alan", "Sonraki alan", "Bitti"),
    MovingWords("uk", "Попереднє поле", "Наступне поле", "Готово"),
    MovingWords("vi", "Trường trước", "Trường tiếp theo", "Xong"),
    MovingWords("zh-Hans", "上一个字段", "下一个字段", "完成"),
    MovingWords("zh-Hant", "上一個欄位", "下一個欄位", "完成"),
  ]

  private init(_ language: String, _ previous: String, _ next: String, _ done: String) {
    self.language = language
    self.previous = previous
    self.next = next
    self.done = done
  }
}
