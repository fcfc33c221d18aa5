import KeyboardLift
import UIKitStandInTesting

/// A screen with a form in a scroll view among any number of other views, and a lifter for it.
@MainActor private final class AdapterScreen {
  let device = SimulatedDevice()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let fields = [UITextField(frame: CGRect(x: 16, y: 560, width: 200, height: 34)), UITextField()]
  let plainField = UITextField(frame: CGRect(x: 200, y: 620, width: 100, height: 34))
  let note = UITextView(frame: CGRect(x: 16, y: 620, width: 200, height: 120))
  let lifter: KeyboardLifter
  private let window: UIWindow

  init(views: Int) {
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 375, height: 900)
    fields[1].frame = CGRect(x: 16, y: 510, width: 200, height: 34)
    for field in fields { scrollView.addSubview(field) }
    scrollView.addSubview(note)
    controller.view.addSubview(plainField)
    // The others lie in groups of a hundred, as cells and stacks do.
    for group in 0..<(views / 100) {
      let holder = UIView(frame: CGRect(x: 0, y: group % 600, width: 375, height: 1))
      for _ in 1..<100 { holder.addSubview(CountingView()) }
      controller.view.addSubview(holder)
    }
    window = device.makeWindow(root: controller)
    lifter = KeyboardLifter(for: controller.view)
  }

  func post(height: CGFloat) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 667 - height, width: 375, height: height),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      ])
    device.forgetAnimations()
  }
}

/// A view that counts how often somebody looked at one of its kind.
private final class CountingView: UIView {
  @MainActor static var looks = 0

  override var isHidden: Bool {
    get {
      Self.looks += 1
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }
}

@MainActor func printAdapterBenchmark() {
  print("Adapter: what one event costs on a screen of many views")
  typealias Event = (name: String, work: @MainActor (AdapterScreen, Int) -> Void)
  let events: [Event] = [
    ("keyboard notification", { $0.post(height: $1 & 1 == 0 ? 260 : 216) }),
    ("notification, root moved", { $0.post(height: $1 & 1 == 0 ? 260 : 216) }),
    ("focus change", { _ = $0.fields[$1 & 1].becomeFirstResponder() }),
    (
      "caret move",
      { screen, index in
        screen.note.text = index & 1 == 0 ? "one line" : "one line\nand another"
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: screen.note)
      }
    ),
  ]
  for event in events {
    var reference: Double?
    for views in [100, 10_000, 100_000] {
      let screen = AdapterScreen(views: views)
      screen.fields[0].becomeFirstResponder()
      screen.post(height: 216)
      if event.name == "caret move" { screen.note.becomeFirstResponder() }
      if event.name == "notification, root moved" { screen.plainField.becomeFirstResponder() }
      CountingView.looks = 0
      let result = Measurement.of(200, runs: 5) { count in
        for index in 0..<count { event.work(screen, index) }
      }
      let looks = CountingView.looks
      print(
        "  \(pad(event.name, 24)) \(pad("\(views)", 7)) views \(pad(text(result.nanoseconds / 1000, 1), 8)) µs"
          + "  \(pad(text(result.nanoseconds / (reference ?? result.nanoseconds), 2), 5)) × 100 views"
          + "  \(looks) of the other views looked at")
      reference = reference ?? result.nanoseconds
      screen.lifter.isEnabled = false
    }
  }
}
