#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about SwiftUI's hosting views.
@MainActor @Suite(.serialized) struct SwiftUIReports {
  /// Stands in for SwiftUI's hosting controller, which this module sees through the same protocol.
  final class Hosting: UIViewController, AvoidsKeyboardItself {
    var avoidsKeyboard = true
  }

  @Test("B056 in the app: a hosting view avoids by itself, wherever it is and whoever looks after it")
  func b056() {
    for isInside in [false, true] {
      let (hosting, outer) = (Hosting(), UIViewController())
      let field = Make.field(at: 600, in: hosting.view)
      let stage = Stage(controller: isInside ? outer : hosting)
      if isInside {
        outer.addChild(hosting)
        hosting.view.frame = fullScreen
        outer.view.addSubview(hosting.view)
      }
      // The last looks after a view inside of the hosting view, as one that SwiftUI was given.
      for view: UIView in [stage.window, stage.view, field] {
        let lifter = KeyboardLifter(for: view)
        stage.edit(field)
        #expect(stage.view.transform == .identity)
        #expect(field.transform == .identity)
        #expect(lifter.explanations.last?.reason == .systemOwned)
        stage.endEditing()
      }
      // An app can take the keyboard out of what SwiftUI keeps clear of: then it is ours.
      hosting.avoidsKeyboard = false
      let lifter = KeyboardLifter(for: stage.window)
      stage.edit(field)
      #expect(isNear(stage.rect(of: field).maxY, 397))
      stage.endEditing()
      #expect(stage.view.transform == .identity)
      #expect(lifter.isEnabled)
    }
  }

  @Test("B056 in the app: what a cell hosts without a controller of its own is looked after like the rest of the table")
  func b056InACell() {
    let screen = ListScreen(.table)
    let hosted = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    screen.rows[12].box.addSubview(hosted)
    let field = Make.field(at: 5, in: hosted)
    let lifter = KeyboardLifter(for: screen.stage.view)
    screen.stage.edit(field)
    #expect(screen.stage.rect(of: field).maxY == 397)
    screen.stage.endEditing()
    #expect(screen.scrollView.contentOffset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B128 in the app: a keyboard that a finger takes down leaves no inset, and the finger its place")
  func b128() {
    let screen = ListScreen(.table)
    let user = SimulatedUser(screen.stage.window)
    screen.scrollView.keyboardDismissMode = .interactive
    let lifter = KeyboardLifter(for: screen.stage.view)
    screen.stage.edit(screen.rows[12].field)
    #expect(screen.scrollView.contentInset.bottom == 260)
    user.beginDragging(screen.scrollView)
    user.drag(screen.scrollView, to: CGPoint(x: 0, y: 60))
    screen.stage.endEditing()
    #expect(screen.scrollView.contentInset == .zero)
    user.drag(screen.scrollView, to: CGPoint(x: 0, y: 50))
    user.endDragging(screen.scrollView)
    screen.stage.device.advance(by: 1)
    #expect(screen.scrollView.contentOffset.y == 50)
    #expect(lifter.isEnabled)
  }
}
#endif
