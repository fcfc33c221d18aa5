#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

/// Rows and items whose heights come from their constraints.
@MainActor @Suite struct SelfSizingTests {
  /// A note in each row, pinned to the row's edges with 10 points around it.
  final class Notes: NSObject, UITableViewDataSource, UITextViewDelegate {
    let texts: [UITextView]
    weak var table: UITableView?

    init(lines: [Int]) {
      texts = lines.map {
        let view = UITextView(frame: .zero)
        view.font = .systemFont(ofSize: 2048.0 / 2444 * 20)
        view.isScrollEnabled = false
        view.text = Array(repeating: "line", count: $0).joined(separator: "\n")
        return view
      }
      super.init()
      texts.forEach { $0.delegate = self }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      pin(texts[indexPath.row], in: cell.contentView)
      return cell
    }
    func textViewDidChange(_ textView: UITextView) {
      table?.beginUpdates()
      table?.endUpdates()
    }
  }

  static func pin(_ view: UIView, in content: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
  }

  @Test func aRowIsAsHighAsItsConstraintsSayOnceItIsSeen() {
    let (device, notes) = (SimulatedDevice(), Notes(lines: Array(repeating: 4, count: 50)))
    let table = UITableView(frame: rect(0, 0, 375, 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 50
    table.dataSource = notes
    let controller = UIViewController()
    controller.view.addSubview(table)
    device.makeWindow(root: controller)
    // Four lines of 20, 8 above and below them, and 10 around: 116. Four of them fill 400 points, 46 of 50 follow.
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 116, 375, 116))
    #expect(table.contentSize.height == 2764)
    #expect(notes.texts[3].superview?.superview?.frame == rect(0, 348, 375, 116) && notes.texts[4].window == nil)
    table.contentOffset.y = 116
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 2830)
  }

  @Test func aNoteThatGrowsHasItsRowMeasuredWithTheNextUpdates() {
    let (device, notes) = (SimulatedDevice(), Notes(lines: [1, 1, 1]))
    let table = UITableView(frame: rect(0, 0, 375, 667), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = notes
    notes.table = table
    let controller = UIViewController()
    controller.view.addSubview(table)
    let window = device.makeWindow(root: controller)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(0, 112, 375, 56))
    notes.texts[1].becomeFirstResponder()
    SimulatedUser(window).type("\nmore\nmore")
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(0, 152, 375, 56))
    #expect(notes.texts[1].frame == rect(0, 10, 375, 76) && notes.texts[1].isFirstResponder)
    notes.texts[1].delegate = nil
    SimulatedUser(window).type("\nmore")
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 152)
  }

  @Test func textThatFollowsTheUsersSizeGrowsWhatHoldsIt() {
    let device = SimulatedDevice()
    let label = UILabel()
    (label.text, label.font) = ("text", .preferredFont(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = true
    let fixed = UITextField()
    fixed.font = .preferredFont(forTextStyle: .footnote)
    let controller = UIViewController()
    controller.view.addSubview(label)
    controller.view.addSubview(fixed)
    device.makeWindow(root: controller)
    #expect(label.font.pointSize == 17 && fixed.font?.pointSize == 13)
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.font.pointSize == 53 && fixed.font?.pointSize == 13)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
  }
}
#endif
