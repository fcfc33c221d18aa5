#if !canImport(UIKit)
import KeyboardLiftTesting
import UIKitStandInTesting

/// The form of most reports: one field, in the view itself or in a scroll view that fills it.
@MainActor final class ReportedForm {
  let stage: Stage
  let field: UITextField
  let scrollView: UIScrollView?
  let lifter: KeyboardLifter

  /// A field 34 points high that ends at `bottom`, in the view itself.
  convenience init(bottom: CGFloat, size: CGSize = CGSize(width: 375, height: 667)) {
    self.init(bottom: bottom, content: nil, size: size)
  }

  /// The same in a scroll view of some content.
  init(bottom: CGFloat, content: CGFloat?, size: CGSize = CGSize(width: 375, height: 667)) {
    let field = UITextField(frame: CGRect(x: 16, y: bottom - 34, width: 200, height: 34))
    let scrollView = content.map { Make.scrollView(CGRect(origin: .zero, size: size), content: $0) }
    let isPad = size.width >= 700
    stage = Stage(SimulatedDevice(size: size, idiom: isPad ? .pad : .phone)) { view in
      if let scrollView { view.addSubview(scrollView) }
      (scrollView ?? view).addSubview(field)
    }
    (self.field, self.scrollView) = (field, scrollView)
    lifter = KeyboardLifter(for: stage.view)
  }

  var shift: CGFloat { stage.view.transform.ty }
  var inset: CGFloat { scrollView?.contentInset.bottom ?? 0 }
  var offset: CGFloat { scrollView?.contentOffset.y ?? 0 }
  /// Whether all is as the app has it.
  var isGivenBack: Bool { stage.view.transform == .identity && inset == 0 && offset == 0 }

  /// The device's own keyboard on the form's screen.
  func keyboard(_ device: Device, os: OSVersion) -> SimulatedKeyboard {
    SimulatedKeyboard(device, os: os, screen: stage.device.screen)
  }

  /// Where a keyboard's end frame is on the screen.
  func post(_ name: Notification.Name, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    stage.post(name, to: CGRect(x: x, y: y, width: width, height: height))
  }
}
#endif
