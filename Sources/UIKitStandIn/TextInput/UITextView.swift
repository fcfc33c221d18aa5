#if !canImport(UIKit)
public import Foundation

/// Lines of text that the user edits, in a scroll view.
@MainActor open class UITextView: UIScrollView, UITextInput {
  let model = TextModel()
  private var observer: KeyboardObserver?
  private var customInputView: UIView?
  private var customAccessoryView: UIView?

  /// A text view; the container is not used here.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    updateContentSize()
  }

  /// A text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateContentSize()
  }

  /// The text; an empty one by default. Setting it tells nobody that it was edited.
  open var text: String! {
    get { model.text }
    set {
      model.setText(newValue ?? "")
      updateContentSize()
    }
  }
  /// The font; 12 points by default, as an unset font is drawn.
  open var font: UIFont? { didSet { updateContentSize() } }
  /// Whether a font of a text style follows the size that the user wants; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text.
  open var textColor: UIColor? = .black
  /// Where the text stands; natural by default.
  open var textAlignment = NSTextAlignment.natural
  /// The selection in UTF-16 units.
  open var selectedRange: NSRange {
    get { model.selection }
    set { changeSelection(to: newValue) }
  }
  /// Whether the user may change the text; true by default.
  open var isEditable = true
  /// Whether the user may select text; true by default.
  open var isSelectable = true
  /// The space around the text; 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { updateContentSize() } }
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

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// Scrolls so that a range is in sight.
  open func scrollRangeToVisible(_ range: NSRange) {
    let (start, end) = (caretRect(at: range.location), caretRect(at: range.location + range.length))
    scrollRectToVisible(start.union(end), animated: true)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return CGSize(width: UIView.noIntrinsicMetric, height: textHeight(forWidth: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: textHeight(forWidth: size.width))
  }

  override func boundsDidChange(from old: CGRect) {
    if bounds.width != old.width { updateContentSize() }
    super.boundsDidChange(from: old)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window, canBecomeFirstResponder else { return false }
    guard isEditable else { return super.becomeFirstResponder() }
    guard editor?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    window.inputDidChange(to: self)
    editor?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    showCaret()
    observer = KeyboardObserver([UIResponder.keyboardDidShowNotification]) { [weak self] notice in
      guard let self, let screen = self.window?.screen, notice.concerns(screen) else { return }
      showCaret()
    }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable, let window else { return super.resignFirstResponder() }
    let isAllowed = editor?.textViewShouldEndEditing(self) ?? true
    guard isAllowed || window.forcesEndOfEditing, super.resignFirstResponder() else { return false }
    observer = nil
    editor?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  // `delegate` cannot be declared anew with a narrower type, as it is in Objective-C.
  var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func changeSelection(to range: NSRange) {
    guard range != model.selection else { return }
    model.select(range)
    editor?.textViewDidChangeSelection(self)
    showCaret()
  }

  /// After an edit or a move the caret is scrolled to; if the user may not scroll here, the view around is asked.
  func showCaret() {
    guard isFirstResponder else { return }
    let caret = caretRect(at: model.selection.location + model.selection.length)
    if isScrollEnabled {
      scrollRectToVisible(caret, animated: false)
    } else {
      revealInEnclosingScrollView(caret)
    }
  }
}
#endif
