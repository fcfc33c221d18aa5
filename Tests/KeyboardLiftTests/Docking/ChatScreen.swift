#if !canImport(UIKit)
import KeyboardLift
import UIKitStandInTesting

/// A list above a composer on a phone of 375 × 812 points with a home indicator of 34. Without a keyboard the composer stands
/// from 728 to 778; a keyboard of 336 begins at 476.
@MainActor final class ChatScreen {
  /// How composer and list are placed.
  enum Layout: CaseIterable {
    /// By constraints; the list ends where the composer begins.
    case constrained
    /// By constraints; the list lies behind the composer, and the app insets it by the composer's height.
    case behind
    /// By frames.
    case framed
  }

  let stage: Stage
  let composer = UIView(frame: CGRect(x: 0, y: 728, width: 375, height: 50))
  let field = UITextField(frame: CGRect(x: 8, y: 8, width: 300, height: 34))
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 728))
  private(set) var bottom: NSLayoutConstraint?

  static let safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  init(_ layout: Layout = .constrained, content height: CGFloat = 2000) {
    let device = SimulatedDevice(size: CGSize(width: 375, height: 812), safeArea: Self.safeArea)
    stage = Stage(device)
    composer.addSubview(field)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 375, height: height)
    stage.view.addSubview(list)
    stage.view.addSubview(composer)
    if layout != .framed { constrain(listToBottom: layout == .behind) }
    stage.device.layOut()
  }

  private func constrain(listToBottom: Bool) {
    let view = stage.view
    composer.translatesAutoresizingMaskIntoConstraints = false
    list.translatesAutoresizingMaskIntoConstraints = false
    let bottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    let listBottom =
      listToBottom
      ? list.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      : list.bottomAnchor.constraint(equalTo: composer.topAnchor)
    NSLayoutConstraint.activate([
      bottom, composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.widthAnchor.constraint(equalToConstant: 375), composer.heightAnchor.constraint(equalToConstant: 50),
      list.topAnchor.constraint(equalTo: view.topAnchor), list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.widthAnchor.constraint(equalToConstant: 375), listBottom,
    ])
    if listToBottom {
      list.contentInsetAdjustmentBehavior = .always
      list.contentInset.bottom = 50
    }
    self.bottom = bottom
  }

  /// From where to where the composer stands on the window.
  var span: [CGFloat] { span(of: composer) }

  func span(of view: UIView) -> [CGFloat] {
    let rect = stage.rect(of: view)
    return [rect.minY, rect.maxY]
  }

  /// The offset at which the list's content ends.
  var end: CGFloat { list.restingOffsets.greatest.y }

  func edit(keyboard height: CGFloat = 336) { stage.edit(field, keyboard: height) }
}
#endif
