#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

/// Where presented views are, and how they go out of the keyboard's way by themselves.
@MainActor @Suite struct SheetTests {
  let device = SimulatedDevice(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let base = UIViewController()

  private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle, on device: SimulatedDevice) {
    device.makeWindow(root: base)
    controller.modalPresentationStyle = style
    base.present(controller, animated: false)
    device.layOut()
  }

  private func place(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private func showKeyboard(_ height: CGFloat, on device: SimulatedDevice) {
    post(UIResponder.keyboardWillShowNotification, end: docked(height, on: device.screen), screen: device.screen)
    device.advance(by: 0.25)
    post(UIResponder.keyboardDidShowNotification, end: docked(height, on: device.screen), screen: device.screen)
  }

  private func hideKeyboard(_ height: CGFloat, on device: SimulatedDevice) {
    post(UIResponder.keyboardWillHideNotification, end: hidden(height, on: device.screen), screen: device.screen)
    device.advance(by: 0.25)
    post(UIResponder.keyboardDidHideNotification, end: hidden(height, on: device.screen), screen: device.screen)
  }

  @Test("A presented view lies in a container in front, a sheet's with a view around it")
  func containers() {
    let (full, sheet) = (UIViewController(), UIViewController())
    present(full, .overFullScreen, on: device)
    #expect(full.presentationController?.presentedView === full.view)
    #expect(full.view.superview === full.presentationController?.containerView)
    #expect(base.view.window?.subviews.last === full.presentationController?.containerView)
    full.present(sheet, animated: false)
    #expect(sheet.view.superview === sheet.sheetPresentationController?.presentedView)
    #expect(sheet.presentationController?.containerView?.superview === base.view.window)
    #expect(sheet.presentingViewController === full && full.popoverPresentationController == nil)
    base.dismiss(animated: false)
    #expect(full.view.window == nil && sheet.view.window == nil && base.presentedViewController == nil)
    #expect(base.view.window?.subviews.count == 1)
  }

  @Test("A low sheet rises with the keyboard, as far as a high one stands; a high one stays")
  func detents() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present(sheet, .pageSheet, on: device)
    #expect(place(of: sheet) == rect(0, 422, 390, 422))
    post(UIResponder.keyboardWillShowNotification, end: docked(336, on: device.screen), screen: device.screen)
    #expect(place(of: sheet) == rect(0, 422, 390, 422))
    device.advance(by: 0)
    #expect(place(of: sheet) == rect(0, 120, 390, 724))
    #expect(device.animations.last?.duration == 0.25 && device.animations.last?.curve == 7)
    SimulatedUser(base.view.window ?? UIWindow()).drag(sheet, to: .large)
    #expect(place(of: sheet) == rect(0, 57, 390, 787))
    hideKeyboard(336, on: device)
    #expect(place(of: sheet) == rect(0, 57, 390, 787))
    sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
    device.layOut()
    #expect(place(of: sheet) == rect(0, 422, 390, 422))
  }

  @Test("A form sheet on a pad stands in the middle of what the keyboard leaves, at the top of it if it is too high")
  func formSheet() {
    let pad = SimulatedDevice(size: CGSize(width: 1024, height: 768), idiom: .pad)
    let form = UIViewController()
    present(form, .formSheet, on: pad)
    showKeyboard(398, on: pad)
    #expect(place(of: form) == rect(242, 20, 540, 620))
    hideKeyboard(398, on: pad)
    #expect(place(of: form) == rect(242, 74, 540, 620))
    form.dismiss(animated: false)
    form.preferredContentSize = CGSize(width: 400, height: 200)
    base.present(form, animated: false)
    showKeyboard(398, on: pad)
    #expect(place(of: form) == rect(312, 95, 400, 200))
  }

  @Test("A popover is below its source or above it, and is cut to what the keyboard leaves; on a phone it is a sheet")
  func popover() {
    let pad = SimulatedDevice(size: CGSize(width: 1024, height: 768), idiom: .pad)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 300, height: 400)
    popover.popoverPresentationController?.sourceView = base.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 200, width: 40, height: 40)
    present(popover, .popover, on: pad)
    #expect(place(of: popover) == rect(370, 240, 300, 400))
    showKeyboard(398, on: pad)
    #expect(place(of: popover) == rect(370, 30, 300, 330))
    hideKeyboard(398, on: pad)
    #expect(place(of: popover) == rect(370, 240, 300, 400))
    popover.dismiss(animated: false)
    device.makeWindow(root: UIViewController()).rootViewController?.present(popover, animated: false)
    #expect(place(of: popover) == rect(0, 57, 390, 787))
  }

  @Test("An alert stands in the middle of what the keyboard leaves")
  func alert() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    present(alert, .overFullScreen, on: device)
    #expect(place(of: alert) == rect(60, 335, 270, 174))
    showKeyboard(336, on: device)
    #expect(place(of: alert) == rect(60, 190.5, 270, 174))
  }

  @Test("A full-screen presentation takes the view behind out of the window and puts it back where it was")
  func fullScreen() {
    let full = UIViewController()
    present(full, .fullScreen, on: device)
    #expect(base.view.window == nil)
    full.dismiss(animated: true)
    #expect(base.view.window != nil && full.isBeingDismissed)
    device.advance(by: 1)
    #expect(base.view.frame == rect(0, 0, 390, 844) && base.presentedViewController == nil)
  }

  @Test("A presentation in the current context covers the controller that defines it, under the bars")
  func currentContext() {
    let (content, over) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: content)
    content.definesPresentationContext = true
    let window = device.makeWindow(root: navigation)
    over.modalPresentationStyle = .overCurrentContext
    content.present(over, animated: false)
    #expect(over.presentingViewController === content)
    let order = navigation.view.subviews
    #expect(order.first === content.view && order[1] === over.presentationController?.containerView)
    #expect(order.contains(navigation.navigationBar) && window.subviews == [navigation.view])
    over.dismiss(animated: false)
    over.modalPresentationStyle = .currentContext
    content.present(over, animated: false)
    #expect(content.view.window == nil && over.view.window === window)
    over.dismiss(animated: false)
    #expect(navigation.view.subviews.first === content.view)
  }

  @Test("Presenting takes the keyboard from the input behind, and dismissing gives it back")
  func keyboard() {
    let (field, sheet, own) = (UITextField(), UIViewController(), UITextField())
    base.view.addSubview(field)
    sheet.view.addSubview(own)
    let window = device.makeWindow(root: base)
    let log = Log()
    device.inputDidChange = { log($0 == nil ? "goes" : $0 === field ? "field" : "own") }
    field.becomeFirstResponder()
    base.present(sheet, animated: true)
    device.advance(by: 1)
    own.becomeFirstResponder()
    base.dismiss(animated: true)
    #expect(log.lines == ["field", "goes", "own", "field"] && window.currentFirstResponder === field)
    device.advance(by: 1)
    #expect(window.currentFirstResponder === field && sheet.view.window == nil)
  }
}
#endif
