#if !canImport(UIKit)
import KeyboardLift
import UIKitStandInTesting

extension Stage {
  /// Has the keyboard come and go with the focus, as UIKit's does: its notifications come in the midst of a change of the
  /// focus, and those of its end once time has passed.
  func followFocus(keyboard height: CGFloat = 260) {
    device.inputDidChange = { [weak self] input in
      guard let self else { return }
      input == nil ? willHideKeyboard() : willShowKeyboard(height)
    }
  }

  /// Posts what comes before the keyboard goes.
  func willHideKeyboard(duration: Double = 0.25) {
    let screen = device.screen.bounds
    let frame = CGRect(x: 0, y: screen.height, width: screen.width, height: keyboardFrame.height)
    post(UIResponder.keyboardWillChangeFrameNotification, to: frame, duration: duration)
    post(UIResponder.keyboardWillHideNotification, to: frame, duration: duration)
  }

  /// Whether the keyboard is on the screen.
  var isKeyboardUp: Bool { keyboardFrame.minY < device.screen.bounds.height }

  /// Lets all motion end; the keyboard is where it was going before transitions are.
  func settle() {
    device.advance(by: 0.25)
    let isUp = isKeyboardUp
    post(UIResponder.keyboardDidChangeFrameNotification, to: keyboardFrame)
    post(
      isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, to: keyboardFrame)
    device.advance(by: 0.5)
  }

  /// Gives an input the focus and lets all motion end.
  func focus(_ input: UIView) {
    input.becomeFirstResponder()
    settle()
  }

  /// Ends editing and lets all motion end.
  func resign() {
    window.endEditing(true)
    settle()
  }

  /// Presents a controller and lets all motion end.
  func present(_ controller: UIViewController, style: UIModalPresentationStyle, over presenter: UIViewController? = nil)
  {
    controller.modalPresentationStyle = style
    (presenter ?? self.controller).present(controller, animated: true)
    settle()
  }

  /// Dismisses what a controller presents, or itself, and lets all motion end.
  func dismiss(_ controller: UIViewController? = nil) {
    (controller ?? self.controller).dismiss(animated: true)
    settle()
  }

  /// Whether an input is above the keyboard and below the screen's top.
  func shows(_ input: UIView) -> Bool {
    let rect = rect(of: input)
    return rect.minY >= 0 && rect.maxY <= keyboardFrame.minY
  }

  /// An iPad of 1024 × 768 points that lies on its side.
  static func pad(_ controller: UIViewController = UIViewController(), root: UIViewController? = nil) -> Stage {
    let device = SimulatedDevice(
      size: CGSize(width: 1024, height: 768), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      idiom: .pad)
    return Stage(device, controller: controller, root: root)
  }
}

/// All that an avoider could have changed of a view and what lies in it: to compare before and after.
@MainActor struct ViewValues: Equatable, CustomStringConvertible {
  private struct Values: Equatable {
    var type: String
    var center: CGPoint
    var bounds: CGRect
    var transform: CGAffineTransform
    var safeArea: UIEdgeInsets
    var insets: [UIEdgeInsets] = []
    var contentSize = CGSize.zero

    @MainActor init(of view: UIView) {
      type = String(describing: Swift.type(of: view))
      (center, bounds, transform, safeArea) = (view.center, view.bounds, view.transform, view.safeAreaInsets)
      guard let scrollView = view as? UIScrollView else { return }
      insets = [scrollView.contentInset, scrollView.verticalScrollIndicatorInsets]
      contentSize = scrollView.contentSize
    }
  }

  private var values: [Values] = []

  init(of view: UIView) { note(view, [], nil) }

  /// The values with the offsets of other ones where the focus of these inputs explains the present offset: home follows it.
  init(of view: UIView, edited: [UIView], offsetsOf other: ViewValues) { note(view, edited, other) }

  private mutating func note(_ view: UIView, _ edited: [UIView], _ other: ViewValues?) {
    var own = Values(of: view)
    if let other, other.values.indices.contains(values.count) {
      let before = other.values[values.count]
      let isHome = (view as? UIScrollView)?.isWhereLeastScrollingLeads(to: edited) == true
      if isHome { own.bounds.origin.y = before.bounds.origin.y }
      // Where content is scrolled to another place, another part of it is in the safe area.
      if view.superview is UIScrollView { own.safeArea = before.safeArea }
    }
    values.append(own)
    view.subviews.forEach { note($0, edited, other) }
  }

  /// What another has otherwise.
  nonisolated func differences(from other: ViewValues) -> String {
    let pairs = zip(values, other.values).filter { $0 != $1 }.map { "\($0) was \($1)" }
    return "\(values.count - other.values.count) more views, " + pairs.joined(separator: "; ")
  }

  nonisolated var description: String { values.map { "\($0)" }.joined(separator: "\n") }
}
#endif
