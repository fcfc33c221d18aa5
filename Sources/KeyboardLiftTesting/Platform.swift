// One import is enough for a test: the library under test, and with it UIKit or its stand-in, and devices, systems and
// notifications.
@_exported public import KeyboardLift
@_exported public import KeyboardLiftCore
@_exported public import KeyboardLiftDevices

// Darwin has types of these names too, from before Mac OS X, and Foundation brings them along.
/// The Core's.
public typealias Point = KeyboardLiftCore.Point
/// The Core's.
public typealias Rect = KeyboardLiftCore.Rect
/// The Core's.
public typealias Size = KeyboardLiftCore.Size
