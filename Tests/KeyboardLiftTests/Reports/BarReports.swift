#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about bars on the keyboard, and the keyboard's own bars, in the app.
@MainActor @Suite(.serialized) struct BarReports {
  /// A bar at the bottom of 375 × 667, from 617 to 667, and a field.
  private let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
  private let stage: Stage

  init() {
    let bar = bar
    stage = Stage { $0.addSubview(bar) }
    bar.keyboardLift.dock()
  }

  private var bottom: CGFloat { stage.rect(of: bar).maxY }

  // B017: IdleHandsApps/IHKeyboardAvoiding#62
  @Test("B017 in the app: a bar of codes comes and goes, and all ends where it began")
  func aBarOfCodesComesAndGoes() {
    var bottoms: [CGFloat] = []
    for height in [291, 336, 291] as [CGFloat] {
      stage.showKeyboard(height)
      bottoms.append(bottom)
    }
    stage.hideKeyboard()
    #expect(bottoms == [376, 331, 376])
    #expect(bottom == 667 && bar.transform == .identity)
  }

  // B018: hackiftekhar/IQKeyboardManager#962
  @Test("B018 in the app: a bar of suggestions that comes after the keyboard covers neither bar nor field")
  func aBarOfSuggestionsComesLate() {
    let field = Make.field(at: 560, in: stage.view)
    let lifter = KeyboardLifter(for: stage.view)
    stage.edit(field, keyboard: 216)
    #expect(bottom == 451 && isNear(stage.rect(of: field).maxY, 391))
    stage.post(UIResponder.keyboardWillChangeFrameNotification, to: stage.frame(ofKeyboard: 260))
    #expect(bottom == 407 && isNear(stage.rect(of: field).maxY, 347))
    stage.endEditing()
    #expect(lifter.isEnabled)
  }

  // B019: stackoverflow.com/questions/25946121
  @Test("B019 in the app: suggestions toggled move the bar by exactly 33 points, and back")
  func suggestionsToggled() {
    let frames = [CGRect(x: 0, y: 442, width: 375, height: 225), CGRect(x: 0, y: 409, width: 375, height: 258)]
    var bottoms: [CGFloat] = []
    Make.field(at: 0, in: bar).becomeFirstResponder()
    for frame in [frames[0], frames[1], frames[0]] {
      let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ]
      for name in names {
        stage.post(name, to: frame)
        bottoms.append(bottom)
      }
    }
    #expect(bottoms == [442, 442, 442, 442, 409, 409, 409, 409, 442, 442, 442, 442])
    stage.hideKeyboard()
    #expect(bottom == 667)
  }

  // B061: flutter/flutter#164884
  @Test("B061 in the app: a hide without a duration is applied at once, in the midst of a show")
  func aHideWithoutADuration() {
    stage.willShowKeyboard(291)
    stage.device.advance(by: 0.05)
    stage.device.forgetAnimations()
    stage.post(
      UIResponder.keyboardWillHideNotification, to: CGRect(x: 0, y: 667, width: 375, height: 291), duration: 0)
    #expect(bottom == 667 && stage.device.animations.isEmpty)
    stage.post(UIResponder.keyboardDidShowNotification, to: stage.frame(ofKeyboard: 291))
    stage.device.advance(by: 1)
    #expect(bottom == 667)
    stage.hideKeyboard()
  }

  // B101: nathantannar4/InputBarAccessoryView#198
  @Test("B101 in the app: a drag that is given up leaves the bar on the keyboard")
  func aDragThatIsGivenUp() {
    let list = Make.scrollView(CGRect(x: 0, y: 0, width: 375, height: 617), content: 2000, in: stage.view)
    list.keyboardDismissMode = .interactive
    bar.keyboardLift.dock(list: list)
    stage.showKeyboard(216)
    let user = SimulatedUser(stage.window)
    user.beginDragging(list)
    var bottoms: [CGFloat] = []
    for height in [451, 600, 451] as [CGFloat] {
      user.moveFinger(on: list, to: CGPoint(x: 100, y: height))
      bottoms.append(bottom)
    }
    #expect(bottoms == [451, 600, 451])
    user.moveFinger(on: list, to: CGPoint(x: 100, y: 520))
    user.endDragging(list)
    stage.device.advance(by: 1)
    #expect(bottom == 451 && list.contentInset.bottom == 216)
    stage.hideKeyboard()
    #expect(bottom == 667 && list.contentInset.bottom == 0)
  }
}
#endif
