/// The demonstration: a sign-up form on a small and a large phone and an iPad, in both orientations, in a scroll view and
/// plain, with what the keyboard hides of it before and after each strategy.
///
/// Every figure comes from the engine, run through the events of a real keyboard when this value is made. The same report
/// is the same characters everywhere: it holds no date and no path.
public struct DemoReport: Sendable {
  let demonstration: Demonstration

  /// Makes the demonstration.
  public init() {
    demonstration = Demonstration()
  }

  /// A table for a terminal, ending in a line break.
  /// - Parameters:
  ///   - isColored: whether the table uses the terminal's colors.
  ///   - width: the most characters in a line, the terminal's width; nil, the default, for no limit.
  public func table(isColored: Bool, width: Int? = nil) -> String {
    DemonstrationTable(demonstration: demonstration, isColored: isColored, width: width).text
  }

  /// A page of HTML with the table and a picture of every form on every screen in every way, moving with the keyboard's
  /// spring; it needs no other file. A few hundred kilobytes, ending in a line break.
  public func html() -> String {
    DemonstrationPage(demonstration: demonstration).text
  }

  /// An SVG file of its own: the form in a scroll view on the small phone with its last field being edited, before
  /// and after the automatic way, side by side. Ends in a line break.
  public func picture() -> String {
    guard let item = demonstration.cases.first else { return "" }
    return StandalonePicture.beforeAndAfter(item, field: item.form.fields.count - 1).text
  }

  /// An SVG file of its own: the form on the small phone at the end of a walk by *next*, and after *Done*. Ends in a line break.
  public func home() -> String { demonstration.cases.first.map { StandalonePicture.home($0).text } ?? "" }

  /// An SVG file of its own: the form on the small phone with an own bottom inset, which is not added to the keyboard's. Ends in
  /// a line break.
  public func ownInset() -> String { demonstration.cases.first.map { StandalonePicture.ownInset($0).text } ?? "" }

  /// An SVG file of its own: the form on the small phone in every strategy, with the field being edited that shows their
  /// difference best. Ends in a line break.
  /// - Parameter isScrolling: whether the form stands in a scroll view; else directly in the screen's view.
  public func comparison(isScrolling: Bool) -> String {
    let kind = isScrolling ? SignUpForm.Kind.scrolling : .plain
    guard let item = demonstration.cases.first(where: { $0.form.kind == kind }) else { return "" }
    return StandalonePicture.comparison(item, field: item.telling).text
  }
}
