#if !canImport(UIKit)
public import Foundation

extension UITextField {
  /// Editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The user changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// Why editing ended, a number.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is to be taken.
    case committed = 0
    /// The text is not to be taken.
    case cancelled = 1
  }
  /// When an overlay is there.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// Rounded corners.
    case roundedRect = 3
  }
}
#endif
