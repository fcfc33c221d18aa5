#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Screens over screens, exchanged screens, and the one below with the keyboard up.
@MainActor @Suite(.serialized) struct NestedTests {
  /// A controller whose field takes the focus as soon as it is on the screen, so that the keyboard never goes.
  final class Eager: UIViewController {
    let field = Make.field(at: 560)
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      field.becomeFirstResponder()
    }
  }

  private func page(_ y: CGFloat) -> (UIViewController, UITextField) {
    let controller = UIViewController()
    controller.view.frame = fullScreen
    controller.view.backgroundColor = .white
    return (controller, Make.field(at: y, in: controller.view))
  }

  @Test("A sheet over a sheet over a lifted screen: each that is on top is lifted, each below is as the app has it")
  func sheetOverSheet() {
    let (base, baseField) = page(600)
    let (first, firstField) = page(500)
    let (second, secondField) = page(520)
    let stage = Stage(controller: base)
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    let before = ViewValues(of: base.view)
    stage.focus(baseField)
    let lifted = ViewValues(of: base.view)
    for isAtOnce in [false, true] {
      stage.present(first, style: .pageSheet)
      stage.focus(firstField)
      let firstLifted = ViewValues(of: first.view)
      stage.present(second, style: .formSheet, over: first)
      stage.focus(secondField)
      #expect(isNear(stage.rect(of: secondField).maxY, 397))
      #expect(ViewValues(of: base.view) == before)
      #expect(first.view.transform == .identity)
      if !isAtOnce {
        stage.dismiss(first)
        #expect(firstField.isFirstResponder)
        #expect(ViewValues(of: first.view) == firstLifted)
        #expect(ViewValues(of: base.view) == before)
      }
      stage.dismiss(base)
      #expect(baseField.isFirstResponder)
      #expect(ViewValues(of: base.view) == lifted)
    }
    stage.resign()
    #expect(ViewValues(of: base.view) == before)
    #expect(lifter.isEnabled)
  }

  @Test("A sheet that takes the focus at once leaves the screen below as it stands, and the hide gives that back too")
  func focusPassesWithoutAHide() {
    let (base, baseField) = page(600)
    let stage = Stage(controller: base)
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    let before = ViewValues(of: base.view)
    stage.focus(baseField)
    let lifted = ViewValues(of: base.view)
    for _ in 0..<3 {
      let sheet = Eager()
      stage.present(sheet, style: .pageSheet)
      #expect(sheet.field.isFirstResponder)
      #expect(isNear(stage.rect(of: sheet.field).maxY, 397))
      #expect(ViewValues(of: base.view) == lifted)
      stage.dismiss()
      #expect(baseField.isFirstResponder)
      #expect(ViewValues(of: base.view) == lifted)
    }
    stage.present(Eager(), style: .pageSheet)
    stage.resign()
    #expect(ViewValues(of: base.view) == before)
    stage.dismiss()
    stage.resign()
    #expect(ViewValues(of: base.view) == before)
    #expect(lifter.isEnabled)
  }

  @Test("Sheets that are exchanged while the keyboard is up are each lifted by themselves")
  func exchangedSheets() {
    let (base, baseField) = page(600)
    let stage = Stage(controller: base)
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    let before = ViewValues(of: base.view)
    stage.focus(baseField)
    var sheet = Eager()
    stage.present(sheet, style: .pageSheet)
    for style: UIModalPresentationStyle in [.overFullScreen, .fullScreen, .formSheet] {
      let next = Eager()
      next.modalPresentationStyle = style
      base.dismiss(animated: true) { base.present(next, animated: true) }
      stage.settle()
      stage.settle()
      #expect(base.presentedViewController === next)
      #expect(next.field.isFirstResponder)
      #expect(isNear(stage.rect(of: next.field).maxY, 397))
      #expect(sheet.view.window == nil)
      #expect(sheet.view.transform == .identity)
      sheet = next
    }
    stage.dismiss()
    stage.resign()
    #expect(ViewValues(of: base.view) == before)
    #expect(lifter.isEnabled)
  }

  @Test("B050 in the app: a pushed screen's field is lifted though the keyboard's frame does not change")
  func sameFrame() {
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    let (base, baseField) = page(600)
    let navigation = UINavigationController(rootViewController: base)
    let stage = Stage(controller: base, root: navigation)
    stage.followFocus()
    stage.focus(baseField)
    KeyboardLifter.shared.isEnabled = false
    #expect(base.view.transform == .identity)
    stage.resign()
    KeyboardLifter.shared.isEnabled = true
    let next = Eager()
    navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect(isNear(stage.rect(of: next.field).maxY, 397))
    stage.resign()
    #expect(next.view.transform == .identity)
  }

  @Test("A container of the app's that exchanges its children keeps what it shows visible, and ends where it began")
  func customContainer() {
    let container = UIViewController()
    let (old, oldField) = page(600)
    let (new, newField) = page(500)
    let stage = Stage(controller: container)
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    container.addChild(old)
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    stage.focus(oldField)
    #expect(container.view.transform.ty == -237)
    old.willMove(toParent: nil)
    container.addChild(new)
    container.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: container)
    }
    newField.becomeFirstResponder()
    stage.settle()
    #expect(container.view.transform.ty == -137)
    #expect(isNear(stage.rect(of: newField).maxY, 397))
    #expect(old.view.window == nil && old.view.transform == .identity)
    stage.resign()
    #expect(container.view.frame == fullScreen && container.view.transform == .identity)
    #expect(new.view.frame == fullScreen)
    #expect(lifter.isEnabled)
  }

  @Test("A lifted screen that is made smaller behind a sheet, as UIKit does on phones, comes back exactly")
  func scaledBehindASheet() {
    let (base, baseField) = page(600)
    let navigation = UINavigationController(rootViewController: base)
    let stage = Stage(controller: base, root: navigation)
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    let before = ViewValues(of: navigation.view)
    stage.focus(baseField)
    let lifted = ViewValues(of: navigation.view)
    let sheet = Eager()
    stage.present(sheet, style: .pageSheet)
    navigation.view.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    stage.showKeyboard(300)
    stage.showKeyboard()
    stage.dismiss()
    navigation.view.transform = .identity
    lifter.reload()
    #expect(ViewValues(of: navigation.view) == lifted)
    stage.resign()
    #expect(ViewValues(of: navigation.view) == before)
  }

  @Test("A sheet that the user drags to another height with the keyboard up is measured again at the next event")
  func anotherHeight() {
    let stage = Stage()
    let (sheet, field) = page(0)
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    stage.controller.present(sheet, animated: false)
    stage.settle()
    field.frame.origin.y = 400
    let before = ViewValues(of: sheet.view)
    stage.focus(field)
    #expect(stage.rect(of: sheet.view.superview ?? UIView()).minY == 73.5)
    #expect(stage.rect(of: field).maxY == 397)
    SimulatedUser(stage.window).drag(sheet, to: .large)
    lifter.reload()
    #expect(stage.rect(of: sheet.view.superview ?? UIView()).minY == 30)
    #expect(stage.rect(of: field).maxY == 397)
    SimulatedUser(stage.window).drag(sheet, to: .medium)
    stage.resign()
    #expect(ViewValues(of: sheet.view) == before)
    #expect(lifter.isEnabled)
  }

  @Test(
    "What UIKit scrolls for a field that gets its focus back from a sheet that is pulled away is not taken for the user's"
  )
  func revealedMeanwhile() {
    let base = UIViewController()
    let root = UINavigationController(rootViewController: base)
    let list = Make.scrollView(fullScreen, content: 900)
    list.keyboardLift.makesRoom = true
    let field = Make.field(at: 840, in: list)
    let stage = Stage(controller: base, root: root) { $0.addSubview(list) }
    let (sheet, sheetField) = page(300)
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    stage.focus(field)
    #expect(list.contentOffset.y == 477)
    stage.present(sheet, style: .pageSheet)
    stage.focus(sheetField)
    // Where the field is in sight without a keyboard: 874 − 667.
    #expect(list.contentOffset.y == 207)
    let user = SimulatedUser(stage.window)
    user.beginPullingDown(sheet)
    user.pullDown(sheet, by: 200)
    user.endPullingDown(sheet, dismissing: true)
    stage.settle()
    #expect(field.isFirstResponder)
    #expect(list.contentOffset.y == 477)
    stage.resign()
    #expect(list.contentOffset.y == 207)
    #expect(list.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("In a form sheet whose keyboard stays without a focus nothing moves until the sheet goes")
  func formSheetKeepsTheKeyboard() {
    let stage = Stage.pad()
    let (sheet, field) = page(500)
    let lifter = KeyboardLifter(for: stage.window)
    stage.present(sheet, style: .formSheet)
    field.frame.origin.y = 560
    let before = ViewValues(of: sheet.view)
    stage.edit(field, keyboard: 398)
    let lifted = ViewValues(of: sheet.view)
    #expect(lifted != before)
    #expect(sheet.disablesAutomaticKeyboardDismissal)
    field.resignFirstResponder()
    #expect(ViewValues(of: sheet.view) == lifted)
    stage.controller.dismiss(animated: true)
    stage.hideKeyboard()
    stage.device.advance(by: 1)
    #expect(sheet.view.window == nil)
    #expect(ViewValues(of: sheet.view) == before)
    #expect(lifter.isEnabled)
  }

  @Test("A list below a search gets its room though the search bar in the navigation bar has the focus")
  func roomForASearch() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let search = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController = search
    let list = UIScrollView(frame: fullScreen)
    list.contentSize = CGSize(width: 375, height: 900)
    list.keyboardLift.makesRoom = true
    let stage = Stage(controller: content, root: navigation) { $0.addSubview(list) }
    stage.followFocus()
    let lifter = KeyboardLifter(for: stage.window)
    let before = ViewValues(of: navigation.view)
    #expect(list.adjustedContentInset.top == 116)
    stage.focus(search.searchBar)
    #expect(list.adjustedContentInset.top == 72)
    #expect(list.contentInset.bottom == 260)
    #expect(list.contentOffset.y == -72)
    #expect(content.view.transform == .identity)
    search.isActive = false
    stage.settle()
    #expect(ViewValues(of: navigation.view) == before)
    #expect(list.contentOffset.y == -116)
    #expect(lifter.isEnabled)
  }

  @Test("A screen over the full screen that is lifted while the device turns fills it afterwards")
  func turned() {
    let stage = Stage()
    let (over, field) = page(600)
    field.autoresizingMask = .flexibleTopMargin
    let lifter = KeyboardLifter(for: stage.window)
    stage.present(over, style: .overFullScreen)
    stage.edit(field)
    #expect(over.view.transform.ty == -237)
    stage.device.rotate(to: .landscapeRight)
    stage.showKeyboard(162)
    #expect(stage.rect(of: field).maxY == 203)
    stage.device.rotate(to: .portrait, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    stage.showKeyboard()
    #expect(stage.rect(of: field).maxY == 397)
    stage.endEditing()
    #expect(over.view.frame == fullScreen && over.view.transform == .identity)
    #expect(lifter.isEnabled)
  }
}
#endif
