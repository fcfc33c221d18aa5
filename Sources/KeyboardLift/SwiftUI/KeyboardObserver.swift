import KeyboardLiftCore
public import Observation

/// Where the keyboard is, for SwiftUI and whoever else observes: what is read of it is read again when the keyboard moves.
///
/// ```swift
/// @State private var keyboard = KeyboardObserver()
/// ```
///
/// Only a docked keyboard counts, with what stands on it; a floating one lies over the content and takes no room.
@available(iOS 17, macOS 14, *)
@MainActor @Observable public final class KeyboardObserver {
  private var keyboards: ScreenKeyboards
  /// How long the last change takes, in seconds; 0 is at once.
  public private(set) var duration: TimeInterval = 0

  /// Makes an observer that knows the keyboard as it is now.
  public init() {
    keyboards = KeyboardCenter.shared.context.keyboards
    KeyboardCenter.shared.add(self)
  }

  /// Whether a keyboard takes room on any screen.
  public var isDocked: Bool { keyboards.takesRoom }

  /// The part of a view that the keyboard covers, in the view's own coordinates; nil where it covers nothing.
  public func coveredRect(of view: UIView) -> CGRect? {
    let overlap = overlap(of: view)
    guard overlap > 0 else { return nil }
    return CGRect(x: view.bounds.minX, y: view.bounds.maxY - overlap, width: view.bounds.width, height: overlap)
  }

  /// How much of a view's height, from its bottom up, the keyboard covers, in the view's own points; 0 outside of a window.
  public func overlap(of view: UIView) -> CGFloat { view.overlap(with: keyboards[view.windowScreen]) }
}

@available(iOS 17, macOS 14, *)
extension KeyboardObserver: ContextObserver {
  func update(_ context: LiftContext) {
    if context.keyboards.isSame(as: keyboards) { return }
    duration = context.animation.duration
    keyboards = context.keyboards
  }
}

extension UIView {
  /// How much of its height, from its bottom up, a keyboard covers, in its own points.
  func overlap(with keyboard: Keyboard) -> CGFloat {
    guard let window else { return 0 }
    let rect = Rect(convert(bounds, to: nil))
    guard rect.height > 0 else { return 0 }
    // A view that is scaled has points of another size than its window.
    return keyboard.overlap(of: rect, in: window.frameOnScreen) * bounds.height / rect.height
  }
}
