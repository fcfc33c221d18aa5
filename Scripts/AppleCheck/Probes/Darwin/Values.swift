// Mistakes in what Foundation and Darwin offer on all of Apple's platforms.
import Foundation

// Darwin has types of these names from before Mac OS X: a package that declares its own has to say which it means.
func measured() -> Size { Size(width: 1, height: 2) }  // expected-error {{extra argument 'height' in call}}
// The bridges that Objective-C has are explicit.
func bridged(_ text: String) -> NSString { text }  // expected-error {{cannot convert return expression of type 'String' to return type 'NSString'}}
func numbers(_ values: [Double]) -> [CGFloat] { values }  // expected-error {{cannot convert return expression of type '[Double]' to return type '[CGFloat]'}} expected-note {{}}
func optionals(_ value: Double?) -> CGFloat? { value }  // expected-error {{cannot convert return expression of type 'Double?' to return type 'CGFloat?'}} expected-note {{}}
struct Message: Sendable {
  var notification: Notification  // expected-error {{stored property 'notification' of 'Sendable'-conforming struct 'Message' has non-Sendable type 'Notification'}}
}
final class Lacking: NSObject, NSCopying {}  // expected-error {{type 'Lacking' does not conform to protocol 'NSCopying'}} expected-note {{}}
func starts() -> Process { Process() }  // expected-catalyst-error 2 {{'Process' is unavailable in Mac Catalyst}} expected-ios-error 2 {{'Process' is unavailable in iOS}}
