import KeyboardLiftCore
import KeyboardLiftDevices
import KeyboardLiftTesting

extension LoggedSituation {
  private typealias OS = OSVersion

  /// Shows and hides.
  static let plain: [LoggedSituation] = [
    LoggedSituation("iphone4-ios7-show", "iphone-4s", OS(7)) { $0.show() },
    LoggedSituation("iphone4-show-hide", "iphone-4s", OS(7)) { $0.show().followed(by: $0.hide()) },
    LoggedSituation("iphone5-show-nopred", "iphone-5", OS(9), bar: false) { $0.show() },
    LoggedSituation("iphone5-show-pred", "iphone-5", OS(8)) { $0.show() },
    LoggedSituation("iphone6-show-pred", "iphone-6", OS(8)) { $0.show() },
    LoggedSituation("iphone6-show-hide", "iphone-6", OS(10)) { $0.show().followed(by: $0.hide()) },
    LoggedSituation("plus-show-226", "iphone-6plus", OS(10), kind: .url, bar: false) { $0.show() },
    LoggedSituation("iphonex-show-hide-ios11", "iphone-x", OS(11)) { $0.show().followed(by: $0.hide()) },
    LoggedSituation("iphonex-335-show-hide", "iphone-x", OS(12)) { $0.show().followed(by: $0.hide()) },
    LoggedSituation("xsmax-show", "iphone-xsmax", OS(13)) {
      // Not the first time: then the begin frame would be another keyboard's.
      $0.show()
      $0.hide()
      return $0.show()
    },
    LoggedSituation("xsmax-show-begin-smaller", "iphone-xsmax", OS(13), bar: false) { $0.show() },
    LoggedSituation("commonkeyboard-xsmax", "iphone-xsmax", OS(12)) { $0.show() },
    LoggedSituation("se2-show-order", "iphone-se2", OS(14)) { $0.show().followed(by: $0.hide()) },
    LoggedSituation("promax-show", "iphone-12promax", OS(14)) { $0.show() },
    LoggedSituation("iphone14pro-336", "iphone-14pro", OS(17)) { $0.show() },
    LoggedSituation("iphonex-accessory-380", "iphone-x", OS(14), accessory: 44) { $0.show(for: .webView) },
    LoggedSituation("begin-equals-end-offscreen", "iphone-6", OS(10), bar: false) { $0.repeatFrame() },
    LoggedSituation("plus-begin-offscreen-end-offscreen", "iphone-6plus", OS(10)) {
      $0.show()
      return $0.hide()
    },
    LoggedSituation("iphone4-ios5-rotate-portrait", "iphone-4s", OS(6), .landscape) {
      $0.show()
      return $0.rotate(to: .portrait)
    },
    LoggedSituation("iphone4-ios5-rotate-landscape", "iphone-4s", OS(6)) {
      $0.show()
      return $0.rotate(to: .landscape)
    },
  ]

  /// The keyboard comes or goes with something else.
  static let transitions: [LoggedSituation] = [
    LoggedSituation("modal-present-iphone5-ios7", "iphone-5", OS(7)) { $0.show(with: .modal) },
    LoggedSituation("modal-present-iphone5-ios8", "iphone-5", OS(9)) { $0.show(with: .modal) },
    LoggedSituation("modal-dur04-iphone6", "iphone-6", OS(8), bar: false) { $0.show(with: .afterPresentation) },
    LoggedSituation("modal-dur04-plus", "iphone-6plus", OS(10), bar: false) { $0.show(with: .afterPresentation) },
    LoggedSituation("nav-pop-ios6", "iphone-5", OS(6)) {
      $0.show()
      return $0.hide(with: .pop)
    },
    LoggedSituation("nav-pop-ios7", "iphone-5", OS(7)) {
      $0.show()
      return $0.hide(with: .pop)
    },
    LoggedSituation("resign-when-pushing", "iphone-6", OS(8)) {
      $0.show()
      return $0.resignAndBecome()
    },
    LoggedSituation("ios15-modal-hidden", "iphone-12", OS(15), alsoObserved: KeyboardNotification.Name.allCases) {
      $0.show(with: .afterDismissal)
    },
    LoggedSituation("password-manager-prompt", "iphone-12", OS(17)) {
      $0.show().followed(by: $0.coverWithPasswordManager())
    },
    LoggedSituation("interactive-dismiss", "iphone-12", OS(15)) {
      $0.show()
      return $0.dismissInteractively(releasedAt: 700)
    },
    LoggedSituation("crossfade-hide", "iphone-12", OS(14)) {
      $0.prefersCrossFade = true
      $0.show()
      return $0.hide()
    },
    LoggedSituation("crossfade-show-ios26", "iphone-16pro", OS(26), bar: nil) {
      $0.prefersCrossFade = true
      return $0.show()
    },
  ]

  /// The keyboard changes while it is up.
  static let changes: [LoggedSituation] = [
    LoggedSituation("iphone5-pred-late", "iphone-5", OS(10), bar: false) {
      $0.show()
      return $0.setSuggestionBar(true).followed(by: $0.hide())
    },
    LoggedSituation("iphone5-changeframe-dur0", "iphone-5", OS(12), bar: false) {
      $0.show()
      return $0.setSuggestionBar(true, animated: false)
    },
    LoggedSituation("iphone6-predictive-on", "iphone-6", OS(9), bar: false) {
      $0.show()
      return $0.setSuggestionBar(true)
    },
    LoggedSituation("iphone6-begin-size-differs", "iphone-6", OS(12), bar: false) {
      $0.show()
      $0.hide()
      $0.setSuggestionBar(true)
      return $0.show()
    },
    LoggedSituation("iphone5-didchange-dur0", "iphone-5", OS(9)) { $0.showThirdParty(height: 282) },
    LoggedSituation("iphone6-ios11-two-willshow", "iphone-6", OS(11)) { $0.showThirdParty(height: 289.5) },
    LoggedSituation("swiftkey-ios8", "iphone-5", OS(8)) { $0.showThirdParty(height: 259) },
    LoggedSituation("sogou-baidu-three", "iphone-6", OS(9)) { $0.showThirdParty(height: 282) },
    LoggedSituation("emoji-switch-resize", "iphone-12", OS(17)) {
      $0.show()
      return $0.changeKind(to: .emoji)
    },
    LoggedSituation(
      "type-change-ios9-missing", "iphone-5", OS(9), alsoObserved: [.willChangeFrame, .didChangeFrame]
    ) {
      $0.show()
      return $0.moveFocus(kind: .numberPad)
    },
    LoggedSituation("fields-ios10-always", "iphone-6", OS(10)) {
      $0.show()
      return $0.moveFocus()
    },
    LoggedSituation("fields-ios11-none", "iphone-6", OS(11), alsoObserved: KeyboardNotification.Name.allCases) {
      $0.show()
      return $0.moveFocus()
    },
    LoggedSituation("fields-accessory", "iphone-6", OS(9), accessory: 44) {
      $0.show()
      return $0.moveFocus(accessory: .another(height: 44))
    },
    LoggedSituation("accessory-only-44", "iphone-6", OS(9), accessory: 44, hasHardwareKeyboard: true) { $0.show() },
    LoggedSituation("ipad-hardware-disconnect-ios8", "iphone-5", OS(8), hasHardwareKeyboard: true) {
      $0.show()
      return $0.disconnectHardwareKeyboard()
    },
  ]
}
