#if !canImport(UIKit)
import KeyboardLift
import Testing

/// All views below one and what could have been changed in them, to compare before and after.
@MainActor struct ViewTree {
  private var views: [State] = []

  init(_ root: UIView) {
    append(root, path: "")
  }

  private mutating func append(_ view: UIView, path: String) {
    let path = "\(path)/\(type(of: view))"
    views.append(State(view, path: path))
    // A table's rows are in no order of their own: those that come again come as they are needed.
    let subviews = view is UITableView ? view.subviews.sorted { $0.frame.minY < $1.frame.minY } : view.subviews
    for subview in subviews { append(subview, path: path) }
  }

  /// What is otherwise in another one: nothing if all came back exactly.
  func differences(from other: ViewTree) -> [String] {
    guard views.map(\.path) == other.views.map(\.path) else { return ["other views"] }
    return zip(views, other.views).flatMap { $0.differences(from: $1) }
  }

  private struct State {
    var path: String
    var values: [String: [CGFloat]]

    @MainActor init(_ view: UIView, path: String) {
      self.path = path
      let (bounds, transform) = (view.bounds, view.transform)
      values = [
        "center": [view.center.x, view.center.y],
        "bounds": [bounds.minX, bounds.minY, bounds.width, bounds.height],
        "transform": [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
        "alpha": [view.alpha, view.isHidden ? 1 : 0],
        "safe area": Self.numbers(of: view.safeAreaInsets),
        "constants": view.constraints.map(\.constant),
      ]
      if let scrollView = view as? UIScrollView {
        values["size"] = [scrollView.contentSize.width, scrollView.contentSize.height]
        values["inset"] = Self.numbers(of: scrollView.contentInset)
        values["adjusted inset"] = Self.numbers(of: scrollView.adjustedContentInset)
        values["indicator"] = Self.numbers(of: scrollView.verticalScrollIndicatorInsets)
      }
      if let controller = view.next as? UIViewController {
        values["additional safe area"] = Self.numbers(of: controller.additionalSafeAreaInsets)
      }
    }

    private static func numbers(of insets: UIEdgeInsets) -> [CGFloat] {
      [insets.top, insets.left, insets.bottom, insets.right]
    }

    func differences(from other: State) -> [String] {
      values.keys.sorted().filter { values[$0] != other.values[$0] }.map {
        "\(path) \($0): \(values[$0] ?? []), before \(other.values[$0] ?? [])"
      }
    }
  }
}

/// Expects every view of a window to be as it was.
@MainActor func expectSame(
  _ now: ViewTree, as before: ViewTree, _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = now.differences(from: before)
  #expect(differences.isEmpty, "\(comment): \(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
#endif
