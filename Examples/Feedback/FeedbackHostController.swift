import KeyboardLift

/// A screen from which the feedback form is presented as a sheet.
final class FeedbackHostController: UIViewController {
  private(set) lazy var openButton = UIButton(title: "Give Feedback") { [weak self] in self?.presentFeedback() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addColumn([openButton], below: view.safeAreaLayoutGuide.topAnchor)
  }

  private func presentFeedback() {
    let controller = FeedbackController()
    controller.modalPresentationStyle = .pageSheet
    present(controller, animated: true)
  }
}
