import KeyboardLift

extension UIView {
  /// Adds a view that covers this one.
  func addFilling(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: topAnchor),
      subview.bottomAnchor.constraint(equalTo: bottomAnchor),
      subview.leadingAnchor.constraint(equalTo: leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Adds views one below the other, inside of the safe area's sides, and gives back the lower edge of the last one.
  @discardableResult func addColumn(
    _ views: [UIView], below top: NSLayoutYAxisAnchor, spacing: CGFloat = 16
  ) -> NSLayoutYAxisAnchor {
    var edge = top
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: edge, constant: spacing),
        view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      ])
      edge = view.bottomAnchor
    }
    return edge
  }
}

extension UIScrollView {
  /// Adds a view as the content: as wide as the scroll view, and as high as its own constraints make it.
  func addContent(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }
}
