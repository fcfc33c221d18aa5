/// Takes a table's names apart into the models that they stand for.
package enum ModelNames {
  /// "iPad (7th-9th gen)" is three models, "iPad Air 1-2" two, "iPad Pro 11-inch (M4, M5)" two, and "iPhone X" itself.
  package static func models(in name: String) -> [String] {
    guard name.hasSuffix(")"), let bracket = name.firstIndex(of: "(") else { return numbered(name) }
    let base = name[..<bracket].dropLast()
    let inside = name[bracket...].dropFirst().dropLast()
    if inside.hasSuffix(" gen") {
      return generations(in: inside.dropLast(4)).map { "\(base) (\(ordinal($0)) generation)" }
    }
    return inside.split(separator: ",").map { "\(base) (\($0.drop { $0 == " " }))" }
  }

  /// "iPad 2-6" is "iPad 2" to "iPad 6".
  private static func numbered(_ name: String) -> [String] {
    guard let space = name.lastIndex(of: " ") else { return [name] }
    let numbers = range(in: name[name.index(after: space)...])
    return numbers.isEmpty ? [name] : numbers.map { "\(name[..<space]) \($0)" }
  }

  /// The numbers in "7th-9th", "1st, 2nd" or "3rd".
  private static func generations(in text: Substring) -> [Int] {
    text.split(separator: ",").flatMap { part -> [Int] in
      let numbers = range(in: part.filter { $0 == "-" || $0.isNumber })
      return numbers.isEmpty ? Int(part.filter(\.isNumber)).map { [$0] } ?? [] : numbers
    }
  }

  /// The numbers in "2-6"; none in any other text.
  private static func range(in text: some StringProtocol) -> [Int] {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    guard ends.count == 2, ends[0] <= ends[1], text.filter({ $0 == "-" }).count == 1 else { return [] }
    return Array(ends[0]...ends[1])
  }

  private static func ordinal(_ number: Int) -> String {
    switch number {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    default: "\(number)th"
    }
  }
}
