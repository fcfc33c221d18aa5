#if !canImport(UIKit)
import Foundation
import Testing
import UIKitStandIn
import UIKitStandInTesting

@MainActor @Suite struct AnimationTests {
  let device = SimulatedDevice()
  let view = UIView(frame: rect(0, 0, 10, 10))
  let root: UIView

  init() {
    root = device.makeWindow()
    root.addSubview(view)
  }

  @Test func valuesChangeAtOnceAndTheCompletionWaits() throws {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 0.25, delay: 0.1, options: UIView.AnimationOptions(rawValue: 7 << 16),
      animations: { [view] in view.transform = CGAffineTransform(translationX: 0, y: -5) },
      completion: { finished.append($0) })
    #expect(view.transform.ty == -5 && finished == [])
    device.advance(by: 0.3)
    #expect(finished == [] && device.now == 0.3)
    device.advance(by: 0.1)
    #expect(finished == [true])
    let animation = try #require(device.animations.first)
    #expect(animation.duration == 0.25 && animation.delay == 0.1 && animation.curve == 7 && animation.start == 0)
    #expect(animation.changes(.transform, of: view) && !animation.changes(.frame, of: view))
  }

  @Test func onlyWhatChangedIsRecorded() {
    UIView.animate(withDuration: 1) { [view] in
      view.alpha = 1
      view.frame = rect(0, 0, 10, 10)
      view.backgroundColor = .red
    }
    #expect(device.animations.map { $0.changes.map(\.property) } == [[.backgroundColor]])
  }

  @Test func nothingToAnimateCompletesAtOnce() {
    var count = 0
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in count += 1 })
    UIView.animate(withDuration: 0, animations: { [view] in view.alpha = 0 }, completion: { _ in count += 1 })
    #expect(count == 2 && view.alpha == 0)
  }

  @Test func withoutAnimationNothingIsRecorded() {
    UIView.animate(withDuration: 1) { [view] in
      UIView.performWithoutAnimation { view.alpha = 0.5 }
      #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 1)
    }
    device.activate()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var done = false
    UIView.animate(withDuration: 1, animations: { [view] in view.alpha = 0 }, completion: { _ in done = true })
    #expect(done && device.animations.allSatisfy { $0.changes.isEmpty })
  }

  @Test func anInnerAnimationTakesTheOutersDurationUnlessItOverridesIt() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { view.alpha = 1 }
    }
    #expect(device.animations.map(\.duration) == [2, 1, 2] && device.animations.map(\.curve) == [3, 3, 3])
  }

  @Test func completionsRunInTheOrderOfTheirEnds() {
    let log = Log()
    UIView.animate(withDuration: 2, animations: { [view] in view.alpha = 0 }, completion: { _ in log("long") })
    UIView.animate(withDuration: 1, animations: { [view] in view.alpha = 1 }, completion: { _ in log("short") })
    device.advance(by: 5)
    #expect(log.lines == ["short", "long"])
    #expect(device.now == 5)
  }

  @Test func layoutInsideAnAnimationIsAnimated() {
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    root.layoutIfNeeded()
    top.constant = 30
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    #expect(view.frame.minY == 30 && device.animations.last?.changes(.frame, of: view) == true)
  }

  @Test func aDeviceOfItsOwnKeepsItsWorldWhileOthersRun() async {
    await SimulatedDevice.isolated { inner in
      UIView.animate(withDuration: 1) { UIView().alpha = 0 }
      await Task.yield()
      #expect(inner.animations.count == 1 && UIApplication.shared.connectedScenes == [inner.scene])
    }
    #expect(device.animations.isEmpty)
  }
}
#endif
