// This file does not import Foundation, so that the members that Foundation adds are not visible in it, though another file of
// the module imports it.
func words(in text: String) -> [String] {  // expected-catalyst-note 2 {{}} expected-ios-note 2 {{}} expected-mac-note {{}}
  text.components(separatedBy: " ")  // expected-error {{instance method 'components(separatedBy:)' is not available due to missing import of defining module 'Foundation'}}
}
// The standard library searches a string for another from iOS 16 and macOS 13 on; before, Foundation does.
func search(_ text: String) -> Bool {
  text.contains("word")  // expected-catalyst-error {{instance method 'contains' is not available due to missing import of defining module 'Foundation'}} expected-ios-error {{instance method 'contains' is not available due to missing import of defining module 'Foundation'}}
}
