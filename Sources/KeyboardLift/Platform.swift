// The one place that chooses: UIKit where there is one, else the stand-in, which compiles and runs the same code.
@_exported public import Foundation
package import KeyboardLiftCore

#if os(visionOS)
#error("KeyboardLift does not support visionOS: its keyboard floats and covers no window.")
#endif

#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import UIKitStandIn
#endif

// Darwin has types of these names too, from before Mac OS X, and Foundation brings them along.
package typealias Point = KeyboardLiftCore.Point
package typealias Rect = KeyboardLiftCore.Rect
package typealias Size = KeyboardLiftCore.Size
