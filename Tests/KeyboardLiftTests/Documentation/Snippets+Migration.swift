#if !canImport(UIKit)
import KeyboardLift
import UIKitStandInTesting

/// Those of the migration guides.
extension Snippets {
  static func replaceManager() {
    // snippet: instead of a manager
    KeyboardLifter.shared.isEnabled = true
    KeyboardLifter.shared.distance = 10  // that is the default
    // end
  }

  static func replaceScrollViewClass(_ scrollView: UIScrollView) -> KeyboardLifter {
    let lifter: KeyboardLifter
    // snippet: instead of a scroll view class
    lifter = KeyboardLifter(for: scrollView, strategy: .inset)
    // end
    return lifter
  }

  static func replaceAvoidingView(_ avoidingView: UIView) -> KeyboardLifter {
    let lifter: KeyboardLifter
    // snippet: instead of an avoiding view
    lifter = KeyboardLifter(for: avoidingView)
    // end
    return lifter
  }

  static func replaceClosures(in view: UIView, hint: UIView?, keepingIn lifter: inout KeyboardLifter?) {
    // snippet: instead of closures
    lifter = KeyboardLifter(for: view)
    lifter?.log = { [weak hint] explanation in
      hint?.isHidden = explanation.reason != .hidden
    }
    // end
  }

  final class FormController: UIViewController {
    private(set) var lifter: KeyboardLifter?

    // snippet: instead of observers
    override func viewDidLoad() {
      super.viewDidLoad()
      lifter = KeyboardLifter(for: view)
    }
    // end
  }
}
#endif
