// What is newer than iOS 15, or deprecated there.
import SwiftUI
import UIKit

@MainActor func newerMembers(_ list: UIScrollView, _ guide: UIKeyboardLayoutGuide, _ view: UIView) {  // expected-note 5 {{}}
  list.keyboardDismissMode = .interactiveWithAccessory  // expected-catalyst-error {{'interactiveWithAccessory' is only available in Mac Catalyst 16.0 or newer}} expected-ios-error {{'interactiveWithAccessory' is only available in iOS 16.0 or newer}} expected-note {{}}
  guide.usesBottomSafeArea = false  // expected-catalyst-error {{'usesBottomSafeArea' is only available in Mac Catalyst 17.0 or newer}} expected-ios-error {{'usesBottomSafeArea' is only available in iOS 17.0 or newer}} expected-note {{}}
  guide.keyboardDismissPadding = 8  // expected-catalyst-error {{'keyboardDismissPadding' is only available in Mac Catalyst 17.0 or newer}} expected-ios-error {{'keyboardDismissPadding' is only available in iOS 17.0 or newer}} expected-note {{}}
  _ = list.isScrollAnimating  // expected-catalyst-error {{'isScrollAnimating' is only available in Mac Catalyst 17.4 or newer}} expected-ios-error {{'isScrollAnimating' is only available in iOS 17.4 or newer}} expected-note {{}}
  view.updateProperties()  // expected-catalyst-error {{'updateProperties()' is only available in Mac Catalyst 26.0 or newer}} expected-ios-error {{'updateProperties()' is only available in iOS 26.0 or newer}} expected-note {{}}
}
@MainActor func newerSwiftUI(_ controller: UIHostingController<EmptyView>) {  // expected-note {{}}
  _ = controller.safeAreaRegions  // expected-error {{'safeAreaRegions' is only available in iOS 16.4 or newer}} expected-note {{}}
}
@MainActor func guarded(_ guide: UIKeyboardLayoutGuide) {  // expected-note {{}}
  if #available(iOS 16, *) { guide.usesBottomSafeArea = false }  // expected-catalyst-error {{'usesBottomSafeArea' is only available in Mac Catalyst 17.0 or newer}} expected-ios-error {{'usesBottomSafeArea' is only available in iOS 17.0 or newer}} expected-note {{}}
  if #available(iOS 17, *) { guide.usesBottomSafeArea = false }
}
final class Newer: UIView {
  override func updateProperties() {}
}
func newerStandardLibrary(_ text: String, _ clock: ContinuousClock) {  // expected-error {{'ContinuousClock' is only available in iOS 16.0 or newer}} expected-note 4 {{}}
  _ = text.split(separator: ", ")  // expected-error {{'split(separator:maxSplits:omittingEmptySubsequences:)' is only available in iOS 16.0 or newer}} expected-note {{}}
  _ = Duration.seconds(1)  // expected-error {{'Duration' is only available in iOS 16.0 or newer}} expected-error {{'seconds' is only available in iOS 16.0 or newer}} expected-note 2 {{}}
}
@MainActor func deprecated(_ application: UIApplication) {
  _ = application.windows  // expected-catalyst-warning {{'windows' was deprecated in Mac Catalyst 15.0}} expected-ios-warning {{'windows' was deprecated in iOS 15.0}}
  _ = application.keyWindow  // expected-catalyst-warning {{'keyWindow' was deprecated in Mac Catalyst 13.1}} expected-ios-warning {{'keyWindow' was deprecated in iOS 13.0}}
}
