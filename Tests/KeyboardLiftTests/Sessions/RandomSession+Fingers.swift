#if !canImport(UIKit)
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import UIKitStandInTesting

/// What fingers do to whole screens: swipes back and pulled sheets, to the end or let go half way.
extension RandomSession {
  func swipeBack() {
    guard screens.count > 1, let navigation = top.controller.navigationController,
      navigation.topViewController === top.controller, user.beginSwipingBack(navigation)
    else { return }
    user.swipeBack(navigation, to: dice.number(1...9) / 10)
    let isPopping = endMoving()
    story.append(isPopping ? "swipe back" : "begin to swipe back")
    user.endSwipingBack(navigation, popping: isPopping)
    hasMoved(top.controller, away: isPopping)
  }

  func pullDown() {
    guard screens.count > 1, user.beginPullingDown(top.controller) else { return }
    user.pullDown(top.controller, by: dice.number(1...300))
    let isDismissing = endMoving()
    story.append(isDismissing ? "pull down" : "begin to pull down")
    user.endPullingDown(top.controller, dismissing: isDismissing)
    hasMoved(top.controller, away: isDismissing)
  }

  /// Whether the screen goes, once the finger has held it for a while or not.
  private func endMoving() -> Bool {
    leaveTop()
    if dice.once(in: 2) { settle() }
    return dice.once(in: 2)
  }

  private func hasMoved(_ controller: UIViewController, away hasGone: Bool) {
    if hasGone { screens.removeLast() }
    settle()
    noteReturnedInput()
    // A screen that comes back is left as it stood, with its input in sight or not.
    if !hasGone { mustBeSeen = false }
  }
}
#endif
