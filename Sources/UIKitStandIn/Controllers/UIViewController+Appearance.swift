#if !canImport(UIKit)
import Foundation

extension UIViewController {
  /// Seconds that a push, a pop, a presentation or a dismissal takes.
  static var transitionDuration: TimeInterval { 0.35 }

  /// Puts the view into another and goes through the appearance.
  func enter(_ host: UIView, frame: CGRect, animated: Bool = false) {
    guard let view, view.superview !== host || appearance == .hidden else { return }
    beginAppearing(animated)
    view.frame = frame
    if view.superview !== host { host.addSubview(view) }
    isAppearing(animated)
    host.layoutIfNeeded()
    after(animated) { [self] in endAppearing(animated) }
  }

  /// Goes through the disappearance and takes the view out.
  func leave(animated: Bool = false) {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    beginDisappearing(animated)
    after(animated) { [self] in
      view.removeFromSuperview()
      endDisappearing(animated)
    }
  }

  private func after(_ animated: Bool, _ action: @escaping () -> Void) {
    guard animated, UIView.areAnimationsEnabled else { return action() }
    world.clock.schedule(after: Self.transitionDuration, action)
  }

  // What a controller's children are shown in is shown with it, and goes with it.
  private var shownChildren: [UIViewController] {
    childControllers.filter { child in
      child.viewIfLoaded.map { view in ownView.map(view.isDescendant) ?? false } ?? false
    }
  }

  func beginAppearing(_ animated: Bool) {
    guard appearance == .hidden || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(animated)
    shownChildren.forEach { $0.beginAppearing(animated) }
  }
  func isAppearing(_ animated: Bool) {
    viewIsAppearing(animated)
    shownChildren.forEach { $0.isAppearing(animated) }
  }
  func endAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewDidAppear(animated)
    shownChildren.forEach { $0.endAppearing(animated) }
  }
  func beginDisappearing(_ animated: Bool) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    shownChildren.forEach { $0.beginDisappearing(animated) }
  }
  func endDisappearing(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .hidden
    viewDidDisappear(animated)
    childControllers.forEach { $0.endDisappearing(animated) }
  }

  // MARK: The keyboard meanwhile

  /// Has the input in the view resign as the view goes, and remembers it for when the view comes back.
  func keepInput() {
    guard let view = viewIfLoaded, let input = view.window?.firstResponder as? UIView, input.isDescendant(of: view)
    else { return }
    keptInput = input
    view.endEditingInside(force: true)
  }

  /// Gives the keyboard back to the input that had it when the view went, unless another one in the view has it now.
  func giveInputBack() {
    guard let input = keptInput else { return }
    keptInput = nil
    if let owner = input.window?.firstResponder as? UIView, owner.isDescendant(of: view) { return }
    input.becomeFirstResponder()
  }
}
#endif
