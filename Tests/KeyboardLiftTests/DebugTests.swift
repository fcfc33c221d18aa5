import KeyboardLift
import Testing
import UIKitStandInTesting

@MainActor @Suite(.serialized) struct DebugTests {
  @Test func debug() {
    let field = UITextField(frame: CGRect(x: 16, y: 600, width: 200, height: 34))
    let stage = Stage { $0.addSubview(field) }
    let v = stage.view
    print(v.safeAreaInsets, stage.window.safeAreaInsets, v.convert(v.bounds, to: nil))
    v.transform = CGAffineTransform(translationX: 0, y: -237)
    print(v.safeAreaInsets, stage.window.safeAreaInsets, v.convert(v.bounds, to: nil), v.transform == CGAffineTransform(translationX: 0, y: -237))
    v.layoutIfNeeded()
    print(v.safeAreaInsets, stage.window.safeAreaInsets, v.convert(v.bounds, to: nil), v.convert(v.bounds, to: nil).origin.y == -237)
    v.transform = .identity
    print(v.safeAreaInsets, v.convert(v.bounds, to: nil), v.frame)
    print(field.convert(field.bounds, to: v).minY == 600)
  }
}
