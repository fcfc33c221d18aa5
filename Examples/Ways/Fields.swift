import KeyboardLift

/// Some fields one below the other, the same for each of the ways.
final class Fields: UIView {
  let all: [UITextField]

  init(_ count: Int) {
    all = (1...count).map { UITextField(placeholder: "Field \($0)", returnKey: .done) }
    super.init(frame: .zero)
    let bottom = addColumn(all, below: topAnchor)
    let end = bottomAnchor.constraint(equalTo: bottom, constant: 16)
    // Where something else rules the height, that counts.
    end.priority = .defaultLow
    end.isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The fields are made in code.") }
}
