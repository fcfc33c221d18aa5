import KeyboardLiftCore
import KeyboardLiftTestSupport

/// The screens that most reports are about: a field (2) that ends at a height, plain or in a scroll view (1).
enum ReportScreens {
  /// A field, nothing that scrolls; the safe area begins at 20.
  static func plain(bottom: Double, size: Size = [375, 667]) -> Screen {
    .phone(size, safeArea: [20, 0, 0, 0], .field(2, [16, bottom - 34, 200, 34]))
  }

  /// Two fields (2 and 3), nothing that scrolls.
  static func twoFields(bottoms first: Double, _ second: Double) -> Screen {
    .phone(
      [375, 667], safeArea: [20, 0, 0, 0], .field(2, [16, first - 34, 200, 34]), .field(3, [16, second - 34, 200, 34]))
  }

  /// A field in a scroll view that fills the screen.
  static func scrolling(
    bottom: Double, size: Size = [375, 667], content: Double = 1600, offset: Double = 0, inset: Insets = .zero,
    system: Insets = .zero
  ) -> Screen {
    let scroll: ScreenNode = .scroll(
      1, Rect(origin: .zero, size: size), content: content, offset: offset, inset: inset, system: system,
      .field(2, [16, bottom - 34, 200, 34]))
    return .phone(size, safeArea: [20, 0, 0, 0], scroll)
  }
}
