#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about where the typist is in real text views.
@MainActor @Suite(.serialized) struct CaretReports {
  /// A font with lines of a height.
  private func font(ofLine height: CGFloat) -> UIFont { .systemFont(ofSize: height * 2048 / 2444) }

  private func caret(of textView: UITextView) -> CGRect {
    textView.convert(textView.knownCaret ?? .null, to: nil)
  }

  /// A table of notes that grow with their text, 20 points a line.
  final class Notes: NSObject, UITableViewDataSource, UITextViewDelegate {
    let table = UITableView(frame: fullScreen, style: .plain)
    let texts: [UITextView]

    init(_ count: Int, font: UIFont) {
      texts = (0..<count).map { _ in Make.textView(.zero, lines: 1) }
      super.init()
      table.contentInsetAdjustmentBehavior = .never
      for view in texts {
        (view.font, view.isScrollEnabled, view.delegate) = (font, false, self)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (content, text) = (cell.contentView, texts[indexPath.row])
      content.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: content.topAnchor),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
      return cell
    }
    func textViewDidChange(_ textView: UITextView) {
      table.beginUpdates()
      table.endUpdates()
    }
  }

  @Test("B003 in the app: a note that grows in its row is followed, one change a line")
  func b003() {
    // A row is one line of 20 and 8 above and below: 36. Row 9 begins at 324, its caret ends at 352.
    let notes = Notes(30, font: font(ofLine: 20))
    let stage = Stage { $0.addSubview(notes.table) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(notes.texts[9])
    #expect(notes.table.contentOffset.y == 0)
    for line in 1...10 {
      SimulatedUser(stage.window).type("\n")
      #expect(isNear(notes.table.contentOffset.y, max(0, CGFloat(352 + 20 * line + 10 - 407)), within: 0.5))
      #expect(caret(of: notes.texts[9]).maxY <= 397.5)
      #expect(notes.texts[9].bounds.height == CGFloat(36 + 20 * line))
    }
    stage.endEditing()
    #expect(notes.table.contentInset == .zero)
    #expect(notes.table.contentOffset.y == 155)
    #expect(lifter.isEnabled)
  }

  @Test("B004 in the app: row 99 of 100 in a text view of 2000 points that a scroll view scrolls")
  func b004() {
    let scrollView = Make.scrollView(fullScreen, content: 2000)
    let textView = Make.textView(CGRect(x: 0, y: 0, width: 375, height: 2016), lines: 100, in: scrollView)
    scrollView.contentSize.height = 2016
    textView.font = font(ofLine: 20)
    textView.isScrollEnabled = false
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    textView.selectedRange = NSRange(location: 98 * 5, length: 0)
    stage.edit(textView)
    #expect(isNear(caret(of: textView).maxY, 397, within: 0.5))
    #expect(isNear(scrollView.contentOffset.y, 8 + 99 * 20 - 397, within: 0.5))
    stage.endEditing()
    // Where UIKit itself scrolled to before the keyboard came: 8 + 99 · 20 - 667.
    #expect(scrollView.contentOffset.y == 1321)
    #expect(lifter.isEnabled)
  }

  @Test("B021 in the app: the last line of a long text is above the keyboard")
  func b021() {
    let textView = Make.textView(fullScreen, lines: 100)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView)
    #expect(textView.contentInset.bottom == 260)
    // The text ends 8 points below its last line.
    #expect(isNear(caret(of: textView).maxY, 399, within: 1))
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  @Test("B022 in the app: a text view higher than half the screen moves neither the screen nor its bar")
  func b022() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let textView = Make.textView(CGRect(x: 0, y: 88, width: 375, height: 500), lines: 60)
    let stage = Stage(controller: controller, root: navigation) { $0.addSubview(textView) }
    let bar = navigation.navigationBar.frame
    let lifter = KeyboardLifter(for: stage.window)
    stage.edit(textView)
    #expect(stage.view.transform == .identity)
    #expect(navigation.navigationBar.frame == bar)
    #expect(textView.contentInset.bottom == 181)
    #expect(caret(of: textView).maxY <= 399.5)
    stage.endEditing()
    #expect(textView.contentInset == .zero)
    #expect(lifter.isEnabled)
  }

  @Test("B023 in the app: a text view learns of the keyboard before its focus, a field after it")
  func b023() {
    var ends: [CGFloat] = []
    for keyboardFirst in [false, true] {
      let scrollView = Make.scrollView(fullScreen, content: 900)
      let textView = Make.textView(CGRect(x: 0, y: 560, width: 375, height: 40), lines: 1, in: scrollView)
      let stage = Stage { $0.addSubview(scrollView) }
      let lifter = KeyboardLifter(for: stage.view)
      if keyboardFirst { stage.device.inputDidChange = { if $0 != nil { stage.willShowKeyboard() } } }
      textView.becomeFirstResponder()
      stage.showKeyboard()
      ends.append(scrollView.contentOffset.y)
      stage.device.inputDidChange = nil
      stage.endEditing()
      #expect(scrollView.contentOffset.y == 0)
      #expect(lifter.isEnabled)
    }
    #expect(ends[0] > 150)
    #expect(ends[0] == ends[1])
  }

  @Test("B024 in the app: a caret that is not laid out yet moves nothing, the next one does")
  func b024() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let textView = Make.textView(CGRect(x: 0, y: 340, width: 375, height: 400), lines: 1, in: scrollView)
    textView.isScrollEnabled = false
    textView.font = font(ofLine: 20)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView)
    #expect(scrollView.contentOffset.y == 0)
    textView.text = Array(repeating: "line", count: 5).joined(separator: "\n")
    textView.frame.size.width = 0
    #expect(textView.knownCaret == nil)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: textView)
    #expect(scrollView.contentOffset.y == 0)
    textView.frame.size.width = 375
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: textView)
    #expect(isNear(caret(of: textView).maxY, 397, within: 0.5))
    #expect(scrollView.contentOffset.y > 20)
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  @Test("B069 in the app: a caret in the top line of a view of 600 points moves nothing")
  func b069() {
    let textView = Make.textView(CGRect(x: 0, y: 67, width: 375, height: 600), lines: 80)
    textView.selectedRange = NSRange(location: 0, length: 0)
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView)
    #expect(textView.contentOffset == .zero)
    #expect(stage.view.transform == .identity)
    #expect(lifter.explanations.last?.reason == .alreadyVisible)
    stage.endEditing()
    #expect(textView.contentInset == .zero)
  }

  @Test("B070 in the app: lines of 17 points give the offsets 0, 0, 0, 11, 28, 45")
  func b070() {
    let scrollView = Make.scrollView(fullScreen, content: 900)
    let textView = Make.textView(CGRect(x: 0, y: 325, width: 375, height: 400), lines: 1, in: scrollView)
    textView.isScrollEnabled = false
    textView.font = font(ofLine: 17)
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(textView, keyboard: 267)
    var offsets = [scrollView.contentOffset.y]
    for _ in 1...5 {
      SimulatedUser(stage.window).type("\n")
      offsets.append(scrollView.contentOffset.y)
    }
    #expect(offsets == [0, 0, 0, 11, 28, 45])
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  @Test("B140 in the app: a text view's own bottom inset counts for its caret")
  func b140() {
    let textView = Make.textView(CGRect(x: 0, y: 20, width: 375, height: 400), lines: 30)
    textView.font = font(ofLine: 20)
    textView.contentInset.bottom = 200
    let stage = Stage { $0.addSubview(textView) }
    let lifter = KeyboardLifter(for: stage.view)
    // The caret of line 19 begins at 8 + 19 · 20 = 388 and ends at 408.
    textView.selectedRange = NSRange(location: 19 * 5, length: 0)
    stage.edit(textView)
    // The text view's own 200 lie under the 13 points that the keyboard covers: nothing is missing.
    #expect(textView.contentInset.bottom == 200)
    #expect(textView.contentOffset.y >= 408 + 10 - 387)
    #expect(caret(of: textView).maxY <= 397.5)
    stage.endEditing()
    #expect(textView.contentInset.bottom == 200)
    #expect(lifter.isEnabled)
  }

  @Test("B141 in the app: the bar of a hardware keyboard covers the caret by 35 points and the distance")
  func b141() {
    let scrollView = Make.scrollView(fullScreen, content: 1200)
    let textView = Make.textView(CGRect(x: 0, y: 619, width: 375, height: 300), lines: 1, in: scrollView)
    textView.font = font(ofLine: 20)
    textView.isScrollEnabled = false
    let stage = Stage { $0.addSubview(scrollView) }
    let lifter = KeyboardLifter(for: stage.view)
    // Not by UIKit's own reveal: the caret ends 20 points above the screen's bottom.
    textView.becomeFirstResponder()
    #expect(scrollView.contentOffset.y == 0)
    stage.post(UIResponder.keyboardWillShowNotification, to: CGRect(x: 0, y: 612, width: 375, height: 55))
    #expect(isNear(scrollView.contentOffset.y, 45, within: 0.5))
    stage.endEditing()
    #expect(scrollView.contentOffset.y == 0)
    #expect(lifter.isEnabled)
  }
}
#endif
