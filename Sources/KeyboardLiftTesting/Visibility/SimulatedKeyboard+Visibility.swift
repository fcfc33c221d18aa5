import KeyboardLiftCore

extension SimulatedKeyboard {
  /// The text inputs in a view or window that this keyboard hides, wholly or partly, in the order of the subviews.
  ///
  /// Every input counts: others further down than the one that is edited are rightly under the keyboard; for that one see
  /// ``focusedInput(in:)``. Inputs that the user could not see without keyboard either (hidden, transparent, scrolled out of
  /// sight) are not among them.
  public func hiddenInputs(in view: UIView) -> [InputVisibility] {
    inputs(in: view).filter(\.isHidden)
  }

  /// How much of the first responder in a view or window can be seen; nil if no text input there is first responder.
  public func focusedInput(in view: UIView) -> InputVisibility? {
    inputs(in: view).first { $0.input?.isFirstResponder ?? false }
  }

  /// All text inputs in a view or window, in the order of the subviews, with how much of each can be seen. Without
  /// those that are hidden or transparent, themselves or by an ancestor.
  public func inputs(in view: UIView) -> [InputVisibility] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = isInput(view) ? visibility(of: view).map { [$0] } ?? [] : []
    return own + view.subviews.flatMap(inputs)
  }

  private func isInput(_ view: UIView) -> Bool {
    if let textView = view as? UITextView { return textView.isEditable }
    return view is UITextField
  }

  private func visibility(of input: UIView) -> InputVisibility? {
    guard let window = input.window else { return nil }
    let onScreen = { (view: UIView, rect: CGRect) in Rect(self.onScreen(rect, of: view, in: window)) }
    let rect = onScreen(input, caret(of: input) ?? input.bounds)
    guard rect.isFinite, rect.area > 0 else { return nil }
    var seen = rect
    for ancestor in sequence(first: input, next: \.superview) where clips(ancestor, input) {
      seen = seen.intersection(onScreen(ancestor, ancestor.bounds))
    }
    let pixel = 1 / max(1, window.traitCollection.displayScale)
    let covered = [model.frame, model.accessoryFrame].compactMap { $0.map(seen.intersection) }.map(\.area)
    return InputVisibility(
      input, name: name(of: input), frame: CGRect(rect),
      coveredByKeyboard: share(covered.reduce(0, +), of: rect, pixel: pixel),
      clipped: share(rect.area - seen.area, of: rect, pixel: pixel))
  }

  private func clips(_ ancestor: UIView, _ input: UIView) -> Bool {
    ancestor is UIWindow || ancestor is UIScrollView || (ancestor !== input && ancestor.clipsToBounds)
  }

  /// A share of a rectangle's area; a strip across it that is thinner than a pixel is what rounding to pixels leaves.
  private func share(_ area: Double, of rect: Rect, pixel: Double) -> Double {
    area < rect.width * pixel ? 0 : min(1, area / rect.area)
  }

  private func onScreen(_ rect: CGRect, of view: UIView, in window: UIWindow) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    guard let space = window.windowScene?.screen.coordinateSpace else {
      return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }
    return window.convert(inWindow, to: space)
  }

  /// The caret of a text view that is being edited, in its content coordinates; nil where UIKit does not tell.
  private func caret(of input: UIView) -> CGRect? {
    guard let textView = input as? UITextView, textView.isFirstResponder, let caret = textView.knownCaret,
      caret.height > 0
    else { return nil }
    return caret.insetBy(dx: min(0, caret.width - 1), dy: 0)
  }

  private func name(of input: UIView) -> String {
    let type = String(describing: Swift.type(of: input))
    let placeholder = (input as? UITextField)?.placeholder ?? ""
    return placeholder.isEmpty ? type : "\(type) \"\(placeholder)\""
  }
}
