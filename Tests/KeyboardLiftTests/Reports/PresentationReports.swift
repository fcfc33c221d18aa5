#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports of sheets, popovers and alerts, through the library and the view tree.
@MainActor @Suite(.serialized) struct PresentationReports {
  private let lifter = KeyboardLifter.shared

  private func whileEnabled(_ body: () -> Void) {
    lifter.isEnabled = true
    defer { lifter.isEnabled = false }
    body()
  }

  @Test("B006 in the app: in a form sheet that has moved by itself only what is still covered is avoided")
  func formSheet() {
    whileEnabled {
      let stage = Stage.pad()
      let sheet = UIViewController()
      stage.present(sheet, style: .formSheet)
      #expect(stage.rect(of: sheet.view) == CGRect(x: 242, y: 74, width: 540, height: 620))
      let field = Make.field(at: 586, in: sheet.view)
      field.becomeFirstResponder()
      stage.willShowKeyboard(398)
      // UIKit moves the sheet: what it needs is planned once it has.
      #expect(sheet.view.transform.ty == 0)
      stage.settle()
      #expect(sheet.view.superview.map(stage.rect) == CGRect(x: 242, y: 20, width: 540, height: 620))
      #expect(sheet.view.transform.ty == -280)
      #expect(stage.rect(of: field).maxY == 360)
      stage.willHideKeyboard()
      stage.settle()
      #expect(stage.rect(of: sheet.view) == CGRect(x: 242, y: 74, width: 540, height: 620))
      #expect(sheet.view.transform == .identity)
      field.resignFirstResponder()
    }
  }

  @Test("B026 in the app: the bar in a popover or a sheet stays, its content moves", arguments: [true, false])
  func barInSheet(_ isPopover: Bool) {
    whileEnabled {
      let stage = Stage.pad()
      let content = UIViewController()
      let front = UINavigationController(rootViewController: content)
      front.preferredContentSize = CGSize(width: 400, height: 600)
      stage.present(front, style: isPopover ? .popover : .formSheet)
      // The popover is made lower by UIKit, and its content lays the field out anew; the sheet keeps its height.
      let field = Make.field(at: 540, in: content.view)
      field.autoresizingMask = .flexibleTopMargin
      let bar = front.navigationBar.frame
      let views = ViewValues(of: front.view)
      field.becomeFirstResponder()
      stage.showKeyboard(398)
      #expect(stage.shows(field))
      #expect(content.view.transform.ty == (isPopover ? 0 : -234))
      #expect(front.navigationBar.frame == bar)
      #expect(front.view.transform == .identity)
      #expect(stage.rect(of: front.navigationBar).minY >= 20)
      field.resignFirstResponder()
      stage.hideKeyboard()
      #expect(ViewValues(of: front.view) == views)
    }
  }

  @Test("B028 in the app: what a low sheet avoids by rising, its list does not avoid again")
  func risingSheet() {
    whileEnabled {
      let stage = Stage()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      stage.present(sheet, style: .pageSheet)
      #expect(stage.rect(of: sheet.view) == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
      let list = Make.scrollView(sheet.view.bounds, content: 900, in: sheet.view)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let field = Make.field(at: 100, in: list)
      field.becomeFirstResponder()
      stage.willShowKeyboard()
      stage.settle()
      #expect(stage.rect(of: sheet.view) == CGRect(x: 0, y: 73.5, width: 375, height: 593.5))
      #expect(list.contentOffset.y == 0)
      #expect(list.contentInset.bottom == 260)
      #expect(stage.rect(of: field).maxY == 207.5)
      field.resignFirstResponder()
      stage.hideKeyboard()
      #expect(stage.rect(of: sheet.view) == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
      #expect(list.contentInset == .zero)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test("B049 in the app: ten times the keyboard in a form sheet leave it as it was")
  func tenTimes() {
    whileEnabled {
      let stage = Stage.pad()
      let sheet = UIViewController()
      stage.present(sheet, style: .formSheet)
      let list = Make.scrollView(CGRect(x: 0, y: 0, width: 540, height: 500), content: 900, in: sheet.view)
      let (inList, below) = (Make.field(at: 440, in: list), Make.field(at: 560, in: sheet.view))
      let before = ViewValues(of: stage.window)
      for round in 0..<10 {
        let field = round.isMultiple(of: 2) ? inList : below
        field.becomeFirstResponder()
        stage.showKeyboard(398)
        #expect(stage.shows(field))
        field.resignFirstResponder()
        stage.hideKeyboard()
        #expect(ViewValues(of: stage.window) == before)
      }
    }
  }

  @Test("B053 in the app: a hide without a height gives back what a sheet's list got")
  func hideWithoutHeight() {
    whileEnabled {
      for end in [CGRect(x: 0, y: 667, width: 375, height: 0), .zero] {
        let stage = Stage()
        let sheet = UIViewController()
        stage.present(sheet, style: .pageSheet)
        let list = Make.scrollView(sheet.view.bounds, content: 900, in: sheet.view)
        let field = Make.field(at: 560, in: list)
        stage.edit(field)
        #expect(list.contentInset.bottom == 260)
        stage.post(UIResponder.keyboardWillHideNotification, to: end)
        stage.device.advance(by: 0)
        #expect(list.contentInset == .zero)
        #expect(list.contentOffset == .zero)
        stage.endEditing()
      }
    }
  }

  @Test("B075 in the app: a field of a pop-up that is not covered stays where it is")
  func popUp() {
    final class Middle: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 46.5, y: 326, width: 300, height: 200) }
      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    final class Popping: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Middle(presentedViewController: presented, presenting: presenting) }
    }
    whileEnabled {
      let stage = Stage(SimulatedDevice(size: CGSize(width: 393, height: 852)))
      let (popUp, popping) = (UIViewController(), Popping())
      popUp.transitioningDelegate = popping
      stage.present(popUp, style: .custom)
      let (upper, lower) = (Make.field(at: 90, in: popUp.view), Make.field(at: 160, in: popUp.view))
      stage.edit(upper, keyboard: 336)
      #expect(stage.rect(of: upper).maxY == 450)
      #expect(popUp.view.transform == .identity)
      lower.becomeFirstResponder()
      #expect(stage.rect(of: lower).maxY == 506)
      // The container sets the frame anew whenever it is laid out.
      popUp.presentationController?.containerView?.setNeedsLayout()
      var events: [String] = []
      lifter.log = { events.append($0.event) }
      stage.willShowKeyboard(336)
      lifter.log = nil
      #expect(events.contains("keyboardWillShow") && !events.contains("layout"))
      #expect(stage.rect(of: lower).maxY == 506)
      stage.endEditing()
      #expect(popUp.view.frame == CGRect(x: 46.5, y: 326, width: 300, height: 200))
      #expect(popUp.view.transform == .identity)
    }
  }

  @Test("B117 in the app: an alert over what is being edited leaves no trace", arguments: [0, 1])
  func alert(fields: Int) {
    whileEnabled {
      let field = Make.field(at: 600)
      let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 580), content: 900)
      let stage = Stage {
        $0.addSubview(list)
        $0.addSubview(field)
      }
      stage.followFocus()
      let before = ViewValues(of: stage.view)
      stage.focus(field)
      let lifted = ViewValues(of: stage.view)
      for _ in 0..<3 {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        for _ in 0..<fields { alert.addTextField() }
        stage.controller.present(alert, animated: true)
        stage.settle()
        #expect(!field.isFirstResponder)
        if let own = alert.textFields?.first {
          stage.focus(own)
          #expect(stage.shows(own))
        }
        #expect(ViewValues(of: stage.view) == before)
        #expect(alert.view.transform == .identity)
        alert.dismiss(animated: true)
        stage.settle()
        #expect(field.isFirstResponder)
        #expect(ViewValues(of: stage.view) == lifted)
      }
      stage.resign()
      #expect(ViewValues(of: stage.view) == before)
    }
  }

  @Test("B144 in the app: a sheet that was dragged and came back is measured as it then stands")
  func draggedSheet() {
    whileEnabled {
      let stage = Stage()
      let sheet = UIViewController()
      sheet.isModalInPresentation = true
      stage.present(sheet, style: .pageSheet)
      let bar = Make.field(at: 560, in: sheet.view)
      stage.edit(bar)
      #expect(stage.rect(of: bar).maxY == 397)
      let lifted = ViewValues(of: sheet.view)
      let user = SimulatedUser(stage.window)
      user.beginPullingDown(sheet)
      user.pullDown(sheet, by: 80)
      #expect(stage.rect(of: bar).maxY == 477)
      lifter.reload()
      #expect(stage.rect(of: bar).maxY == 397)
      user.endPullingDown(sheet, dismissing: false)
      #expect(stage.rect(of: bar).maxY == 317)
      lifter.reload()
      #expect(stage.rect(of: bar).maxY == 397)
      #expect(ViewValues(of: sheet.view) == lifted)
      stage.endEditing()
      #expect(sheet.view.transform == .identity)
    }
  }

  @Test("B146 in the app: a popover that the keyboard does not reach, or that has moved away, is left alone")
  func popover() {
    let device = SimulatedDevice(size: CGSize(width: 768, height: 1024), idiom: .pad)
    whileEnabled {
      for (source, resting) in [
        (CGRect(x: 300, y: 60, width: 120, height: 40), CGRect(x: 200, y: 100, width: 320, height: 400)),
        (CGRect(x: 300, y: 900, width: 120, height: 40), CGRect(x: 200, y: 500, width: 320, height: 400)),
      ] {
        let stage = Stage(device)
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 320, height: 400)
        popover.popoverPresentationController?.sourceView = stage.view
        popover.popoverPresentationController?.sourceRect = source
        stage.controller.present(popover, animated: false)
        #expect(stage.rect(of: popover.view) == resting)
        let field = Make.field(at: 350, in: popover.view)
        let before = ViewValues(of: popover.view)
        stage.edit(field, keyboard: 264)
        #expect(stage.rect(of: popover.view).maxY <= 750)
        #expect(ViewValues(of: popover.view) == before)
        #expect(stage.shows(field))
        stage.endEditing()
        #expect(stage.rect(of: popover.view) == resting)
        #expect(ViewValues(of: popover.view) == before)
      }
    }
  }

  @Test("B161 in the app: a keyboard that goes without an end of editing gives back what a sheet got")
  func hideWithoutEnd() {
    whileEnabled {
      let stage = Stage()
      let sheet = UIViewController()
      stage.present(sheet, style: .overFullScreen)
      let field = Make.field(at: 600, in: sheet.view)
      let before = ViewValues(of: stage.window)
      stage.edit(field)
      #expect(sheet.view.transform.ty == -237)
      stage.hideKeyboard()
      #expect(field.isFirstResponder)
      #expect(ViewValues(of: stage.window) == before)
      stage.endEditing()
    }
  }
}
#endif
