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
  private var title: UILabel?
  var name: String?

  /// A cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    name = reuseIdentifier
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
    super.init(coder: coder)
    takeContent()
  }

  /// Where the row's views belong.
  open var contentView: UIView { content }
  /// The row's title, 16 points from both sides; made when it is asked for.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    content.addSubview(label)
    title = label
    setNeedsLayout()
    return label
  }
  /// Under which name it waits to be used for another row.
  open var reuseIdentifier: String? { name }
  /// Told before it is used for another row.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    title?.frame = CGRect(x: 16, y: 0, width: max(0, content.bounds.width - 32), height: content.bounds.height)
  }

  private func takeContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
#endif
