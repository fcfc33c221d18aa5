#if !canImport(UIKit)
import Testing
import UIKitStandInTesting

@testable import KeyboardLift

/// What stands behind a part of a SwiftUI screen, and has that part moved.
@MainActor @Suite(.serialized) struct KeyboardAnchorViewTests {
  private let stage = Stage()
  private let anchor = KeyboardAnchorView(frame: fullScreen)
  /// What SwiftUI shows in front of the anchor, moved as it is told.
  private let part = UIView(frame: fullScreen)

  init() {
    stage.view.addSubview(anchor)
    stage.view.addSubview(part)
    let part = part
    anchor.didChange = { anchor, _ in part.transform = CGAffineTransform(translationX: 0, y: anchor.shift) }
  }

  @Test("The part is moved for its input, as often as told, and back")
  func thePartIsMovedForItsInput() {
    let field = Make.field(at: 600, in: part)
    var durations: [TimeInterval] = []
    let move = anchor.didChange
    anchor.didChange = {
      durations.append($1)
      move?($0, $1)
    }
    stage.edit(field)
    #expect(isNear(stage.rect(of: field).maxY, 397))
    anchor.distance = 20
    stage.device.layOut()
    #expect(isNear(stage.rect(of: field).maxY, 387))
    stage.showKeyboard(300)
    #expect(isNear(stage.rect(of: field).maxY, 347))
    stage.endEditing()
    #expect(part.transform == .identity)
    #expect(durations == [0.25, 0, 0.25, 0])
  }

  @Test("The companion is shown too, if both fit")
  func theCompanionIsShownToo() {
    let field = Make.field(at: 300, in: part)
    anchor.companion = CGRect(x: 16, y: 500, width: 100, height: 44)
    stage.edit(field)
    #expect(part.transform.ty == -147)
    anchor.companion = nil
    stage.device.layOut()
    #expect(part.transform == .identity)
    stage.endEditing()
  }

  @Test("An input elsewhere moves nothing")
  func anInputElsewhere() {
    anchor.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
    stage.device.layOut()
    let field = Make.field(at: 600, in: stage.view)
    stage.edit(field)
    #expect(anchor.shift == 0)
    stage.endEditing()
  }

  @Test("A bar in front of it is told how far it is from the keyboard's top")
  func aBarIsToldHowFarToRise() {
    anchor.frame = CGRect(x: 0, y: 600, width: 375, height: 50)
    anchor.padding = 8
    stage.showKeyboard(260)
    #expect(anchor.rise == 251)
    stage.hideKeyboard()
    #expect(anchor.rise == 0)
  }

  @Test("A part that SwiftUI has moved out of the keyboard's way already is not moved again")
  func aPartThatSwiftUIHasMoved() {
    anchor.frame = CGRect(x: 0, y: 300, width: 375, height: 107)
    stage.showKeyboard(260)
    #expect(anchor.rise == 0 && anchor.shift == 0)
    stage.hideKeyboard()
  }
}
#endif
