#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The way of 2011, `view.keyboardLift.strategy = .slide()`, with the article's numbers.
///
/// The view fills the screen of 320 × 480. In portrait the scale runs from 20 % of 480 = 96 to 80 % = 384, over 288 points;
/// in landscape from 64 to 256, over 192.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct SlidingViewTests {
  let screen = RecipeScreen()
  let top = UITextField(y: 40)
  let middle = UITextField(y: 226)
  let bottom = UITextField(y: 440)

  init() {
    for field in [top, middle, bottom] { screen.view.addSubview(field) }
    screen.view.keyboardLift.strategy = .slide()
  }

  private var shift: CGFloat { screen.view.transform.ty }

  // MARK: The article's screen

  @Test func aFieldAtTheTopMovesNothing() {
    screen.edit(top)
    // Its midline is at 55, above 96.
    #expect(shift == 0)
    #expect(screen.shows(top))
  }

  @Test func aFieldInTheMiddleMovesTheViewByHalfTheKeyboard() {
    screen.edit(middle)
    // Midline 241: (241 − 96) / 288 = 0.50347, and 0.50347 · 216 = 108.75, in whole points 108.
    #expect(shift == -108)
    #expect(screen.rect(of: middle) == CGRect(x: 16, y: 118, width: 200, height: 30))
  }

  @Test func aFieldAtTheBottomMovesTheViewByTheWholeKeyboard() {
    screen.edit(bottom)
    // Midline 455, below 384: 1 · 216.
    #expect(shift == -216)
    #expect(screen.rect(of: bottom).maxY == 254)
    #expect(screen.shows(bottom))
  }

  @Test(arguments: [(154.0, 54.0), (200, 89), (81, 0), (82, 0), (83, 1), (370, 216), (368, 215)])
  func distancesAreWholePoints(y: CGFloat, distance: CGFloat) {
    // With midline m = y + 15 the distance is floor(216 · (m − 96) / 288) = floor(0.75 · (m − 96)):
    // 169 → 54.75; 215 → 89.25; 96 → 0; 97 → 0.75; 98 → 1.5; 385 → 216 at most; 383 → 215.25.
    let field = UITextField(y: y)
    screen.view.addSubview(field)
    screen.edit(field)
    #expect(-shift == distance)
  }

  @Test func fromFieldToFieldTheViewMovesOnceAndNotByWayOfWhereItWas() {
    screen.edit(middle)
    screen.device.forgetAnimations()
    screen.edit(bottom)
    let moves = screen.device.animations.filter { $0.changes(.transform, of: screen.view) }
    #expect(moves.count == 1)
    #expect(moves.first?.options.contains(.beginFromCurrentState) == true)
    #expect(shift == -216)
    screen.edit(top)
    #expect(shift == 0)
  }

  @Test func returnOfTheOwnDelegateEndsEditingAndTheViewComesBack() {
    let delegate = ResigningDelegate()
    bottom.delegate = delegate
    screen.edit(bottom)
    screen.pressReturn()
    #expect(!bottom.isFirstResponder)
    #expect(screen.view.transform == .identity)
    #expect(screen.rect(of: bottom).minY == 440)
  }

  @Test func inLandscapeTheKeyboardIsLower() {
    screen.rotate(to: .landscapeLeft)
    screen.edit(middle)
    // Midline 241 of a view of 320: (241 − 64) / 192 = 0.92188, · 162 = 149.3.
    #expect(shift == -149)
    #expect(screen.shows(middle))
  }

  @Test func aWindowSlidesItsContentAndLeavesTheBars() {
    let field = UITextField(y: 400)
    let content = UIViewController()
    content.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: content)
    let screen = RecipeScreen(navigation)
    let bar = screen.rect(of: navigation.navigationBar)
    let lifter = KeyboardLifter(sliding: screen.window)
    let before = screen.rect(of: field)
    screen.edit(field)
    #expect(screen.rect(of: field).minY < before.minY)
    #expect(screen.shows(field))
    #expect(screen.rect(of: navigation.navigationBar) == bar)
    #expect(navigation.view.transform == .identity)
    screen.endEditing()
    #expect(screen.rect(of: field) == before)
    #expect(lifter.explanations.last?.reason == .hidden)
  }

  @Test func aViewThatIsGivenNoStrategyAnyMoreIsGivenBack() {
    screen.edit(bottom)
    screen.view.keyboardLift.strategy = nil
    #expect(screen.view.transform == .identity)
    #expect(screen.view.keyboardLift.strategy == nil)
  }

  // MARK: Its faults

  @Test func theHeightIsTheKeyboardsOwn() {
    screen.keyboardHeight = (portrait: 253, landscape: 199)
    screen.edit(bottom)
    #expect(shift == -253)
    screen.edit(middle)
    // 0.50347 · 253 = 127.4.
    #expect(shift == -127)
  }

  @Test func theClassicHeightsCanBeHad() {
    screen.view.keyboardLift.strategy = .slide(keyboardHeight: .classic)
    screen.keyboardHeight = (portrait: 253, landscape: 199)
    screen.edit(bottom)
    #expect(shift == -216)
    screen.rotate(to: .landscapeRight)
    #expect(shift == -162)
  }

  @Test func aMissedEndLeavesNoShift() {
    screen.edit(bottom)
    // The keyboard says again that it comes, as it did at every change of field before iOS 11; it goes once.
    screen.showKeyboard()
    screen.showKeyboard()
    screen.finish()
    #expect(shift == -216)
    bottom.removeFromSuperview()
    screen.finish()
    screen.hideKeyboard()
    screen.finish()
    #expect(screen.view.transform == .identity)
  }

  @Test func manyRoundsEndWhereTheyBegan() {
    for field in [top, middle, bottom, middle, bottom, top, bottom] {
      screen.edit(field)
      if field === bottom { screen.endEditing() }
    }
    screen.endEditing()
    #expect(screen.view.transform == .identity)
    #expect(screen.rect(of: middle).minY == 226)
  }

  @Test func aRotationInBetweenIsPlannedAnewAndLeavesNothing() {
    screen.edit(middle)
    screen.rotate(to: .landscapeLeft)
    #expect(shift == -149)
    #expect(screen.rect(of: screen.view) == CGRect(x: 0, y: -149, width: 480, height: 320))
    screen.endEditing()
    #expect(screen.view.transform == .identity)
    screen.rotate(to: .portrait)
    #expect(screen.rect(of: screen.view) == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(screen.rect(of: middle).minY == 226)
  }

  @Test func whetherTheFieldIsVisibleIsChecked() {
    // Under a keyboard of 250 in landscape a field at 60 is none that the formula moves for: midline 75 of 320 is
    // (75 − 64) / 192 · 250 = 14.3, so it ends at 76, and the keyboard begins at 70: 6 of 30 points are hidden.
    screen.rotate(to: .landscapeLeft)
    screen.keyboardHeight = (portrait: 250, landscape: 250)
    let lifter = KeyboardLifter(sliding: screen.view)
    screen.view.keyboardLift.strategy = nil
    let field = UITextField(y: 60)
    screen.view.addSubview(field)
    screen.edit(field)
    #expect(shift == -14)
    #expect(lifter.explanations.last?.covered.map { abs($0 - 0.2) < 0.001 } == true)
    #expect(lifter.explanations.last?.description.hasSuffix("20 % still hidden)") == true)
    // And guaranteed by the automatic way: 60 + 30 + 10 − 70 = 30 points.
    lifter.strategy = .automatic
    #expect(shift == -30)
    #expect(lifter.explanations.last?.covered == 0)
  }

  @Test func aTextViewSlidesTheViewToo() {
    let note = UITextView(frame: CGRect(x: 16, y: 400, width: 288, height: 60))
    screen.view.addSubview(note)
    screen.edit(note)
    // Midline 430, below 384.
    #expect(shift == -216)
    screen.endEditing()
    #expect(screen.view.transform == .identity)
  }

  @Test func aHardwareKeyboardMovesNothing() {
    screen.keyboardHeight = (portrait: 0, landscape: 0)
    screen.edit(bottom)
    #expect(shift == 0)
  }

  @Test func aFloatingKeyboardMovesNothing() {
    screen.edit(bottom)
    #expect(shift == -216)
    let floating = CGRect(x: 0, y: 100, width: 320, height: 216)
    screen.post(
      UIResponder.keyboardWillChangeFrameNotification, from: screen.keyboardFrame, to: floating, duration: 0.25)
    #expect(screen.view.transform == .identity)
  }

  @Test func theViewMovesInStepWithTheKeyboard() {
    bottom.becomeFirstResponder()
    let move = screen.device.animations.last { $0.changes(.transform, of: screen.view) }
    #expect(move?.duration == 0.25)
    #expect(move?.curve == 7)
    #expect(move?.start == screen.device.now)
    screen.finish()
    screen.device.forgetAnimations()
    screen.window.endEditing(true)
    #expect(screen.device.animations.last { $0.changes(.transform, of: screen.view) }?.curve == 7)
    screen.finish()
  }
}

/// Ends editing at return, as the articles' controllers do.
final class ResigningDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
#endif
