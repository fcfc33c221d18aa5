#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Moving the root does not feed back through its safe area, whichever way the system reports that of moved views.
@MainActor @Suite(.serialized) struct SafeAreaTests {
  /// A field pinned to the bottom of the safe area, of a phone without a home button.
  private func pinned(_ model: SafeAreaOfMovedViews, inset: UIEdgeInsets = .zero) -> (Stage, UITextField) {
    let device = SimulatedDevice(
      size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    device.safeAreaOfMovedViews = model
    let field = UITextField(frame: .zero)
    field.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(device) { $0.addSubview(field) }
    stage.controller.additionalSafeAreaInsets = inset
    let guide = stage.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor), field.widthAnchor.constraint(equalToConstant: 200),
      field.heightAnchor.constraint(equalToConstant: 34), field.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    stage.window.layoutIfNeeded()
    return (stage, field)
  }

  @Test(arguments: [SafeAreaOfMovedViews.follows, .stays])
  func aFieldPinnedToTheSafeAreaComesToStandAboveTheKeyboard(model: SafeAreaOfMovedViews) {
    let (stage, field) = pinned(model, inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let start = stage.rect(of: field)
    let insets = stage.view.safeAreaInsets
    let lifter = KeyboardLifter(for: stage.view)
    for _ in 0..<3 {
      stage.edit(field, keyboard: 336)
      #expect(isNear(stage.rect(of: field).maxY, 844 - 336 - 10))
      #expect(stage.view.safeAreaInsets == insets)
      stage.endEditing()
      stage.window.layoutIfNeeded()
      #expect(stage.rect(of: field) == start)
      #expect(stage.controller.additionalSafeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(stage.view.safeAreaInsets == insets)
    }
    #expect(lifter.isEnabled)
  }

  @Test(arguments: [SafeAreaOfMovedViews.follows, .stays])
  func theSameNotificationAgainIsANoOp(model: SafeAreaOfMovedViews) {
    let (stage, field) = pinned(model)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field, keyboard: 336)
    stage.device.forgetAnimations()
    let (transform, insets) = (stage.view.transform, stage.controller.additionalSafeAreaInsets)
    for _ in 0..<3 {
      stage.showKeyboard(336)
      #expect(stage.view.transform == transform)
      #expect(stage.controller.additionalSafeAreaInsets == insets)
      #expect(stage.device.animations.isEmpty)
      #expect(lifter.explanations.last?.changes == [])
    }
    stage.endEditing()
  }

  @Test(arguments: [SafeAreaOfMovedViews.follows, .stays])
  func aRotationWhileLiftedLeavesNothing(model: SafeAreaOfMovedViews) {
    let (stage, field) = pinned(model)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field, keyboard: 336)
    stage.device.rotate(to: .landscapeLeft, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    stage.showKeyboard(200)
    #expect(isNear(stage.rect(of: field).maxY, 390 - 200 - 10))
    #expect(stage.rect(of: field).minX == 47)
    stage.endEditing()
    stage.window.layoutIfNeeded()
    #expect(stage.controller.additionalSafeAreaInsets == .zero)
    #expect(stage.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(isNear(stage.rect(of: field).maxY, 390 - 21))
    #expect(lifter.isEnabled)
  }

  @Test(arguments: [SafeAreaOfMovedViews.follows, .stays])
  func aNoteBesideTheInputKeepsItsPlaceThroughTheMove(model: SafeAreaOfMovedViews) {
    let (stage, field) = pinned(model)
    let note = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    note.alwaysBounceVertical = true
    note.text = String(repeating: "line\n", count: 200)
    stage.view.insertSubview(note, at: 0)
    stage.window.layoutIfNeeded()
    note.contentOffset = note.restingOffsets.greatest
    let offset = note.contentOffset
    #expect(note.adjustedContentInset.bottom == 34)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field, keyboard: 336)
    stage.endEditing()
    #expect(note.adjustedContentInset.bottom == 34)
    #expect(note.contentOffset == offset)
    #expect(lifter.isEnabled)
  }

  @Test func whatUIKitInsetsForTheSafeAreaIsNotInsetTwice() {
    let device = SimulatedDevice(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let scrollView = Make.scrollView(fullScreen, content: 900)
    scrollView.contentInsetAdjustmentBehavior = .automatic
    let field = Make.field(at: 560, in: scrollView)
    let stage = Stage(device) { $0.addSubview(scrollView) }
    for (strategy, bottom) in [(KeyboardLifter.Strategy.inset, CGFloat(226)), (.resize(), 0)] {
      let lifter = KeyboardLifter(for: stage.view, strategy: strategy)
      scrollView.contentOffset.y = -20
      stage.edit(field)
      #expect(scrollView.contentInset.bottom == bottom)
      #expect(stage.rect(of: field).maxY <= 407)
      #expect(isNear(scrollView.frame.height - scrollView.adjustedContentInset.bottom, 407))
      // That the shortened frame has left the safe area is our doing, and no news.
      #expect(!lifter.explanations.contains { $0.event == "inset" })
      stage.endEditing()
      #expect(scrollView.contentInset == .zero)
      #expect(scrollView.frame == fullScreen)
      #expect(scrollView.adjustedContentInset.bottom == 34)
      #expect(scrollView.contentOffset.y == -20)
      lifter.isEnabled = false
    }
  }
}
#endif
