#if !canImport(UIKit)
import KeyboardLiftDevices
import KeyboardLiftTesting
import Testing
import UIKitStandInTesting

/// A test's device made of a model has what the tables say of the model.
@MainActor @Suite(.serialized) struct SimulatedModelTests {
  @Test("A device of the tables has its screen, scale, idiom and safe areas, however it is held", arguments: Device.all)
  func aDeviceOfTheTables(_ model: Device) {
    for os in [OSVersion(17), OSVersion(26)] {
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
        let device = SimulatedDevice(model, orientation: orientation, os: os)
        let window = device.makeWindow(root: UIViewController())
        expect(window, isOf: model, turned: orientation != .portrait, os)
        #expect(device.screen.scale == CGFloat(model.scale))
        #expect(window.traitCollection.userInterfaceIdiom == (model.family == .iPad ? .pad : .phone))
        let isTurned = orientation == .portrait
        device.rotate(to: isTurned ? .landscapeRight : .portrait)
        expect(window, isOf: model, turned: isTurned, os)
      }
    }
  }

  private func expect(_ window: UIWindow, isOf model: Device, turned: Bool, _ os: OSVersion) {
    let shape = turned ? Orientation.landscape : .portrait
    let (size, area) = (model.size(in: shape), model.safeArea(in: shape, os: os))
    #expect(window.frame == CGRect(x: 0, y: 0, width: size.width, height: size.height))
    #expect(
      window.safeAreaInsets
        == UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right))
  }

  @Test("A phone of 2023 by its name alone, on the newest system")
  func byItsNameAlone() {
    let window = SimulatedDevice(.iPhone15).makeWindow()
    #expect(window.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let pad = SimulatedDevice(.iPad10).makeWindow()
    #expect(pad.safeAreaInsets.bottom == 25)
    #expect(SimulatedDevice(.iPad10, os: OSVersion(17)).makeWindow().safeAreaInsets.bottom == 20)
  }

  @Test("A device in a test's name is its id")
  func aDeviceInATestsName() {
    #expect("\(Device.iPhoneSE3)" == "iphone-se2")
  }
}
#endif
