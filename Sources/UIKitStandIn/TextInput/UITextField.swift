#if !canImport(UIKit)
public import Foundation

/// One line of text that the user edits.
@MainActor open class UITextField: UIControl, UITextInput {
  let model = TextModel()
  private var observer: KeyboardObserver?
  private var customInputView: UIView?
  private var customAccessoryView: UIView?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; an empty one by default. Setting it tells nobody that it was edited.
  open var text: String? {
    get { model.text }
    set { model.setText(newValue ?? "") }
  }
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The font; 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a font of a text style follows the size that the user wants; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text.
  open var textColor: UIColor? = .black
  /// Where the text stands; natural by default.
  open var textAlignment = NSTextAlignment.natural
  /// The border; none by default.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether it has the keyboard.
  open var isEditing: Bool { isFirstResponder }
  /// When a button that clears the text is there.
  open var clearButtonMode = ViewMode.never
  /// A view before the text.
  open var leftView: UIView?
  /// A view after the text.
  open var rightView: UIView?
  /// What stands in the keyboard's place.
  open override var inputView: UIView? {
    get { customInputView }
    set { customInputView = newValue }
  }
  /// What stands on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { customAccessoryView }
    set { customAccessoryView = newValue }
  }
  /// The kind of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// What is written with capitals by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the text is; nil by default.
  open var textContentType: UITextContentType!
  /// Whether the text is hidden; false by default.
  open var isSecureTextEntry = false

  /// Where text stands while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
  }
  /// Where text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let width = CGFloat(max(model.length, placeholder?.utf16.count ?? 0)) * font.characterWidth
    let border: (width: CGFloat, height: CGFloat) = borderStyle == .none ? (0, 1) : (14, 13)
    return CGSize(
      width: (width + border.width).rounded(.up), height: font.lineHeight.rounded(.up) + border.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window, canBecomeFirstResponder, mayBegin(), super.becomeFirstResponder() else { return false }
    didBegin()
    window.inputDidChange(to: self)
    reveal()
    observer = KeyboardObserver([UIResponder.keyboardDidShowNotification]) { [weak self] notice in
      guard let self, let screen = self.window?.screen, notice.concerns(screen) else { return }
      reveal()
    }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let window else { return super.resignFirstResponder() }
    let isAllowed = mayEnd()
    guard isAllowed || window.forcesEndOfEditing, super.resignFirstResponder() else { return false }
    observer = nil
    didEnd()
    return true
  }

  private func reveal() {
    if isFirstResponder { revealInEnclosingScrollView(bounds) }
  }

  // MARK: What a search field does otherwise

  func mayBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  func mayEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  func didBegin() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }
  func didEnd() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }
  func didChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
  func didPressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = registered.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if leaves { resignFirstResponder() }
  }
}
#endif
