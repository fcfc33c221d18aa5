#if !canImport(UIKit)
import KeyboardLift
import Observation
import Testing
import UIKitStandInTesting

/// The keyboard for those who observe it.
@MainActor @Suite(.serialized) struct KeyboardObserverTests {
  @available(iOS 17, macOS 14, *)
  @Test("What is read is read again when the keyboard moves, and not when nothing does")
  func changesAreObserved() {
    let stage = Stage()
    let observer = KeyboardObserver()
    let box = UIView(frame: CGRect(x: 0, y: 350, width: 375, height: 100))
    stage.view.addSubview(box)
    func changes(_ act: () -> Void) -> Bool {
      nonisolated(unsafe) var hasChanged = false
      withObservationTracking {
        _ = observer.overlap(of: box)
      } onChange: {
        hasChanged = true
      }
      act()
      return hasChanged
    }
    #expect(observer.overlap(of: box) == 0 && !observer.isDocked)
    #expect(changes { stage.willShowKeyboard(260, duration: 0.4) })
    #expect(observer.overlap(of: box) == 43 && observer.isDocked)
    #expect(observer.duration == 0.4)
    #expect(observer.coveredRect(of: box) == CGRect(x: 0, y: 57, width: 375, height: 43))
    #expect(!changes { stage.willShowKeyboard(260) })
    #expect(changes { stage.hideKeyboard() })
    #expect(observer.overlap(of: box) == 0 && observer.coveredRect(of: box) == nil)
  }

  @available(iOS 17, macOS 14, *)
  @Test("The overlap is in the view's own coordinates, whatever moves or scales it and wherever its window is")
  func ownCoordinates() {
    let device = SimulatedDevice(size: CGSize(width: 800, height: 667))
    let scene = device.makeScene(frame: CGRect(x: 100, y: 67, width: 400, height: 600))
    let window = device.makeWindow(root: UIViewController(), in: scene)
    let stage = Stage(device)
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    window.rootViewController?.view.addSubview(box)
    stage.showKeyboard(260)
    let observer = KeyboardObserver()
    // The keyboard begins at 407 of the screen, 340 of the window.
    #expect(observer.overlap(of: box) == 60)
    box.bounds.origin.y = 1000
    #expect(observer.coveredRect(of: box) == CGRect(x: 0, y: 1040, width: 100, height: 60))
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    // It lies from 250 to 450 of the window: 110 points of it are covered, 55 of its own.
    #expect(isNear(observer.overlap(of: box), 55))
    #expect(observer.overlap(of: UIView(frame: fullScreen)) == 0)
    stage.hideKeyboard()
  }

  @available(iOS 17, macOS 14, *)
  @Test("An observer that is let go is told no more")
  func itIsHeldWeakly() {
    let stage = Stage()
    weak var observer: KeyboardObserver?
    do {
      let kept = KeyboardObserver()
      observer = kept
      #expect(observer != nil)
    }
    #expect(observer == nil)
    stage.showKeyboard()
    stage.hideKeyboard()
  }
}
#endif
