#if !canImport(UIKit)
public import Foundation

extension UIView {
  /// Animates; model values change at once, the completion comes when virtual time has passed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    var entry = AnimationEntry(duration: max(0, duration), delay: max(0, delay), options: options)
    if let outer = AnimationStack.running.last { entry.inherit(from: outer) }
    AnimationStack.running.append(entry)
    animations()
    entry = AnimationStack.running.removeLast()
    let world = entry.changes.lazy.compactMap(\.view).first?.world ?? entry.world ?? .current
    if let outer = AnimationStack.running.indices.last { AnimationStack.running[outer].world = world }
    entry.start = world.clock.now
    world.animations.append(entry)
    let end = entry.delay + entry.duration
    if end == 0 || entry.changes.isEmpty {
      completion?(true)
    } else if let completion {
      world.clock.schedule(after: end) { completion(true) }
    }
  }

  /// Animates without delay.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates without delay or completion.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Runs the closure with animations switched off.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let world = StandInEnvironment.current
    let before = world.animatesAtAll
    world.animatesAtAll = false
    actionsWithoutAnimation()
    world.animatesAtAll = before
  }

  /// Switches all animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { StandInEnvironment.current.animatesAtAll = enabled }

  /// Whether animations run; true by default.
  public class var areAnimationsEnabled: Bool { StandInEnvironment.current.animatesAtAll }

  /// The duration of the block that is running now, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationStack.running.last?.duration ?? 0
  }
}

extension AnimationEntry {
  // Inside of another block its duration and curve rule unless the inner one overrides them.
  fileprivate mutating func inherit(from outer: AnimationEntry) {
    if !options.contains(.overrideInheritedDuration) { (duration, delay) = (outer.duration, outer.delay) }
    if !options.contains(.overrideInheritedCurve) {
      let curve = outer.options.rawValue & UIView.AnimationOptions.curveBits
      options = UIView.AnimationOptions(rawValue: options.rawValue & ~UIView.AnimationOptions.curveBits | curve)
    }
  }
}
#endif
