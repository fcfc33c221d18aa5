#if !canImport(UIKit)
import KeyboardLift
import UIKitStandInTesting

/// A window somewhere on a screen beside a stage's own, with a list over all of it and in that a field, 20 points
/// above the bottom.
@MainActor final class Pane {
  let scene: UIWindowScene
  let controller = UIViewController()
  let window: UIWindow
  let list: UIScrollView
  let field: UITextField

  /// Shows a window in a scene of its own.
  /// - Parameter content: how much higher the list's content is than the window; nil for a list that holds nothing but lies
  ///   behind the field, so that the whole screen is moved.
  init(on stage: Stage, at frame: CGRect, of screen: UIScreen? = nil, content: CGFloat? = 300) {
    scene = stage.device.makeScene(frame: frame, on: screen)
    list = Make.scrollView(CGRect(origin: .zero, size: frame.size), content: frame.height + (content ?? 0))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field = Make.field(at: frame.height - 54)
    controller.view.frame = CGRect(origin: .zero, size: frame.size)
    controller.view.addSubview(list)
    if content == nil {
      field.autoresizingMask = [.flexibleTopMargin]
      controller.view.addSubview(field)
    } else {
      list.addSubview(field)
    }
    window = stage.device.makeWindow(root: controller, in: scene)
  }

  /// Whether the field lies in the list's content.
  var hasContent: Bool { field.superview === list }

  /// Where the field ends on the window.
  var fieldBottom: CGFloat { field.convert(field.bounds, to: nil).maxY }

  /// What of the pane may be ours.
  var looks: [CGRect] {
    [
      controller.view.frame, list.frame, CGRect(origin: list.contentOffset, size: list.contentSize),
      CGRect(x: list.contentInset.bottom, y: list.verticalScrollIndicatorInsets.bottom, width: 0, height: 0),
      field.convert(field.bounds, to: nil),
    ]
  }
}
#endif
