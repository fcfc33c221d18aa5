#if !canImport(UIKit)
import Foundation

/// A guide that moves about in its view, and makes constraints active as it comes near to edges and leaves them.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var whenNear: [UInt: [NSLayoutConstraint]] = [:]
  private var whenAway: [UInt: [NSLayoutConstraint]] = [:]

  /// Gives constraints that are active while the guide is near to an edge; they take the place of those before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(whenNear[edge.rawValue] ?? [])
    whenNear[edge.rawValue] = trackingConstraints
    track()
  }
  /// The constraints that are active near to an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    whenNear[edge.rawValue] ?? []
  }
  /// Gives constraints that are active while the guide is not near to an edge; they take the place of those before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(whenAway[edge.rawValue] ?? [])
    whenAway[edge.rawValue] = trackingConstraints
    track()
  }
  /// The constraints that are active away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    whenAway[edge.rawValue] ?? []
  }
  /// Forgets all of them; none is active any more.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(whenNear.values.flatMap { $0 } + whenAway.values.flatMap { $0 })
    (whenNear, whenAway) = ([:], [:])
  }

  /// The edges that the guide is near to; nil while nothing is tracked.
  var nearEdges: NSDirectionalRectEdge? { nil }

  /// Makes the constraints active that belong to where the guide is.
  func track() {
    guard !whenNear.isEmpty || !whenAway.isEmpty else { return }
    func isNear(_ edge: UInt) -> Bool? { nearEdges.map { $0.rawValue & edge == edge } }
    // What goes first leaves nothing that could contradict what comes.
    for (edge, constraints) in whenNear where isNear(edge) != true { NSLayoutConstraint.deactivate(constraints) }
    for (edge, constraints) in whenAway where isNear(edge) != false { NSLayoutConstraint.deactivate(constraints) }
    for (edge, constraints) in whenNear where isNear(edge) == true { NSLayoutConstraint.activate(constraints) }
    for (edge, constraints) in whenAway where isNear(edge) == false { NSLayoutConstraint.activate(constraints) }
  }
}
#endif
