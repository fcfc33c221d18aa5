// One import is enough for a test: the library under test, and with it UIKit or its stand-in, and devices, systems and
// notifications.
@_exported public import KeyboardLift
@_exported public import KeyboardLiftCore
@_exported public import KeyboardLiftDevices
