#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// An input that stays where it is when the scroll view around it scrolls.
@MainActor @Suite struct PinnedInputTests {
  /// Keeps a view in its place of the list's frame, as apps do with a footer.
  final class Footer: NSObject, UIScrollViewDelegate {
    private let view: UIView
    private let y: CGFloat

    init(_ view: UIView) {
      (self.view, y) = (view, view.frame.minY)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      view.frame.origin.y = scrollView.contentOffset.y + y
    }
  }

  private let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 667), content: 3000)

  private func tie(_ field: UITextField, to guide: UILayoutGuide, _ priority: UILayoutPriority = .required) {
    field.translatesAutoresizingMaskIntoConstraints = false
    let bottom = field.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20)
    bottom.priority = priority
    NSLayoutConstraint.activate([
      bottom, field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 375), field.heightAnchor.constraint(equalToConstant: 34),
    ])
  }

  @Test("An input tied to its scroll view's frame moves the root, and the scroll view stays")
  func tiedToTheFrame() {
    let field = UITextField(frame: .zero)
    list.addSubview(field)
    tie(field, to: list.frameLayoutGuide)
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(stage.rect(of: field).maxY == 397)
    #expect(stage.view.transform.ty == -250)
    #expect(list.contentOffset.y == 0 && list.contentInset.bottom == 0)
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    withExtendedLifetime(lifter) {}
  }

  @Test("An input whose superview the app keeps in place moves the root, and the scroll that showed it is taken back")
  func keptInPlace() {
    let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 60))
    list.addSubview(bar)
    let field = Make.field(at: 10, in: bar)
    let footer = Footer(bar)
    list.delegate = footer
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    for _ in 0..<2 {
      stage.edit(field)
      #expect(stage.rect(of: field).maxY == 397)
      #expect(list.contentOffset.y == 0)
      stage.endEditing()
      #expect(stage.view.transform == .identity)
      #expect(list.contentOffset.y == 0 && list.contentInset == .zero)
    }
    withExtendedLifetime((lifter, footer)) {}
  }

  @Test("From a row to a pinned input and back, each is shown in its own way")
  func rowAndPinned() {
    let (row, field) = (Make.field(at: 560, in: list), UITextField(frame: .zero))
    list.addSubview(field)
    tie(field, to: list.frameLayoutGuide)
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    for _ in 0..<2 {
      stage.edit(row)
      #expect(stage.rect(of: row).maxY == 397)
      #expect(stage.view.transform == .identity)
      field.becomeFirstResponder()
      stage.showKeyboard()
      #expect(stage.rect(of: field).maxY == 397)
      #expect(list.contentInset.bottom == 0)
    }
    stage.endEditing()
    #expect(stage.view.transform == .identity && list.contentInset == .zero && list.contentOffset.y == 0)
    withExtendedLifetime(lifter) {}
  }

  @Test("A weak constraint to the frame ties nothing") func weakConstraint() {
    let field = UITextField(frame: .zero)
    list.addSubview(field)
    let below = field.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor, constant: 560)
    tie(field, to: list.frameLayoutGuide, .defaultLow)
    below.isActive = true
    let stage = Stage { $0.addSubview(list) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(stage.rect(of: field).maxY == 397)
    #expect(list.contentInset.bottom == 260)
    #expect(stage.view.transform == .identity)
    stage.endEditing()
    withExtendedLifetime(lifter) {}
  }
}
#endif
