import KeyboardLiftCore

/// Stands in UIKit's tree for a part of a SwiftUI screen: it lies behind that part, as large, and is not moved with it.
@MainActor final class KeyboardAnchorView: UIView {
  /// The free space that an input wants below it, in points.
  var distance: CGFloat = 10 { didSet { if distance != oldValue { setNeedsLayout() } } }
  /// What is to be seen together with an input, in its own coordinates, where it is not moved; nil for nothing.
  var companion: CGRect? { didSet { if companion != oldValue { setNeedsLayout() } } }
  /// The free space between the keyboard and a bar that rides on it, in points.
  var padding: CGFloat = 0 { didSet { if padding != oldValue { setNeedsLayout() } } }
  /// How far the part in front is to be moved for the input in it, in points down the y axis; zero or negative.
  private(set) var shift: CGFloat = 0
  /// How far the part in front is to be moved to stand on the keyboard, in points up the y axis; zero or positive.
  private(set) var rise: CGFloat = 0
  /// Told after one of the two has changed, and how long that is to take, in seconds.
  var didChange: ((KeyboardAnchorView, TimeInterval) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    KeyboardCenter.shared.add(self)
  }

  @available(*, unavailable) required init?(coder: NSCoder) {
    fatalError("init(coder:) is not available: made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update(KeyboardCenter.shared.context)
  }

  func update(_ context: LiftContext) {
    let keyboard = context.keyboards[windowScreen]
    let (shift, rise) = (shift(for: keyboard, context.input), rise(on: keyboard))
    guard shift != self.shift || rise != self.rise else { return }
    self.shift = shift
    self.rise = rise
    didChange?(self, context.animation.duration)
    AssistiveTechnology.layoutDidChange()
  }

  private func shift(for keyboard: Keyboard, _ input: UIView?) -> CGFloat {
    guard let window, let screen = windowScreen else { return 0 }
    let subtree = LiftedSubtree(
      frame: Rect(convert(bounds, to: nil)), input: rect(of: input), companion: companion.map(Rect.init),
      distance: distance)
    return subtree.shift(
      for: keyboard, screen: Size(screen.bounds.size), window: window.frameOnScreen,
      safeArea: Insets(window.safeAreaInsets))
  }

  private func rise(on keyboard: Keyboard) -> CGFloat {
    guard let window else { return 0 }
    return DockedBar(frame: Rect(convert(bounds, to: nil)), padding: padding).rise(
      keyboardTop: keyboard.top(in: window.frameOnScreen), safeTop: window.safeAreaInsets.top)
  }

  /// The input with the focus in the part in front, in its own coordinates, where it is not moved. That part's views lie
  /// elsewhere in UIKit's tree, so it goes by where they are.
  private func rect(of input: UIView?) -> Rect? {
    guard let input, input.window === window else { return nil }
    let rect = input.convert(input.bounds, to: self).offsetBy(dx: 0, dy: -shift)
    return bounds.contains(CGPoint(x: rect.midX, y: rect.midY)) ? Rect(rect) : nil
  }
}

extension KeyboardAnchorView: ContextObserver {}
