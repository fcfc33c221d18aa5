// One import is enough for a test: devices, systems and notifications come with the keyboard, and UIKit, where there
// is none the stand-in, which compiles and runs the same code.
@_exported public import Foundation
@_exported public import KeyboardLiftCore
@_exported public import KeyboardLiftDevices

#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import UIKitStandIn
#endif
