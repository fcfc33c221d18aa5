#if !canImport(UIKit)
import Foundation
import UIKitStandIn

/// Posts what UIKit posts when a keyboard moves.
@MainActor func post(
  _ name: NSNotification.Name, end: CGRect, duration: TimeInterval = 0.25, curve: Int = 7, screen: UIScreen? = nil
) {
  NotificationCenter.default.post(
    name: name, object: screen,
    userInfo: [
      UIResponder.keyboardFrameEndUserInfoKey: end, UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: curve, UIResponder.keyboardIsLocalUserInfoKey: true,
    ])
}

/// Where a keyboard of a height stands on a screen.
@MainActor func docked(_ height: CGFloat, on screen: UIScreen) -> CGRect {
  CGRect(x: 0, y: screen.bounds.maxY - height, width: screen.bounds.width, height: height)
}

/// Where a keyboard of a height waits below a screen.
@MainActor func hidden(_ height: CGFloat, on screen: UIScreen) -> CGRect {
  docked(height, on: screen).offsetBy(dx: 0, dy: height)
}

/// Keeps what it is told, in order.
@MainActor final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

/// Adds lines for notifications while it lives.
final class NotificationLog {
  private var tokens: [any NSObjectProtocol] = []

  @MainActor init(_ log: Log, _ names: [(NSNotification.Name, String)], object: AnyObject) {
    for (name, line) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
          MainActor.assumeIsolated { log(line) }
        })
    }
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
#endif
