#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Sheets, pop-ups and pages.
///
/// Each test is a public bug report against an app or a library, by its id.
@MainActor @Suite(.serialized) struct ContainerReports {
  private func list(in view: UIView, size: CGSize, content: CGFloat, fieldAt y: CGFloat) -> (UIScrollView, UITextField)
  {
    let list = Make.scrollView(CGRect(origin: .zero, size: size), content: content, in: view)
    return (list, Make.field(at: y, in: list))
  }

  @Test("B006 in the app: a form sheet that UIKit moves leaves only the rest to make room for") func formSheet() {
    let stage = Stage(SimulatedDevice(size: CGSize(width: 1024, height: 768), idiom: .pad))
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    let (list, field) = list(
      in: sheet.view, size: CGSize(width: 540, height: 620), content: 900, fieldAt: 560)
    stage.controller.present(sheet, animated: false)
    stage.device.advance(by: 1)
    #expect(stage.rect(of: sheet.view) == CGRect(x: 242, y: 74, width: 540, height: 620))
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    field.becomeFirstResponder()
    stage.willShowKeyboard(398)
    // UIKit moves the sheet: what it needs is planned once it has.
    #expect(list.contentInset.bottom == 0)
    stage.device.advance(by: 0.25)
    #expect(stage.rect(of: sheet.view).minY == 20)
    stage.post(UIResponder.keyboardDidShowNotification, to: stage.frame(ofKeyboard: 398))
    #expect(list.contentInset.bottom == 270)
    #expect(isNear(stage.rect(of: field).maxY, 360))
    stage.window.endEditing(true)
    stage.hideKeyboard()
    #expect(stage.rect(of: sheet.view) == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(list.contentInset.bottom == 0)
    #expect(list.contentOffset == .zero)
  }

  @Test("B027 in the app: a screen pushed in a page sheet is measured in the window") func pageSheet() {
    let device = SimulatedDevice(
      size: CGSize(width: 393, height: 852), scale: 3, safeArea: UIEdgeInsets(top: 49, left: 0, bottom: 0, right: 0))
    let stage = Stage(device)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.controller.present(navigation, animated: false)
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: false)
    stage.device.advance(by: 1)
    #expect(stage.rect(of: navigation.view) == CGRect(x: 0, y: 59, width: 393, height: 793))
    let (list, field) = list(in: pushed.view, size: pushed.view.bounds.size, content: 1200, fieldAt: 700)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(field, keyboard: 336)
    #expect(list.contentInset.bottom == 336)
    #expect(isNear(stage.rect(of: field).maxY, 506))
    stage.endEditing()
    #expect(list.contentInset.bottom == 0)
    #expect(list.contentOffset == .zero)
  }

  @Test("B028 in the app: a list in a list avoids the keyboard once") func listInAList() {
    let outer = Make.scrollView(fullScreen, content: 667)
    let (inner, field) = list(in: outer, size: fullScreen.size, content: 900, fieldAt: 800)
    let stage = Stage { $0.addSubview(outer) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(outer.contentInset.bottom + inner.contentInset.bottom - stage.view.transform.ty == 260)
    #expect(stage.rect(of: field).maxY <= 407)
    stage.endEditing()
    #expect(outer.contentInset.bottom + inner.contentInset.bottom - stage.view.transform.ty == 0)
    #expect(lifter.isEnabled)
  }

  @Test("B075 in the app: a field in a pop-up that is seen is not moved") func popUp() {
    let stage = Stage(SimulatedDevice(size: CGSize(width: 393, height: 852), scale: 3))
    let popUp = UIViewController()
    popUp.modalPresentationStyle = .overFullScreen
    let box = UIView(frame: CGRect(x: 46, y: 326, width: 300, height: 200))
    let field = Make.field(at: 90, in: box)
    popUp.view.addSubview(box)
    stage.controller.present(popUp, animated: false)
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(field, keyboard: 336)
    #expect(stage.rect(of: field).maxY == 450)
    #expect(popUp.view.transform == .identity)
    #expect(KeyboardLifter.shared.explanations.last?.reason == .alreadyVisible)
    stage.endEditing()
  }

  @Test("B143 in the app: of pages the one with the input is moved, never the pager's own scroll view") func pager() {
    let page = UIViewController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    let stage = Stage(controller: page, root: pages)
    let field = Make.field(at: 600, in: page.view)
    let queue = pages.view.subviews.compactMap { $0 as? UIScrollView }.first
    let offset = queue?.contentOffset
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(page.view.transform.ty == -237)
    #expect(offset == CGPoint(x: 375, y: 0) && queue?.contentOffset == offset)
    #expect(queue?.contentInset == .zero)
    stage.endEditing()
    #expect(stage.rect(of: field) == CGRect(x: 16, y: 600, width: 200, height: 34))
  }

  @Test("B144 in the app: a sheet that is dragged down and back is measured anew") func draggedSheet() {
    let sheet = UIView(frame: CGRect(x: 0, y: 40, width: 375, height: 627))
    let content = UIView(frame: sheet.bounds)
    sheet.addSubview(content)
    let field = Make.field(at: 560, in: content)
    let stage = Stage { $0.addSubview(sheet) }
    let lifter = KeyboardLifter(for: content)
    stage.edit(field)
    for (y, shift) in [(40, -237), (120, -317), (40, -237)] as [(CGFloat, CGFloat)] {
      sheet.frame.origin.y = y
      lifter.reload()
      #expect(content.transform.ty == shift)
      #expect(isNear(stage.rect(of: field).maxY, 397))
    }
    stage.endEditing()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 375, height: 627))
  }
}
#endif
