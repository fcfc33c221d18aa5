#if !canImport(UIKit)
package import Foundation

/// What an animation block changed. Frames stand for position and size together.
package enum AnimatedProperty: String, Sendable {
  case alpha, backgroundColor, bounds, contentInset, contentOffset, contentSize, frame, isHidden, transform
  case verticalScrollIndicatorInsets
}

/// One call of `UIView.animate`, or one animated scroll.
@MainActor package struct AnimationEntry {
  package var start: TimeInterval = 0
  package var duration: TimeInterval
  package var delay: TimeInterval
  package var options: UIView.AnimationOptions
  package var changes: [AnimationChange] = []
  // That of the views that changed, in this block or in one inside of it.
  weak var world: StandInEnvironment?
}

/// One property of one view.
@MainActor package struct AnimationChange {
  package weak var view: UIView?
  package var property: AnimatedProperty
}

/// The blocks that are running now. One after the other they run to their ends, whatever world their views are in.
@MainActor enum AnimationStack {
  static var running: [AnimationEntry] = []
}

extension UIView {
  /// Tells the running animation block, if there is one, that a property of this view has changed.
  func noteChange(of property: AnimatedProperty) {
    guard UIView.areAnimationsEnabled, let top = AnimationStack.running.indices.last else { return }
    let changes = AnimationStack.running[top].changes
    guard !changes.contains(where: { $0.view === self && $0.property == property }) else { return }
    AnimationStack.running[top].changes.append(AnimationChange(view: self, property: property))
  }
}
#endif
