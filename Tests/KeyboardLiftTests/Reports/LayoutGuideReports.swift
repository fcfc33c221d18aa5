#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about keyboards of which a layout guide and the notifications tell otherwise.
@MainActor @Suite(.serialized) struct LayoutGuideReports {
  @Test(
    "B104 where a layout guide and the notifications differ, what uses the guide is left to it, and what does not is not"
  )
  func b104() {
    let (field, bar) = (Make.field(at: 620), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage {
      $0.addSubview(field)
      $0.addSubview(bar)
    }
    let lifter = KeyboardLifter(for: stage.view)
    // Asked for and used by no constraint: what it says is not asked.
    let guide = stage.view.keyboardLayoutGuide
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    stage.endEditing()
    let tie = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
    tie.isActive = true
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    #expect(lifter.explanations.last?.reason == .revealed)
    stage.endEditing()
    let ownField = Make.field(at: 0, in: bar)
    bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
    stage.edit(ownField)
    #expect(stage.view.transform == .identity)
    #expect(lifter.explanations.last?.reason == .systemOwned)
    stage.endEditing()
  }

  @Test("B135 a suggestion bar that comes without a will-notification is taken from the next did-notification")
  func b135() {
    let field = Make.field(at: 600)
    let stage = Stage { $0.addSubview(field) }
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field, keyboard: 216)
    #expect(isNear(stage.rect(of: field).maxY, 441))
    stage.post(UIResponder.keyboardDidChangeFrameNotification, to: stage.frame(ofKeyboard: 256))
    #expect(isNear(stage.rect(of: field).maxY, 401))
    stage.endEditing()
    #expect(stage.view.transform == .identity)
    #expect(lifter.isEnabled)
  }
}
#endif
