#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// Every place of a window, kind of keyboard, orientation and strategy, with a list and without one.
///
/// The pad is 834 × 1194 points, the second screen 1920 × 1080; the keyboard is 400 high.
@MainActor @Suite(.serialized) struct WindowGridTests {
  enum Place: CaseIterable {
    case full, leftHalf, rightHalf, slideOver, stageAbove, stageAcross, stageAtBottom, secondScreen

    func frame(on size: CGSize) -> CGRect {
      let half = size.width / 2 - 5
      return switch self {
      case .full: CGRect(origin: .zero, size: size)
      case .leftHalf: CGRect(x: 0, y: 0, width: half, height: size.height)
      case .rightHalf: CGRect(x: half + 10, y: 0, width: half, height: size.height)
      case .slideOver: CGRect(x: size.width - 330, y: 10, width: 320, height: size.height - 20)
      case .stageAbove: CGRect(x: 60, y: 20, width: 500, height: 400)
      case .stageAcross: CGRect(x: 200, y: 250, width: 500, height: 480)
      case .stageAtBottom: CGRect(x: 100, y: size.height - 320, width: 450, height: 300)
      case .secondScreen: CGRect(x: 100, y: 100, width: 800, height: 800)
      }
    }
  }

  enum Kind: CaseIterable { case docked, floating, foreign }

  private static let strategies: [KeyboardLifter.Strategy] = [
    .automatic, .resize(), .extend(), .inset, .slide(), .off,
  ]

  @Test("The input is seen where it can be, other windows stay, and all comes back", arguments: Place.allCases)
  func laws(place: Place) {
    for isTurned in [false, true] {
      for kind in Kind.allCases {
        for strategy in Self.strategies {
          for hasList in [true, false] {
            Case(place: place, kind: kind, isTurned: isTurned, strategy: strategy, hasList: hasList).check()
          }
        }
      }
    }
  }

  @MainActor private struct Case {
    let place: Place
    let kind: Kind
    let isTurned: Bool
    let strategy: KeyboardLifter.Strategy
    let hasList: Bool

    func check() {
      let stage = Stage(SimulatedDevice(size: CGSize(width: 834, height: 1194), idiom: .pad))
      if isTurned { stage.device.rotate(to: .landscapeRight) }
      let far = stage.device.makeScreen(size: CGSize(width: 1920, height: 1080))
      let screen = place == .secondScreen ? far : stage.device.screen
      let frame = place.frame(on: screen.bounds.size)
      let pane = Pane(on: stage, at: frame, of: screen, content: hasList ? 300 : nil)
      let other = Pane(on: stage, at: Place.leftHalf.frame(on: stage.device.screen.bounds.size))
      let (looks, otherLooks, bottom) = (pane.looks, other.looks, pane.fieldBottom)
      let keyboard = keyboardFrame(on: screen.bounds)
      let lifter = KeyboardLifter(for: pane.controller.view, strategy: strategy)
      let otherLifter = KeyboardLifter(for: other.controller.view, strategy: strategy)

      pane.field.becomeFirstResponder()
      for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification] {
        stage.post(name, to: keyboard, isLocal: kind != .foreign, from: screen)
      }
      // Where the keyboard's top lies in the window; a window that does not reach it loses nothing.
      let top = keyboard.minY < frame.maxY ? keyboard.minY - frame.minY : .infinity
      checkField(pane, top: top, before: bottom)
      #expect(other.looks == otherLooks, "\(self)")
      #expect(stage.view.transform == .identity, "\(self)")

      pane.window.endEditing(true)
      let gone = keyboard.offsetBy(dx: 0, dy: keyboard.height)
      stage.post(UIResponder.keyboardWillHideNotification, to: gone, from: screen)
      stage.post(UIResponder.keyboardDidHideNotification, to: gone, from: screen)
      #expect(pane.looks == looks, "\(self)")
      #expect(lifter.isEnabled && otherLifter.isEnabled)
    }

    private func keyboardFrame(on screen: CGRect) -> CGRect {
      kind == .floating
        ? CGRect(x: 100, y: screen.height - 500, width: 320, height: 300)
        : CGRect(x: 0, y: screen.height - 400, width: screen.width, height: 400)
    }

    private func checkField(_ pane: Pane, top: CGFloat, before: CGFloat) {
      let after = pane.fieldBottom
      let height = pane.window.bounds.height
      let overlap = kind == .floating ? 0 : max(0, height - max(0, top))
      switch strategy {
      case .automatic where kind == .docked && top >= 44:
        #expect(isNear(after, min(before, top - 10)), "\(self)")
      case .inset where kind == .docked && top >= 44 && hasList:
        #expect(isNear(after, min(before, top - 10)), "\(self)")
      case .resize where kind == .docked && top >= 44 && hasList, .extend where kind == .docked && top >= 44 && hasList:
        #expect(after <= top, "\(self)")
      case .slide: #expect(after <= before, "\(self)")
      case .off: #expect(after == before, "\(self)")
      default: if kind != .docked || overlap == 0 { #expect(isNear(after, before), "\(self)") }
      }
      if case .inset = strategy, hasList, kind != .floating {
        #expect(pane.list.contentInset.bottom == min(overlap, height), "\(self)")
      }
      #expect(pane.field.convert(pane.field.bounds, to: nil).minX == 16, "\(self)")
    }
  }
}
#endif
