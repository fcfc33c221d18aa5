import KeyboardLiftCore

// Darwin has types of these names too, from before Mac OS X, and Foundation brings them along.
typealias Point = KeyboardLiftCore.Point
typealias Rect = KeyboardLiftCore.Rect
typealias Size = KeyboardLiftCore.Size
