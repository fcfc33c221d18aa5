#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Reports about accessory views and the system's guide since iOS 26, in the app: a docked bar stands on both.
@MainActor @Suite(.serialized) struct AccessoryReports {
  private final class KeyboardWindow: UIWindow { override var canBecomeKey: Bool { false } }

  /// A screen of 393 × 852 with a bar from 768 to 818, and a field in it.
  private let stage = Stage(
    SimulatedDevice(
      size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))
  private let bar = UIView(frame: CGRect(x: 0, y: 768, width: 393, height: 50))
  private let field = Make.field(at: 8)
  private let window: KeyboardWindow

  init() {
    window = KeyboardWindow(windowScene: stage.device.scene)
    window.isHidden = false
    bar.addSubview(field)
    stage.view.addSubview(bar)
    bar.keyboardLift.dock()
  }

  private func edit(accessory: CGRect) {
    let view = UIView(frame: accessory)
    window.addSubview(view)
    field.inputAccessoryView = view
    field.becomeFirstResponder()
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
      stage.post(name, to: CGRect(x: 0, y: 516, width: 393, height: 336))
    }
  }

  private var bottom: CGFloat { stage.rect(of: bar).maxY }

  private func expectRest() {
    stage.endEditing()
    #expect(bottom == 818)
  }

  // B102: badoo/Chatto#797
  @Test("B102 in the app: a bar stands on an accessory view that the keyboard's frame does not hold, or does")
  func anAccessoryBesideTheFrame() {
    edit(accessory: CGRect(x: 0, y: 466, width: 393, height: 50))
    #expect(bottom == 466)
    expectRest()
    field.inputAccessoryView = nil
    edit(accessory: CGRect(x: 0, y: 516, width: 393, height: 50))
    #expect(bottom == 516)
    expectRest()
  }

  // B157: hackiftekhar/IQKeyboardManager#2177
  @Test("B157 in the app: an accessory view counts with the height that it has")
  func anAccessoryOf58() {
    edit(accessory: CGRect(x: 0, y: 458, width: 393, height: 58))
    #expect(bottom == 458)
    expectRest()
  }

  // B038: hackiftekhar/IQKeyboardManager#2124
  @Test("B038 in the app: a hide whose frame is as high as a bar is a hide")
  func aHideWithABarsFrame() {
    edit(accessory: CGRect(x: 0, y: 472, width: 393, height: 44))
    #expect(bottom == 472)
    stage.post(UIResponder.keyboardWillHideNotification, to: CGRect(x: 0, y: 808, width: 393, height: 44))
    #expect(bottom == 818)
    expectRest()
  }

  // B104: chockenberry/KeyboardAvoider (FB18129551, FB18129558)
  @Test("B104 in the app: a bar stands where did-show has the keyboard, wherever the system's guide is")
  func theGuideIsNotFollowed() {
    stage.post(UIResponder.keyboardWillShowNotification, to: CGRect(x: 0, y: 500, width: 393, height: 352))
    #expect(bottom == 500)
    stage.post(UIResponder.keyboardDidShowNotification, to: CGRect(x: 0, y: 546, width: 393, height: 306))
    #expect(bottom == 546)
    #expect(!stage.view.hasKeyboardLayoutGuide)
    expectRest()
  }
}
#endif
