#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The device turns while the keyboard is up.
///
/// Each test is a public bug report against an app or a library, by its id.
@MainActor @Suite(.serialized) struct RotationReports {
  private func list(_ frame: CGRect = fullScreen) -> (UIScrollView, UITextField) {
    let list = Make.scrollView(frame, content: 900)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return (list, Make.field(at: 560, in: list))
  }

  @Test("B055 in the app: portrait, landscape and portrait again in a tab leave the content in its place")
  func tabsThatTurn() {
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    let field = Make.field(at: 560)
    field.autoresizingMask = [.flexibleTopMargin]
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content, UIViewController()]
    let stage = Stage(controller: content, root: tabs) { $0.addSubview(field) }
    stage.edit(field, keyboard: 216)
    #expect(isNear(stage.rect(of: field).maxY, 441))
    for (orientation, size, height) in [
      (.landscapeLeft, CGSize(width: 667, height: 375), 162), (.portrait, fullScreen.size, 216),
    ] as [(UIInterfaceOrientation, CGSize, CGFloat)] {
      // A turn is a whole hide and show, the show in the new orientation.
      stage.hideKeyboard()
      stage.device.rotate(to: orientation)
      stage.device.advance(by: 0.5)
      #expect(content.view.frame == CGRect(origin: .zero, size: size))
      stage.showKeyboard(height)
      #expect(isNear(stage.rect(of: field).maxY, size.height - height - 10))
    }
    stage.endEditing()
    #expect(content.view.frame == fullScreen)
    #expect(content.view.transform == .identity)
    #expect(stage.rect(of: field).minY == 560)
  }

  @Test("B123 in the app: after a turn a list gets what the keyboard covers of it, never more") func lowList() {
    let (list, field) = list(CGRect(x: 0, y: 0, width: 375, height: 564))
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    stage.device.rotate(to: .landscapeLeft)
    #expect(list.frame.height == 272)
    stage.showKeyboard(253)
    #expect(list.contentInset.bottom == 150)
    #expect(isNear(stage.rect(of: field).maxY, 112))
    stage.device.rotate(to: .portrait)
    stage.endEditing()
    #expect(list.frame == CGRect(x: 0, y: 0, width: 375, height: 564))
    #expect(list.contentInset.bottom == 0)
    #expect(lifter.isEnabled)
  }

  @Test("B126 in the app: after a turn the old frame counts no more, the next notification's does") func staleFrame() {
    let (list, field) = list()
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    stage.device.rotate(to: .landscapeLeft)
    // The portrait keyboard's frame lies below a screen of 375 points.
    lifter.reload()
    #expect(list.contentInset.bottom == 0)
    stage.willShowKeyboard(162)
    #expect(list.contentInset.bottom == 162)
    stage.device.rotate(to: .portrait)
    stage.willShowKeyboard(260)
    #expect(list.contentInset.bottom == 260)
    stage.endEditing()
    #expect(list.contentInset.bottom == 0)
    // Where the field was in sight on the turned screen: 594 − 375.
    #expect(list.contentOffset.y == 219)
  }

  @Test("B163 in the app: a change of frame without a frame, as on waking turned, changes nothing") func wakingTurned()
  {
    let (list, field) = list()
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    let offset = list.contentOffset
    stage.post(UIResponder.keyboardWillChangeFrameNotification, to: .zero)
    #expect(list.contentInset.bottom == 260)
    #expect(list.contentOffset == offset)
    stage.endEditing()
    #expect(list.contentInset.bottom == 0)
    #expect(lifter.isEnabled)
  }
}
#endif
