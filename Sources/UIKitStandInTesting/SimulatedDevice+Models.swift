#if !canImport(UIKit)
import Foundation
public import KeyboardLiftDevices
public import UIKitStandIn

extension SimulatedDevice {
  /// A device of the tables, such as `.iPhone15`, with its screen, scale, idiom and safe area; `rotate(to:)` knows its other
  /// safe area.
  /// - Parameters:
  ///   - model: the device.
  ///   - orientation: how it is held; upright by default.
  ///   - os: the system, which decides the safe area of some; the newest that the device runs by default.
  public convenience init(_ model: Device, orientation: UIInterfaceOrientation = .portrait, os: OSVersion? = nil) {
    let os = os ?? model.newestOS
    let areas = ByOrientation(
      portrait: UIEdgeInsets(model.safeArea(in: .portrait, os: os)),
      landscape: UIEdgeInsets(model.safeArea(in: .landscape, os: os)))
    self.init(
      size: CGSize(width: model.size.width, height: model.size.height), scale: model.scale, safeArea: areas.portrait,
      idiom: model.family == .iPad ? .pad : .phone)
    modelSafeAreas = areas
    if orientation != .portrait { rotate(to: orientation) }
  }
}

extension UIEdgeInsets {
  fileprivate init(_ area: SafeArea) {
    self.init(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }
}
#endif
