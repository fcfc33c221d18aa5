#if !canImport(UIKit)
public import Foundation
public import UIKitStandIn

extension SimulatedDevice {
  /// Turns the device: the screen, scenes that fill it and windows that fill those. The change is animated, in 0.4 s
  /// by default.
  public func rotate(
    to orientation: UIInterfaceOrientation, safeArea: UIEdgeInsets = .zero, duration: TimeInterval = 0.4
  ) {
    let before = screen.bounds
    screen.orientation = orientation
    self.safeArea = safeArea
    for scene in world.application.scenes.compactMap({ $0 as? UIWindowScene }) where scene.frameOnScreen == before {
      place(scene, at: screen.bounds, safeArea: safeArea, duration: duration)
    }
  }

  /// Moves and resizes a scene, as the user does in Split View or Stage Manager.
  public func place(
    _ scene: UIWindowScene, at frame: CGRect, safeArea: UIEdgeInsets = .zero, duration: TimeInterval = 0
  ) {
    let old = scene.frameOnScreen.size
    scene.frameOnScreen = frame
    for window in scene.windows where window.frame == CGRect(origin: .zero, size: old) {
      resize(window, to: frame.size, safeArea: safeArea, duration: duration)
    }
  }

  private func resize(_ window: UIWindow, to size: CGSize, safeArea: UIEdgeInsets, duration: TimeInterval) {
    let coordinator = ResizeCoordinator(in: window, duration: duration)
    if window.bounds.size != size { window.rootViewController?.viewWillTransition(to: size, with: coordinator) }
    coordinator.run {
      window.frame = CGRect(origin: .zero, size: size)
      window.deviceInsets = safeArea
    }
  }

  /// Gives a window another safe area, as a call's taller status bar does.
  public func setSafeArea(_ safeArea: UIEdgeInsets, of window: UIWindow) {
    window.deviceInsets = safeArea
    window.layoutIfNeeded()
  }

  /// Sends a scene, by default the first, to the background, with the notifications of scene and app.
  public func enterBackground(_ scene: UIWindowScene? = nil) {
    let scene = scene ?? self.scene
    post(UIScene.willDeactivateNotification, scene, UIApplication.willResignActiveNotification, .foregroundInactive)
    post(UIScene.didEnterBackgroundNotification, scene, UIApplication.didEnterBackgroundNotification, .background)
  }

  /// Brings a scene, by default the first, to the front, with the notifications of scene and app.
  public func enterForeground(_ scene: UIWindowScene? = nil) {
    let scene = scene ?? self.scene
    post(
      UIScene.willEnterForegroundNotification, scene, UIApplication.willEnterForegroundNotification,
      .foregroundInactive)
    post(UIScene.didActivateNotification, scene, UIApplication.didBecomeActiveNotification, .foregroundActive)
  }

  /// Ends a scene.
  public func disconnect(_ scene: UIWindowScene) {
    scene.state = .unattached
    world.application.scenes.removeAll { $0 === scene }
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  private func post(
    _ name: NSNotification.Name, _ scene: UIScene, _ applicationName: NSNotification.Name,
    _ state: UIScene.ActivationState
  ) {
    scene.state = state
    NotificationCenter.default.post(name: name, object: scene)
    NotificationCenter.default.post(name: applicationName, object: world.application)
  }
}
#endif
