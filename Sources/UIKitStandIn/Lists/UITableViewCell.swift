#if !canImport(UIKit)
public import Foundation

/// A table's row.
@MainActor open class UITableViewCell: UIView {
  /// What a row shows beside its content; all look alike here.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
  }

  private let content = UIView()
  private let identifier: String?

  /// A cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    takeContent()
  }

  /// A cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// As made in code: there is no archive to read.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    takeContent()
  }

  /// Where the row's views belong.
  open var contentView: UIView { content }
  /// Under which name it waits to be used for another row.
  open var reuseIdentifier: String? { identifier }
  /// Told before it is used for another row.
  open func prepareForReuse() {}

  private func takeContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
#endif
