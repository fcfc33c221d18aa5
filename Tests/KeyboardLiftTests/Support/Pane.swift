#if !canImport(UIKit)
import KeyboardLift
import UIKitStandInTesting

/// A window somewhere on a screen beside a stage's own, with a list over all of it and a field in that.
@MainActor final class Pane {
  let scene: UIWindowScene
  let controller = UIViewController()
  let window: UIWindow
  let list: UIScrollView
  let field: UITextField

  /// Shows a window in a scene of its own.
  /// - Parameters:
  ///   - content: how much higher the list's content is than the window; nil for a list that holds nothing but lies behind
  ///     the field, so that the whole screen is moved.
  ///   - bottom: how far above the window's bottom the field ends.
  init(
    on stage: Stage, at frame: CGRect, of screen: UIScreen? = nil, content: CGFloat? = 300, fieldAbove bottom: CGFloat = 20
  ) {
    scene = stage.device.makeScene(frame: frame, on: screen)
    list = Make.scrollView(CGRect(origin: .zero, size: frame.size), content: frame.height + (content ?? 0))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field = Make.field(at: frame.height - bottom - 34)
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
