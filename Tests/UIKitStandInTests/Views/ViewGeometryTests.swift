#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct ViewGeometryTests {
  @Test func frameBoundsAndCenterAreOnePlace() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    #expect(view.bounds == rect(0, 0, 100, 50) && view.center == CGPoint(x: 60, y: 45))
    view.bounds.size.width = 80
    #expect(view.frame == rect(20, 20, 80, 50))
    view.center.y = 100
    #expect(view.frame == rect(20, 75, 80, 50))
  }

  @Test func aTranslationMovesTheFrameOnly() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(translationX: 0, y: -30)
    #expect(view.frame == rect(0, -30, 100, 50) && view.center == CGPoint(x: 50, y: 25))
    view.frame = rect(0, 10, 100, 60)
    #expect(view.frame == rect(0, 10, 100, 60) && view.center == CGPoint(x: 50, y: 70))
  }

  @Test func aScaleIsAboutTheMiddle() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == rect(-50, -25, 200, 100) && view.bounds == rect(0, 0, 100, 50))
  }

  @Test func conversionGoesThroughOffsetsAndTransforms() {
    let root = UIView(frame: rect(0, 0, 320, 480))
    let scroll = UIScrollView(frame: rect(0, 100, 320, 300))
    let field = UITextField(frame: rect(20, 500, 200, 30))
    root.addSubview(scroll)
    scroll.addSubview(field)
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.contentOffset.y = 400
    #expect(field.convert(field.bounds, to: root) == rect(20, 200, 200, 30))
    #expect(field.convert(CGPoint(x: 20, y: 200), from: root) == .zero)
    scroll.transform = CGAffineTransform(translationX: 0, y: -50)
    #expect(field.convert(field.bounds, to: root) == rect(20, 150, 200, 30))
    #expect(root.convert(rect(20, 150, 200, 30), to: field) == field.bounds)
  }

  @Test func siblingsConvertThroughTheirAncestor() {
    let root = UIView(frame: rect(0, 0, 320, 480))
    let (first, second) = (UIView(frame: rect(10, 10, 50, 50)), UIView(frame: rect(100, 200, 50, 50)))
    root.addSubview(first)
    root.addSubview(second)
    #expect(first.convert(first.bounds, to: second) == rect(-90, -190, 50, 50))
  }

  @Test func theScreenIsReachedThroughSceneAndWindow() {
    let device = SimulatedDevice(size: CGSize(width: 1024, height: 768), idiom: .pad)
    let scene = device.makeScene(frame: rect(512, 0, 512, 768))
    let window = device.makeWindow(root: UIViewController(), in: scene)
    let keyboard = rect(0, 400, 1024, 368)
    #expect(window.convert(keyboard, from: device.screen.coordinateSpace) == rect(-512, 400, 1024, 368))
    #expect(window.convert(keyboard, from: nil as UIWindow?) == rect(-512, 400, 1024, 368))
    #expect(
      window.convert(window.bounds, to: device.screen.coordinateSpace)
        == scene.coordinateSpace.convert(
          scene.coordinateSpace.bounds, to: device.screen.coordinateSpace))
    #expect(device.screen.coordinateSpace.convert(keyboard, to: window).minX == -512)
  }

  @Test func aViewWithoutAWindowHasNoPlaceOnTheScreen() {
    let device = SimulatedDevice()
    let converted = UIView(frame: rect(0, 0, 10, 10)).convert(rect(0, 0, 5, 5), from: device.screen.coordinateSpace)
    #expect(converted.isNull)
  }

  @Test func theFixedSpaceDoesNotTurn() {
    let device = SimulatedDevice()
    device.rotate(to: .landscapeRight)
    let screen = device.screen
    #expect(screen.bounds == rect(0, 0, 667, 375) && screen.fixedCoordinateSpace.bounds == rect(0, 0, 375, 667))
    // Before iOS 8 keyboards came in these coordinates: along the portrait screen's left edge.
    let keyboard = screen.fixedCoordinateSpace.convert(docked(162, on: screen), from: screen.coordinateSpace)
    #expect(keyboard == rect(0, 0, 162, 667))
    #expect(screen.coordinateSpace.convert(keyboard, from: screen.fixedCoordinateSpace) == docked(162, on: screen))
  }

  @Test func masksStretchWhatTheySay() {
    let parent = UIView(frame: rect(0, 0, 100, 100))
    let (filling, bottom, middle) = (
      UIView(frame: rect(10, 10, 80, 80)), UIView(frame: rect(0, 80, 100, 20)), UIView(frame: rect(40, 40, 20, 20))
    )
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bottom.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    [filling, bottom, middle].forEach(parent.addSubview)
    parent.frame.size = CGSize(width: 200, height: 60)
    #expect(filling.frame == rect(10, 10, 180, 40))
    #expect(bottom.frame == rect(0, 40, 200, 20))
    #expect(middle.frame == rect(90, 20, 20, 20))
  }
}
#endif
