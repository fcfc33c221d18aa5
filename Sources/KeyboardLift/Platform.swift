// The one place that chooses: UIKit where there is one, else the stand-in, which compiles and runs the same code.
@_exported public import Foundation

#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import UIKitStandIn
#endif
