#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct ScrollViewTests {
  let device = SimulatedDevice(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let controller = UIViewController()
  let window: UIWindow
  let scroll = UIScrollView(frame: rect(0, 0, 390, 844))

  init() {
    window = device.makeWindow(root: controller)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 390, height: 2000)
    controller.view.addSubview(scroll)
  }

  @Test func anOffsetSetInCodeIsRoundedAndNotClamped() {
    scroll.contentOffset = CGPoint(x: 0, y: 5000.2)
    #expect(abs(scroll.contentOffset.y - 5000.333333) < 1e-4 && scroll.bounds.minY == scroll.contentOffset.y)
    scroll.setContentOffset(CGPoint(x: 0, y: -300), animated: false)
    #expect(scroll.contentOffset.y == -300)
  }

  @Test func changesOfSizeInsetAndBoundsClamp() {
    scroll.contentOffset.y = 5000
    scroll.contentSize.height = 1900
    #expect(scroll.contentOffset.y == 1056)
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 1356
    #expect(scroll.restingOffsets.greatest.y == 1356)
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 1056)
    scroll.frame.size.height = 900
    #expect(scroll.contentOffset.y == 1000)
    scroll.contentSize.height = 100
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func aFingerHoldsTheOffset() {
    let user = SimulatedUser(window)
    #expect(user.beginDragging(scroll))
    user.drag(scroll, to: CGPoint(x: 0, y: -80))
    scroll.contentSize.height = 1000
    #expect(scroll.contentOffset.y == -80 && scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
    user.endDragging(scroll, decelerating: true)
    #expect(!scroll.isTracking && scroll.isDecelerating && scroll.contentOffset.y == -80)
    user.endDecelerating(scroll)
    #expect(!scroll.isDragging && scroll.contentOffset.y == 0)
    scroll.isScrollEnabled = false
    #expect(!user.scroll(scroll, to: CGPoint(x: 0, y: 10)) && scroll.contentOffset.y == 0)
  }

  @Test func theDelegateHearsTheUserAndTheCode() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let log = Log()
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log("scroll \(Int(scrollView.contentOffset.y))") }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log("end") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log("animated") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log("inset") }
    }
    let delegate = Delegate()
    scroll.delegate = delegate
    SimulatedUser(window).scroll(scroll, to: CGPoint(x: 0, y: 50))
    scroll.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    scroll.contentInset.bottom = 10
    device.advance(by: 1)
    #expect(delegate.log.lines == ["begin", "scroll 50", "end", "scroll 70", "inset", "animated"])
    #expect(device.animations.last?.changes(.contentOffset, of: scroll) == true)
  }

  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  @Test(
    arguments: [
      (.never, 100, 0), (.never, 2000, 0), (.always, 100, 47), (.scrollableAxes, 100, 0),
      (.scrollableAxes, 2000, 47), (.automatic, 100, 0), (.automatic, 2000, 47),
    ] as [(Behavior, CGFloat, CGFloat)])
  func behaviorsAddWhatTheySay(_ row: (Behavior, CGFloat, CGFloat)) {
    scroll.contentSize.height = row.1
    scroll.contentInset.top = 5
    scroll.contentInsetAdjustmentBehavior = row.0
    #expect(scroll.adjustedContentInset.top == row.2 + 5)
    #expect(scroll.adjustedContentInset.bottom == (row.2 == 0 ? CGFloat(0) : 34))
  }

  @Test func contentAtTheTopStaysAtTheTopWhenTheInsetComes() {
    scroll.contentInsetAdjustmentBehavior = .automatic
    #expect(scroll.contentOffset.y == -47)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 10
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func theContentScrollViewUnderABarIsInsetEvenIfItIsShort() {
    let inner = UIViewController()
    let short = UIScrollView(frame: rect(0, 0, 390, 844))
    inner.view.addSubview(short)
    window.rootViewController = UINavigationController(rootViewController: inner)
    window.layoutIfNeeded()
    #expect(inner.view.safeAreaInsets.top == 91 && short.adjustedContentInset.top == 91)
    inner.setContentScrollView(UIScrollView(), for: .top)
    short.contentInset.left = 1
    #expect(inner.contentScrollView(for: .bottom) === short)
  }

  @Test func scrollRectToVisibleMovesTheLeast() {
    scroll.contentInset.bottom = 344
    scroll.scrollRectToVisible(rect(0, 100, 10, 10), animated: false)
    #expect(scroll.contentOffset.y == 0)
    scroll.scrollRectToVisible(rect(0, 600, 10, 40), animated: false)
    #expect(scroll.contentOffset.y == 140)
    scroll.scrollRectToVisible(rect(0, 50, 10, 40), animated: false)
    #expect(scroll.contentOffset.y == 50)
    scroll.scrollRectToVisible(rect(0, 600, 10, 900), animated: false)
    #expect(scroll.contentOffset.y == 600)
    scroll.scrollRectToVisible(.zero, animated: false)
    #expect(scroll.contentOffset.y == 600)
    scroll.scrollRectToVisible(rect(0, 1990, 10, 500), animated: false)
    #expect(scroll.contentOffset.y == 1500)
  }

  @Test func aDragDismissesTheKeyboardWhereItIsTold() {
    let field = UITextField(frame: rect(0, 0, 100, 30))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    SimulatedUser(window).scroll(scroll, to: CGPoint(x: 0, y: 10))
    #expect(field.isFirstResponder)
    scroll.keyboardDismissMode = .onDrag
    SimulatedUser(window).scroll(scroll, to: CGPoint(x: 0, y: 20))
    #expect(!field.isFirstResponder)
  }
}
#endif
