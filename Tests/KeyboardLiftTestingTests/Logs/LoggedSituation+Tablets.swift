import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTesting

extension LoggedSituation {
  private typealias OS = OSVersion

  static let tablets: [LoggedSituation] = [
    LoggedSituation("omni-ipad5-show", "ipad-9.7", OS(5), .landscape) { $0.show() },
    LoggedSituation("omni-ipad5-hide", "ipad-9.7", OS(5), .landscape) {
      $0.show()
      return $0.hide()
    },
    LoggedSituation(
      "omni-ipad5-hardware", "ipad-9.7", OS(5), .landscape, hasHardwareKeyboard: true,
      alsoObserved: KeyboardNotification.Name.allCases
    ) { $0.show().followed(by: $0.hide(), after: 7) },
    LoggedSituation("ipad51-show-hide-did", "ipad-9.7", OS(5, 1), .landscape, isWhole: true) {
      let shown = $0.show()
      // The user split it, so that its didHide came 0.974 s after the didShow.
      let split = $0.split()
      return shown.followed(by: split, after: 0.974 - split.duration)
    },
    LoggedSituation("ipad-land-ios8-391", "ipad-9.7", OS(8), .landscape) { $0.show() },
    LoggedSituation("ipad-land-398", "ipad-9.7", OS(11), .landscape) { $0.show() },
    LoggedSituation("ipad-hardware-shortcutbar-55", "ipad-9.7", OS(10), hasHardwareKeyboard: true) { $0.show() },
    LoggedSituation("ipad-shortcutbar-drop", "ipad-10.9", OS(16), hasHardwareKeyboard: true) {
      $0.show()
      return $0.dropShortcutBar()
    },
    LoggedSituation("ipad5-undock-menu", "ipad-9.7", OS(5, 1), .portraitUpsideDown, accessory: 40, isWhole: true) {
      $0.show()
      return $0.undock()
    },
    LoggedSituation("ipad-undock-names", "ipad-9.7", OS(6)) {
      $0.show()
      let undocked = $0.undock()
      let hidden = $0.hide()
      let shown = $0.show()
      return undocked.followed(by: hidden).followed(by: shown).followed(by: $0.dock())
    },
    LoggedSituation("ipad-undock-dakeyboard", "ipad-9.7", OS(6)) {
      $0.show()
      return $0.undock(by: .drag)
    },
    LoggedSituation("ipad-floating-zero-drag", "ipad-10.2", OS(15)) {
      $0.show()
      $0.float()
      return $0.drag(to: Point(x: 100, y: 300))
    },
    LoggedSituation("ipad-dock-pattern", "ipad-9.7", OS(9, 2)) {
      $0.show()
      $0.undock()
      return $0.dock()
    },
    LoggedSituation(
      "ipad-undocked-layout-change", "ipad-9.7", OS(9, 3), alsoObserved: KeyboardNotification.Name.allCases
    ) {
      $0.show()
      $0.undock()
      return $0.setCustomHeight(400)
    },
  ]
}
