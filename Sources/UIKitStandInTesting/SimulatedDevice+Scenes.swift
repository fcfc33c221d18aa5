#if !canImport(UIKit)
public import Foundation
import KeyboardLiftDevices
public import UIKitStandIn

extension SimulatedDevice {
  /// Turns the device: the screen, scenes that fill it and windows that fill those. The change is animated, in 0.4 s
  /// by default. The safe area is by default that of the device's model, and zero without one.
  public func rotate(
    to orientation: UIInterfaceOrientation, safeArea: UIEdgeInsets? = nil, duration: TimeInterval = 0.4
  ) {
    let before = screen.bounds
    screen.orientation = orientation
    let safeArea = safeArea ?? modelSafeAreas?[orientation.isTurned ? .landscape : .portrait] ?? .zero
    self.safeArea = safeArea
    let scenes = world.application.scenes.compactMap { $0 as? UIWindowScene }
    for scene in scenes where scene.screen === screen && scene.frameOnScreen == before {
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

  /// Moves a scene to another screen, as the user drags a window to an external display.
  public func move(_ scene: UIWindowScene, to screen: UIScreen, at frame: CGRect, safeArea: UIEdgeInsets = .zero) {
    scene.home = screen
    place(scene, at: frame, safeArea: safeArea)
  }

  private func resize(_ window: UIWindow, to size: CGSize, safeArea: UIEdgeInsets, duration: TimeInterval) {
    let coordinator = TransitionCoordinator(in: window, duration: duration)
    let before = window.traitCollection
    let after = window.screen.traits.inWindow(of: size)
    if !after.hasSizeClasses(of: before) { window.rootViewController?.willTransition(to: after, with: coordinator) }
    if window.bounds.size != size { window.rootViewController?.viewWillTransition(to: size, with: coordinator) }
    coordinator.run {
      window.frame = CGRect(origin: .zero, size: size)
      window.deviceInsets = safeArea
      window.tellOfTraits(before: before)
    }
  }

  /// Gives a window another safe area, as a call's taller status bar does.
  public func setSafeArea(_ safeArea: UIEdgeInsets, of window: UIWindow) {
    window.deviceInsets = safeArea
    window.layoutIfNeeded()
  }

  // MARK: Coming and going

  /// Something lies over a scene, by default the first: it gets no events. The app is told once no scene of it gets any.
  public func resignActive(_ scene: UIWindowScene? = nil) {
    change(scene, to: .foregroundInactive, UIScene.willDeactivateNotification)
  }

  /// A scene, by default the first, gets events again.
  public func becomeActive(_ scene: UIWindowScene? = nil) {
    change(scene, to: .foregroundActive, UIScene.didActivateNotification)
  }

  /// Sends a scene, by default the first, to the background; the app goes there with the last of its scenes.
  public func enterBackground(_ scene: UIWindowScene? = nil) {
    resignActive(scene)
    change(scene, to: .background, UIScene.didEnterBackgroundNotification)
  }

  /// Brings a scene, by default the first, to the front; the app comes with the first of its scenes.
  public func enterForeground(_ scene: UIWindowScene? = nil) {
    change(scene, to: .foregroundInactive, UIScene.willEnterForegroundNotification)
    becomeActive(scene)
  }

  /// Ends a scene.
  public func disconnect(_ scene: UIWindowScene) {
    scene.state = .unattached
    world.application.scenes.removeAll { $0 === scene }
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  private func change(_ scene: UIWindowScene?, to state: UIScene.ActivationState, _ name: NSNotification.Name) {
    let scene = scene ?? self.scene
    guard scene.state != state else { return }
    let before = world.application.applicationState
    scene.state = state
    NotificationCenter.default.post(name: name, object: scene)
    let after = world.application.applicationState
    guard after != before else { return }
    let applicationName =
      switch (before, after) {
      case (_, .active): UIApplication.didBecomeActiveNotification
      case (_, .background): UIApplication.didEnterBackgroundNotification
      case (.background, _): UIApplication.willEnterForegroundNotification
      default: UIApplication.willResignActiveNotification
      }
    NotificationCenter.default.post(name: applicationName, object: world.application)
  }
}
#endif
