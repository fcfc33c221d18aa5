#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about what must not be looked at.
@MainActor @Suite(.serialized) struct PerformanceReports {
  /// Counts how often it is looked at.
  final class Watched: UIView {
    static var looks = 0
    override var subviews: [UIView] {
      Self.looks += 1
      return super.subviews
    }
    override var superview: UIView? {
      Self.looks += 1
      return super.superview
    }
    override var bounds: CGRect {
      get {
        Self.looks += 1
        return super.bounds
      }
      set { super.bounds = newValue }
    }
  }

  @Test("B113 in the app: five thousand siblings are not looked at, nor ten thousand rows that are out of sight")
  func b113() {
    let screen = ListScreen(.table, rows: 10_000)
    for index in 0..<5000 {
      let view = Watched(frame: CGRect(x: 0, y: CGFloat(index % 600), width: 10, height: 10))
      screen.stage.view.insertSubview(view, at: 0)
    }
    screen.stage.device.layOut()
    let lifter = KeyboardLifter(for: screen.stage.view)
    Watched.looks = 0
    screen.stage.edit(screen.rows[12].field)
    #expect(screen.scrollView.contentOffset.y == 170)
    screen.stage.endEditing()
    #expect(Watched.looks == 0)
    #expect(screen.scrollView.subviews.count < 40)
    #expect(lifter.isEnabled)
  }
}
#endif
