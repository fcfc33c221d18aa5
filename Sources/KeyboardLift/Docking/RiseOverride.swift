import KeyboardLiftCore

/// Moves a docked bar up, by constraints where they place it, else by its transform, which survives later frame changes.
@MainActor final class RiseOverride {
  private enum Means {
    case constants([(value: Override<CGFloat>, constraint: Weak<NSLayoutConstraint>, direction: CGFloat)])
    case transform(Override<CGAffineTransform>)
  }

  private weak var bar: UIView?
  private let means: Means
  private var written: CGFloat = 0
  /// How much of the bar's height may go below the keyboard's top, in points: the strip beside the home indicator, which is of
  /// no use there. A bar whose bottom alone is tied shrinks by itself.
  let strip: CGFloat

  /// - Parameter constraint: the constraint that moves the bar; by default those at its bottom and, if the bar is tied at both
  ///   ends, at its top.
  init(_ bar: UIView, by constraint: NSLayoutConstraint?) {
    self.bar = bar
    if let constraint {
      means = .constants([Self.constant(constraint, direction: constraint.firstItem === bar ? 1 : -1)])
      strip = 0
    } else if !bar.translatesAutoresizingMaskIntoConstraints, let bottom = bar.bottomConstraint {
      let edges = [bottom] + [bar.topConstraint].compactMap { $0 }
      means = .constants(edges.map { Self.constant($0.constraint, direction: $0.direction) })
      strip = edges.count == 1 ? 0 : bar.uselessStrip
    } else {
      means = .transform(
        Override(bar.transform, rule: Override.moveRule) { [weak bar] in
          bar?.transform
        } set: { [weak bar] in
          bar?.transform = $0
        })
      strip = bar.uselessStrip
    }
  }

  /// Whether what moves the bar still places it.
  var isInForce: Bool {
    switch means {
    case .constants(let constants): constants.allSatisfy { $0.constraint.object?.isActive == true }
    case .transform: bar?.translatesAutoresizingMaskIntoConstraints == true
    }
  }

  /// How far the bar stands above where the app has it, in points up; zero where the app has put it elsewhere since.
  var rise: CGFloat {
    switch means {
    case .constants(let constants): constants.allSatisfy { $0.value.isActive } ? written : 0
    case .transform(let transform): transform.isActive ? written : 0
    }
  }

  /// Moves the bar up from where the app has it, in points.
  func set(_ rise: CGFloat) {
    switch means {
    case .constants(let constants):
      for constant in constants { constant.value.write(constant.value.readOwn() - constant.direction * rise) }
    case .transform(let transform):
      let own = transform.readOwn()
      transform.write(rise == 0 ? own : own.concatenating(CGAffineTransform(translationX: 0, y: -rise)))
    }
    written = rise
  }

  private static func constant(
    _ constraint: NSLayoutConstraint, direction: CGFloat
  ) -> (value: Override<CGFloat>, constraint: Weak<NSLayoutConstraint>, direction: CGFloat) {
    let value = Override(constraint.constant) { [weak constraint] in
      constraint?.constant
    } set: { [weak constraint] in
      constraint?.constant = $0
    }
    return (value, Weak(constraint), direction)
  }
}

extension UIView {
  /// The strip beside the home indicator that a docked bar does not use, in points: none of its inputs, controls and labels
  /// reaches into it.
  fileprivate var uselessStrip: CGFloat {
    let strip = DockedBar.strip(
      of: Rect(convert(bounds, to: nil)), safeArea: Insets(safeAreaInsets),
      windowHeight: Double(window?.bounds.height ?? 0))
    return strip == 0 ? 0 : max(0, min(CGFloat(strip), bounds.maxY - lowestContent(in: self)))
  }

  /// The bottom of the lowest input, control or label in this view, in another view's coordinates.
  private func lowestContent(in view: UIView) -> CGFloat {
    guard !isHidden else { return view.bounds.minY }
    if self is UIControl || self is UITextView || self is UILabel { return convert(bounds, to: view).maxY }
    return subviews.map { $0.lowestContent(in: view) }.max() ?? view.bounds.minY
  }
}
