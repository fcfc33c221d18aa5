/// A keyboard notification as UIKit posted it, read into a value.
///
/// Every field of the notification's userInfo may be missing: notifications of old systems and of third-party keyboards
/// carry only some. Rectangles are in screen coordinates.
public struct KeyboardNotification: Equatable, Sendable {
  /// Which of the six notifications it is.
  public enum Name: UInt8, CaseIterable, Sendable {
    /// `UIResponder.keyboardWillShowNotification`.
    case willShow
    /// `UIResponder.keyboardDidShowNotification`.
    case didShow
    /// `UIResponder.keyboardWillHideNotification`.
    case willHide
    /// `UIResponder.keyboardDidHideNotification`.
    case didHide
    /// `UIResponder.keyboardWillChangeFrameNotification`.
    case willChangeFrame
    /// `UIResponder.keyboardDidChangeFrameNotification`.
    case didChangeFrame
  }

  /// Which of the six notifications it is.
  public var name: Name
  /// Where the keyboard was. Kept for records; no decision rests on it, because systems report it wrongly.
  public var begin: Rect?
  /// Where the keyboard will be or is, in screen coordinates.
  public var end: Rect?
  /// How long the keyboard moves, in seconds; 0 is at once.
  public var duration: Double?
  /// The raw value of the animation's curve; since iOS 7 the keyboard's is 7, outside the public enumeration.
  public var curve: Int?
  /// Whether the keyboard belongs to this app; `false` where another app in Split View shows it.
  public var isLocal: Bool?
  /// The input accessory view's frame in screen coordinates, where the system reports it apart from ``end`` (iOS 26).
  public var accessory: Rect?

  /// Makes a notification; every field but the name is missing by default.
  public init(
    _ name: Name, begin: Rect? = nil, end: Rect? = nil, duration: Double? = nil, curve: Int? = nil,
    isLocal: Bool? = nil, accessory: Rect? = nil
  ) {
    self.name = name
    self.begin = begin
    self.end = end
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
    self.accessory = accessory
  }
}
