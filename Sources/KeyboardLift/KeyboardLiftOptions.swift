/// What KeyboardLift is told of one view; reached through `view.keyboardLift`.
@MainActor public struct KeyboardLiftOptions<Base: UIView> {
  let view: Base

  /// Whether KeyboardLift looks after inputs in this view; true by default. Switched off, it leaves the view and all that it
  /// contains alone.
  public var isEnabled: Bool {
    get { KeyboardCenter.shared.options[view].isEnabled }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.isEnabled = newValue } }
  }

  /// The free space that this input wants below it, in points; nil, by default, for the lifter's ``KeyboardLifter/distance``.
  public var distance: CGFloat? {
    get { KeyboardCenter.shared.options[view].distance }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.distance = newValue } }
  }

  /// Another view to keep in sight together with this input if both fit, such as the button below it. Held weakly; nil by
  /// default.
  public var companion: UIView? {
    get { KeyboardCenter.shared.options[view].companion?.object }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.companion = newValue.map(Weak.init) } }
  }

  /// How inputs in this view are moved for; nil by default: it is left to the lifters. Set, it works at once and whether or
  /// not ``KeyboardLifter/shared`` is enabled, for as long as the view lives.
  public var strategy: KeyboardLifter.Strategy? {
    get { KeyboardCenter.shared.options[view].lifter?.strategy }
    nonmutating set { KeyboardCenter.shared.setStrategy(newValue, of: view) }
  }
}

extension KeyboardLiftOptions where Base: UIScrollView {
  /// Whether this scroll view gets room for the keyboard whatever has the focus; false by default.
  ///
  /// The automatic strategy gives room without it to the only list that the keyboard covers beside an input outside of all
  /// lists, such as the results below a search bar. Setting `false` switches that off.
  public var makesRoom: Bool {
    get { KeyboardCenter.shared.options[view].makesRoom ?? false }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.makesRoom = newValue } }
  }
}

/// A view that KeyboardLift can be told about: every one.
@MainActor public protocol KeyboardLiftable: UIView {}

extension UIView: KeyboardLiftable {}

extension KeyboardLiftable {
  /// What KeyboardLift is told of this view.
  public var keyboardLift: KeyboardLiftOptions<Self> { KeyboardLiftOptions(view: self) }
}
