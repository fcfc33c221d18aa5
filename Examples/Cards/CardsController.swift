import KeyboardLift

/// Scroll views in each other: cards in a pager that scrolls sideways, in a screen that scrolls up and down, each card with a
/// text view that scrolls by itself.
final class CardsController: UIViewController {
  let scrollView = UIScrollView(frame: .zero)
  let pager = UIScrollView(frame: .zero)
  let cards = ["Monday", "Tuesday", "Wednesday"].map { CardView(title: $0) }
  let goalField = UITextField(placeholder: "Goal of the week")
  let summaryField = UITextField(placeholder: "Summary", returnKey: .done)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pager.isPagingEnabled = true
    view.keyboardLift.returnKeyMovesOn = true

    let content = UIView(frame: .zero)
    view.addFilling(scrollView)
    scrollView.addContent(content)
    let bottom = content.addColumn([goalField, pager, summaryField], below: content.topAnchor)
    content.bottomAnchor.constraint(equalTo: bottom, constant: 16).isActive = true
    layOutPager()
  }

  /// Shows a card.
  func show(_ card: CardView, animated: Bool) {
    pager.setContentOffset(CGPoint(x: card.frame.minX, y: 0), animated: animated)
  }

  private func layOutPager() {
    let content = pager.contentLayoutGuide
    var edge = content.leadingAnchor
    for card in cards {
      card.translatesAutoresizingMaskIntoConstraints = false
      pager.addSubview(card)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: content.topAnchor),
        card.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        card.leadingAnchor.constraint(equalTo: edge),
        card.widthAnchor.constraint(equalTo: pager.frameLayoutGuide.widthAnchor),
        card.heightAnchor.constraint(equalTo: pager.frameLayoutGuide.heightAnchor),
      ])
      edge = card.trailingAnchor
    }
    content.trailingAnchor.constraint(equalTo: edge).isActive = true
    pager.heightAnchor.constraint(equalToConstant: 360).isActive = true
  }
}
