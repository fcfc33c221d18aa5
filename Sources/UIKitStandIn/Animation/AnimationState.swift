#if !canImport(UIKit)
package import Foundation

/// What an animation block changed. Frames stand for position and size together.
package enum AnimatedProperty: String, Sendable {
  case alpha, backgroundColor, bounds, contentInset, contentOffset, contentSize, frame, isHidden, transform
  case verticalScrollIndicatorInsets
}

/// One call of `UIView.animate`, or one animated scroll.
@MainActor package struct AnimationEntry {
  package var start: TimeInterval
  package var duration: TimeInterval
  package var delay: TimeInterval
  package var options: UIView.AnimationOptions
  package var changes: [AnimationChange] = []
}

/// One property of one view.
@MainActor package struct AnimationChange {
  package weak var view: UIView?
  package var property: AnimatedProperty
}

/// The animations so far, and the blocks that are running now.
@MainActor package struct AnimationState {
  package var recorded: [AnimationEntry] = []
  package var isEnabled = true
  var running: [AnimationEntry] = []

  package init() {}

  mutating func note(_ property: AnimatedProperty, of view: UIView) {
    guard isEnabled, let top = running.indices.last else { return }
    guard !running[top].changes.contains(where: { $0.view === view && $0.property == property }) else { return }
    running[top].changes.append(AnimationChange(view: view, property: property))
  }
}

extension UIView {
  /// Tells the running animation block, if there is one, that a property of this view has changed.
  func noteChange(of property: AnimatedProperty) {
    StandInEnvironment.current.animations.note(property, of: self)
  }
}
#endif
