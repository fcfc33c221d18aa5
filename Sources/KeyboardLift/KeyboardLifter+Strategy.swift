import KeyboardLiftCore

extension KeyboardLifter {
  /// A way of moving the content out of the keyboard's way. Distances and paddings are in points.
  public enum Strategy: Equatable, Sendable {
    /// Does nothing. Not `none`, which `view.keyboardLift.strategy`, an Optional, would take for its nil.
    case off
    /// Room in the outermost vertical scroll view, each one scrolled the least, and the view moved for what is still hidden.
    case automatic
    /// Moves the view up by a part of the keyboard's height: none for an input whose midline is at or above
    /// `minimumFraction` of the view's height, all for one at or below `maximumFraction`.
    case slide(
      minimumFraction: CGFloat = 0.2, maximumFraction: CGFloat = 0.8, keyboardHeight: KeyboardHeight = .actual)
    /// Shrinks a scroll view's frame by what the keyboard covers of it.
    case resize(afterHide: AfterHide = .restore)
    /// Grows a scroll view's content by what the keyboard covers of it.
    case extend(padding: CGFloat = 5)
    /// Adds what the keyboard covers of a scroll view to its `contentInset.bottom`.
    case inset
  }

  /// Which height ``Strategy/slide(minimumFraction:maximumFraction:keyboardHeight:)`` takes for the keyboard's.
  public enum KeyboardHeight: Equatable, Sendable {
    /// What keyboard and accessory really cover of the window.
    case actual
    /// The heights of the recipes of 2008 to 2011: 216 points in portrait, 162 in landscape.
    case classic
    /// A constant for each orientation, in points.
    case constant(portrait: CGFloat, landscape: CGFloat)
  }

  /// Where ``Strategy/resize(afterHide:)`` leaves its scroll view when the keyboard has gone.
  public enum AfterHide: Equatable, Sendable {
    /// Where it was.
    case restore
    /// At the top of its content.
    case scrollToTop
  }
}

extension Lift {
  /// The engine's strategy for a session.
  func engineStrategy(for views: ViewTable) -> Strategy {
    settings.strategy.engineStrategy(
      distance: Double(setting(\.distance) ?? 10), restoresOffset: setting(\.restoresOffset) ?? true,
      target: targetScrollView.map { views.id(of: $0) })
  }
}

extension KeyboardLifter.Strategy {
  /// The engine's strategy.
  /// - Parameter target: the id of the scroll view to work on; nil for the input's nearest.
  fileprivate func engineStrategy(distance: Double, restoresOffset: Bool, target: Int?) -> Strategy {
    switch self {
    case .off:
      .none
    case .automatic:
      .automatic(distance: distance, restoresOffset: restoresOffset)
    case .slide(let minimum, let maximum, let height):
      .slide(minimumFraction: minimum, maximumFraction: maximum, keyboardHeight: height.engineHeight)
    case .resize(.restore):
      .resize(afterHide: .restore, target: target, restoresOffset: restoresOffset)
    case .resize(.scrollToTop):
      .resize(afterHide: .scrollToTop, target: target, restoresOffset: restoresOffset)
    case .extend(let padding):
      .extend(padding: padding, target: target, restoresOffset: restoresOffset)
    case .inset:
      .inset(distance: distance, target: target, restoresOffset: restoresOffset)
    }
  }
}

extension KeyboardLifter.KeyboardHeight {
  fileprivate var engineHeight: Strategy.KeyboardHeight {
    switch self {
    case .actual: .actual
    case .classic: .classic
    case .constant(let portrait, let landscape): .constant(portrait: portrait, landscape: landscape)
    }
  }
}
