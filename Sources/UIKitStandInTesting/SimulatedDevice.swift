#if !canImport(UIKit)
public import Foundation
import KeyboardLiftDevices
public import UIKitStandIn

/// A device for one test: a screen, a scene, windows, and a clock that stands until it is advanced.
///
/// Making one starts a new world, without the animations, completions and scenes of earlier tests. Tests that run at the
/// same time take turns: one that awaits makes its device in `isolated`, or calls `activate` when it goes on.
@MainActor public final class SimulatedDevice {
  /// The screen.
  public let screen: UIScreen
  /// The scene that fills the screen.
  public let scene: UIWindowScene
  /// Told which input has the keyboard now, nil if none, where UIKit posts keyboard notifications: in the midst of
  /// `becomeFirstResponder` and `resignFirstResponder`. A move from input to input is told once.
  public var inputDidChange: ((UIResponder?) -> Void)? {
    get { world.inputDidChange }
    set { world.inputDidChange = newValue }
  }

  let world = StandInEnvironment()
  var safeArea: UIEdgeInsets
  // Of the device's model, where it was made as one.
  var modelSafeAreas: ByOrientation<UIEdgeInsets>?
  var madeWindows: [UIWindow] = []

  /// A device with a portrait screen; by default an iPhone of 375 × 667 points with a status bar.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.safeArea = safeArea
    screen = UIScreen(portraitSize: size, scale: scale, idiom: idiom)
    scene = UIWindowScene(screen: screen, frame: screen.bounds, world: world)
    world.application.scenes = [scene]
    world.followKeyboard(on: screen)
    activate()
  }

  /// Makes this device's world the present one: the one of `UIApplication.shared`, of accessibility settings and of views
  /// that are in no window. Views in a window find their own.
  public func activate() {
    if StandInEnvironment.scoped == nil { StandInEnvironment.active = world }
  }

  /// Runs a test that awaits with a device of its own world.
  public static func isolated<Result>(
    _ make: @MainActor () -> SimulatedDevice = { SimulatedDevice() },
    _ body: @MainActor (SimulatedDevice) async throws -> Result
  ) async rethrows -> Result {
    let device = StandInEnvironment.$scoped.withValue(StandInEnvironment()) { make() }
    return try await StandInEnvironment.$scoped.withValue(device.world) { try await body(device) }
  }

  /// Makes a second screen, as an external display is one.
  public func makeScreen(size: CGSize, scale: CGFloat = 2) -> UIScreen {
    UIScreen(portraitSize: size, scale: scale, idiom: screen.traits.userInterfaceIdiom)
  }

  /// Makes a scene on a part of a screen, by default the first, as in Split View, Slide Over and Stage Manager. Its windows
  /// have no safe area unless they are given one.
  public func makeScene(frame: CGRect, on screen: UIScreen? = nil) -> UIWindowScene {
    let scene = UIWindowScene(screen: screen ?? self.screen, frame: frame, world: world)
    world.application.scenes.append(scene)
    return scene
  }

  /// Makes a window that fills its scene, shows it and its root controller, and makes it key. The device keeps it.
  @discardableResult public func makeWindow(
    root: UIViewController? = nil, in scene: UIWindowScene? = nil, safeArea: UIEdgeInsets? = nil
  ) -> UIWindow {
    activate()
    let window = UIWindow(windowScene: scene ?? self.scene)
    madeWindows.append(window)
    window.deviceInsets = safeArea ?? (scene == nil || scene === self.scene ? self.safeArea : .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Lays all windows out, as a turn of the run loop does.
  public func layOut() { madeWindows.forEach { $0.layoutIfNeeded() } }

  // MARK: Time

  /// Seconds since the device was made.
  public var now: TimeInterval { world.clock.now }

  /// Lays out, then lets time pass; completions that are due run in order, and all is laid out after each.
  public func advance(by seconds: TimeInterval) {
    activate()
    layOut()
    let end = now + seconds
    while let action = world.clock.next(until: end) {
      action()
      layOut()
    }
  }

  /// The animations so far, in the order of their ends.
  public var animations: [RecordedAnimation] { world.animations.map(RecordedAnimation.init) }

  /// Forgets the animations so far.
  public func forgetAnimations() { world.animations = [] }

  // MARK: Settings

  /// What a view's safe area does when the view is moved; follows it by default.
  public var safeAreaOfMovedViews: SafeAreaOfMovedViews {
    get { world.safeAreaModel == .follows ? .follows : .stays }
    set { world.safeAreaModel = newValue == .follows ? .follows : .keeps }
  }

  /// How large the user wants text; setting it gives the labels and inputs that adjust themselves their fonts, and posts the
  /// notification.
  public var contentSizeCategory: UIContentSizeCategory {
    get { world.contentSizeCategory }
    set {
      activate()
      world.contentSizeCategory = newValue
      for window in scene.windows { window.takePreferredFonts() }
      NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
  }

  /// Whether the user asked for less motion; setting it posts the notification.
  public var reducesMotion: Bool {
    get { world.reducesMotion }
    set {
      world.reducesMotion = newValue
      NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether the user asked for fades in place of slides; setting it posts the notification.
  public var prefersCrossFadeTransitions: Bool {
    get { world.prefersCrossFade }
    set {
      world.prefersCrossFade = newValue
      NotificationCenter.default.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }
  }
}

extension SimulatedDevice {
  // MARK: Assistive technologies

  /// Whether VoiceOver runs; false by default.
  public var runsVoiceOver: Bool {
    get { world.readsScreen }
    set { world.readsScreen = newValue }
  }

  /// Whether Switch Control runs; false by default.
  public var runsSwitchControl: Bool {
    get { world.isOperatedBySwitches }
    set { world.isOperatedBySwitches = newValue }
  }

  /// What the app told assistive technologies so far.
  public var accessibilityNotifications: [UIAccessibility.Notification] { world.accessibilityNotifications }

  /// Moves the focus of VoiceOver or Switch Control.
  public func moveAssistiveFocus(to element: Any) {
    activate()
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil,
      userInfo: [UIAccessibility.focusedElementUserInfoKey: element])
  }

  /// Moves the focus of Full Keyboard Access.
  public func moveKeyFocus(to view: UIView) {
    activate()
    let system = UIFocusSystem()
    system.item = view
    NotificationCenter.default.post(name: UIFocusSystem.didUpdateNotification, object: system)
  }
}

/// What a view's safe area does when the view is moved by its transform or frame; real systems have done both.
public enum SafeAreaOfMovedViews: Sendable {
  /// It becomes that of the new place.
  case follows
  /// It stays what it was.
  case stays
}
#endif
