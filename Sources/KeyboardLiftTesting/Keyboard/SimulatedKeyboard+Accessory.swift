import KeyboardLiftCore

extension SimulatedKeyboard {
  /// Shows the input's accessory view on the keyboard where no notification tells of it (iOS 26): who wants to know where
  /// it is has to look, as on a device. One that UIKit itself shows is left to UIKit.
  func placeAccessory() {
    let accessory = responder?.inputAccessoryView
    let scene = (responder as? UIView)?.window?.windowScene
    guard let accessory, let scene, let frame = model.accessoryFrame else {
      removeAccessory()
      return
    }
    let isShown = accessoryWindow != nil && accessory.window === accessoryWindow
    if !isShown { removeAccessory() }
    guard isShown || accessory.window == nil else { return }
    let window = accessoryWindow ?? AccessoryWindow(windowScene: scene)
    accessoryWindow = window
    window.isHidden = false
    window.addSubview(accessory)
    accessory.frame = window.convert(CGRect(frame), from: scene.screen.coordinateSpace)
  }

  private func removeAccessory() {
    accessoryWindow?.subviews.forEach { $0.removeFromSuperview() }
    accessoryWindow?.isHidden = true
    accessoryWindow = nil
  }
}

/// A window as that of the keyboard's views: keys never go to it.
private final class AccessoryWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
