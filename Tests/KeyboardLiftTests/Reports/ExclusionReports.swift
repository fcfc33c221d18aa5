#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about what is not to be moved for: search bars, web views, popovers.
@MainActor @Suite(.serialized) struct ExclusionReports {
  @Test("B031 in the app: a search bar in the navigation bar, or in a table's header, moves nothing")
  func b031() {
    let (controller, rows) = (UIViewController(), FieldRows(30))
    let navigation = UINavigationController(rootViewController: controller)
    let table = UITableView(frame: fullScreen, style: .plain)
    table.dataSource = rows
    let bars = [UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), UISearchBar(frame: .zero)]
    bars[1].frame.size.height = 56
    let stage = Stage(controller: controller, root: navigation) { $0.addSubview(table) }
    navigation.navigationBar.addSubview(bars[0])
    table.tableHeaderView = bars[1]
    stage.device.layOut()
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    let (offset, barFrame) = (table.contentOffset, navigation.navigationBar.frame)
    for bar in bars {
      stage.edit(bar.searchTextField)
      #expect(bar.searchTextField.isFirstResponder)
      #expect(table.contentOffset == offset)
      #expect(stage.view.transform == .identity)
      #expect(navigation.navigationBar.frame == barFrame)
      stage.endEditing()
    }
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset == offset)
  }

  /// What has the keyboard in a web view: a view of its own kind, of whose editing no notification tells.
  final class WebContent: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("B084 in the app: while a web view's input is edited, nothing is moved for it")
  func b084() {
    let webView = WKWebView(frame: CGRect(x: 0, y: 60, width: 375, height: 607))
    let web = webView.scrollView
    web.contentSize = CGSize(width: 375, height: 3000)
    let content = WebContent(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
    web.addSubview(content)
    let field = Make.field(at: 20)
    let stage = Stage {
      $0.addSubview(webView)
      $0.addSubview(field)
    }
    let lifter = KeyboardLifter(for: stage.view)
    content.becomeFirstResponder()
    stage.showKeyboard()
    #expect(web.contentInset == .zero)
    #expect(web.contentOffset == .zero)
    #expect(stage.view.transform == .identity)
    // The web view makes room by itself, as it does for any keyboard; that stays its own.
    web.contentInset.bottom = 260
    field.becomeFirstResponder()
    stage.showKeyboard(300)
    content.becomeFirstResponder()
    stage.showKeyboard()
    #expect(web.contentInset.bottom == 260)
    #expect(lifter.explanations.last?.reason == .noFocus)
    stage.endEditing()
    #expect(web.contentInset.bottom == 260)
    #expect(stage.view.transform == .identity)
  }

  @Test("B146 in the app: in a popover that ends above the keyboard nothing makes room")
  func b146() {
    let stage = Stage(SimulatedDevice(size: CGSize(width: 768, height: 1024), idiom: .pad))
    let (popover, rows) = (UIViewController(), FieldRows(30))
    popover.view.frame = CGRect(x: 200, y: 100, width: 320, height: 400)
    stage.window.addSubview(popover.view)
    let table = UITableView(frame: popover.view.bounds, style: .plain)
    table.dataSource = rows
    popover.view.addSubview(table)
    stage.device.layOut()
    KeyboardLifter.shared.isEnabled = true
    defer { KeyboardLifter.shared.isEnabled = false }
    stage.edit(rows.fields[7], keyboard: 264)
    #expect(table.contentInset == .zero)
    #expect(popover.view.transform == .identity)
    #expect(KeyboardLifter.shared.explanations.last?.reason == .alreadyVisible)
    stage.endEditing()
  }
}
#endif
