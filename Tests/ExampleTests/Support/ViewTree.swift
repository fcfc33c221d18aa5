#if !canImport(UIKit)
import KeyboardLift
import Testing

/// All views below one and what could have been changed in them, to compare before and after.
@MainActor struct ViewTree {
  private var views: [State] = []

  init(_ root: UIView) {
    append(root, parent: nil)
  }

  private mutating func append(_ view: UIView, parent: Int?) {
    let place = views.count
    views.append(State(view, parent: parent))
    // A table's rows are in no order of their own: those that come again come as they are needed.
    let subviews = view is UITableView ? view.subviews.sorted { $0.frame.minY < $1.frame.minY } : view.subviews
    for subview in subviews { append(subview, parent: place) }
  }

  /// What is otherwise in another one: nothing if all came back exactly.
  /// - Parameter edited: the inputs that were edited meanwhile: scroll views keep them in sight.
  func differences(from other: ViewTree, edited: [UIView]) -> [String] {
    guard views.elementsEqual(other.views, by: { $0.type == $1.type && $0.parent == $1.parent }) else {
      return differencesBesideRows(from: other, edited: edited)
    }
    return views.indices.flatMap { index in
      views[index].differences(from: other.views[index], edited: edited).map { "\(path(to: index)) \($0)" }
    }
  }

  /// The same where a table has other rows, since it keeps an edited one in sight: all but the rows is compared.
  private func differencesBesideRows(from other: ViewTree, edited: [UIView]) -> [String] {
    let (own, others) = (views.filter { !$0.liesInTable }, other.views.filter { !$0.liesInTable })
    guard !edited.isEmpty, own.map({ "\($0.type)" }) == others.map({ "\($0.type)" }) else { return ["other views"] }
    return zip(own, others).flatMap { now, before in
      now.differences(from: before, edited: edited).map { "\(now.type) \($0)" }
    }
  }

  private func path(to index: Int) -> String {
    (views[index].parent.map { path(to: $0) } ?? "") + "/\(views[index].type)"
  }

  private struct State {
    let view: UIView
    let type: UIView.Type
    /// The place of its superview among the views.
    let parent: Int?
    private var values: [(name: String, numbers: [CGFloat])]

    @MainActor init(_ view: UIView, parent: Int?) {
      (self.view, type, self.parent) = (view, Swift.type(of: view), parent)
      let (bounds, transform) = (view.bounds, view.transform)
      values = [
        ("center", [view.center.x, view.center.y]),
        ("bounds", [bounds.minX, bounds.width, bounds.height]),
        ("offset", [bounds.minY]),
        ("transform", [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]),
        ("alpha", [view.alpha, view.isHidden ? 1 : 0]),
        ("safe area", Self.numbers(of: view.safeAreaInsets)),
        ("constants", view.constraints.map(\.constant)),
      ]
      if let scrollView = view as? UIScrollView {
        values += [
          ("size", [scrollView.contentSize.width, scrollView.contentSize.height]),
          ("inset", Self.numbers(of: scrollView.contentInset)),
          ("adjusted inset", Self.numbers(of: scrollView.adjustedContentInset)),
          ("indicator", Self.numbers(of: scrollView.verticalScrollIndicatorInsets)),
        ]
      }
      if let controller = view.next as? UIViewController {
        values.append(("additional safe area", Self.numbers(of: controller.additionalSafeAreaInsets)))
      }
    }

    private static func numbers(of insets: UIEdgeInsets) -> [CGFloat] {
      [insets.top, insets.left, insets.bottom, insets.right]
    }

    @MainActor var liesInTable: Bool {
      sequence(first: view) { $0.superview }.dropFirst().contains { $0 is UITableView }
    }

    @MainActor private var liesInScrollView: Bool {
      sequence(first: view) { $0.superview }.dropFirst().contains { $0 is UIScrollView }
    }

    @MainActor func differences(from other: State, edited: [UIView]) -> [String] {
      zip(values, other.values).filter { now, before in
        if now.name == "offset", let scrollView = view as? UIScrollView {
          return now.numbers != before.numbers && !scrollView.isWhereLeastScrollingLeads(to: edited)
        }
        // Another part of scrolled content is in the safe area.
        if now.name == "safe area", !edited.isEmpty, liesInScrollView { return false }
        return now.numbers != before.numbers
      }.map {
        "\($0.name): \($0.numbers), before \($1.numbers)"
      }
    }
  }
}

/// Expects every view of a window to be as it was, but for scroll views that keep an edited input in sight.
@MainActor func expectSame(
  _ now: ViewTree, as before: ViewTree, _ comment: String, edited: [UIView] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = now.differences(from: before, edited: edited)
  #expect(differences.isEmpty, "\(comment): \(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
#endif
