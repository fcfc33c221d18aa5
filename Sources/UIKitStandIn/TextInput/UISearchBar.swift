#if !canImport(UIKit)
public import Foundation

/// A field to search with, in a bar.
@MainActor open class UISearchBar: UIView {
  private let field = UISearchTextField()
  weak var searchController: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeField()
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeField()
  }

  /// The text.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// Asked and told about editing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether there is a button to cancel; false by default.
  open var showsCancelButton = false
  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// What stands on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }
  /// Whether it can be used; true by default.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16), height: 36)
  }

  private func takeField() {
    field.bar = self
    addSubview(field)
  }
}

/// The field of a search bar.
@MainActor open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  override func mayBegin() -> Bool { super.mayBegin() && ask { $0.searchBarShouldBeginEditing($1) } }
  override func didBegin() {
    bar?.searchController?.isActive = true
    tell { $0.searchBarTextDidBeginEditing($1) }
    super.didBegin()
  }
  override func didEnd() {
    tell { $0.searchBarTextDidEndEditing($1) }
    super.didEnd()
  }
  override func didChange() {
    tell { $0.searchBar($1, textDidChange: $1.text ?? "") }
    super.didChange()
  }
  override func didPressReturn() {
    tell { $0.searchBarSearchButtonClicked($1) }
    super.didPressReturn()
  }

  private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(delegate, bar)
  }
  private func tell(_ message: (any UISearchBarDelegate, UISearchBar) -> Void) {
    if let bar, let delegate = bar.delegate { message(delegate, bar) }
  }
}

/// Told where bars lie; nothing asks it.
@MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Asked and told about a search bar; every method is optional.
@MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}
#endif
