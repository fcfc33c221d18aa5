#if !canImport(UIKit)
public import Foundation

/// Looks after a controller that is presented: where its view is, and how it comes and goes.
@MainActor open class UIPresentationController: NSObject {
  // The presented controller keeps this one.
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  var container: PresentationContainer?
  var coordinator: TransitionCoordinator?
  /// Where the presenter's view is put back, while it is out of the window.
  var placeOfPresenter: (host: UIView, index: Int)?
  /// Set while a finger holds the presented view.
  package var isHeld = false

  /// A controller for a presentation that is to come.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller in front.
  open var presentedViewController: UIViewController { presented ?? UIViewController(nibName: nil, bundle: nil) }
  /// The controller behind; before the presentation the one in front.
  open var presentingViewController: UIViewController {
    presented?.presenter ?? presenting ?? presentedViewController
  }
  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that the presentation happens in; nil outside of one.
  open var containerView: UIView? { container }
  /// The view that is placed in the container: the controller's, or one around it.
  open var presentedView: UIView? { presented?.view }
  /// Where it is placed: all over the container by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presenter's view leaves the window once it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// Asked and told about what the user does.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Told before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Told after the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Told before it comes.
  open func presentationTransitionWillBegin() {}
  /// Told when it has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Told before it goes.
  open func dismissalTransitionWillBegin() {}
  /// Told when it has gone, or has not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: What subclasses of this module say

  /// Whether the input that has the keyboard keeps it.
  var leavesInputAlone: Bool { false }
  /// Whether a finger can pull it down.
  var canBePulledDown: Bool { false }
  /// What the keyboard covers of the container, in its coordinates; nil if nothing.
  final var keyboardInContainer: CGRect? {
    guard let container, let screen = container.window?.screen, let keyboard = container.world.dockedKeyboard,
      screen === container.world.keyboardScreen
    else { return nil }
    let frame = container.convert(keyboard, from: screen.coordinateSpace).intersection(container.bounds)
    return frame.isNull || frame.isEmpty ? nil : frame
  }
}
#endif
