import KeyboardLift

/// The list of the examples; each is pushed.
final class CatalogController: UIViewController {
  private(set) lazy var buttons = Example.all.map { example in
    UIButton(title: example.title) { [weak self] in self?.show(example) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "KeyboardLift"
    view.backgroundColor = .systemBackground
    let (scrollView, content) = (UIScrollView(frame: .zero), UIView(frame: .zero))
    view.addFilling(scrollView)
    scrollView.addContent(content)
    var bottom = content.topAnchor
    for (example, button) in zip(Example.all, buttons) {
      let label = UILabel(frame: .zero)
      label.text = example.summary
      label.numberOfLines = 0
      bottom = content.addColumn([button, label], below: bottom, spacing: 8)
    }
    content.bottomAnchor.constraint(equalTo: bottom, constant: 16).isActive = true
  }

  private func show(_ example: Example) {
    let controller = example.makeController()
    controller.title = example.title
    navigationController?.pushViewController(controller, animated: true)
  }
}
