#if !canImport(UIKit)
@testable import KeyboardLift
import Testing
import UIKitStandInTesting

/// What constraints tie to a keyboard layout guide is UIKit's; the form beside it is lifted.
@MainActor @Suite struct KeyboardTiesTests {
  /// A form with a field, and a view that UIKit keeps on the keyboard.
  private func stage(fieldAt y: CGFloat, tying view: UIView, gap: CGFloat = 8) -> (Stage, UITextField) {
    let list = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: y, in: list)
    let stage = Stage {
      $0.addSubview(list)
      $0.addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor, constant: -gap),
      view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    stage.device.layOut()
    return (stage, field)
  }

  @Test("A button tied to the guide beside the form counts as a bar on the keyboard", arguments: [540, 355])
  func button(y: CGFloat) {
    let button = UIButton(type: .system)
    let (stage, field) = stage(fieldAt: y, tying: button)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    // 407, less the button's 44 and the 8 below it.
    #expect(stage.rect(of: button).minY == 355)
    #expect(stage.rect(of: field).maxY == 345)
    #expect(stage.view.transform == .identity)
    stage.endEditing()
    #expect(field.superview?.bounds.minY == 0)
    withExtendedLifetime(lifter) {}
  }

  @Test("An input in what is tied is left alone") func inputInside() {
    let bar = UIView()
    let (stage, _) = stage(fieldAt: 500, tying: bar, gap: 0)
    let field = Make.field(at: 5, in: bar)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(stage.rect(of: bar).maxY == 407)
    #expect(stage.view.transform == .identity)
    #expect(lifter.explanations.last?.reason == .systemOwned)
    stage.endEditing()
  }

  @Test("A view that is stretched down to the keyboard is no bar") func stretched() {
    let background = UIView()
    let list = Make.scrollView(fullScreen, content: 900)
    let field = Make.field(at: 300, in: list)
    let stage = Stage {
      $0.addSubview(background)
      $0.addSubview(list)
    }
    background.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: stage.view.topAnchor),
      background.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor),
      background.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      background.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
    ])
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field)
    #expect(stage.rect(of: field).minY == 300)
    stage.endEditing()
    withExtendedLifetime(lifter) {}
  }

  @Test("UIKit's own constraints between a guide and its owner tie nothing") func ownersConstraints() {
    let view = UIView(frame: fullScreen)
    view.keyboardLayoutGuide.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    #expect(!KeyboardTies(around: [view]).contains(view))
  }
}
#endif
