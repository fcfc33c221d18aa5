#if !canImport(UIKit)
public import Foundation

/// A scene of windows.
@MainActor open class UIWindowScene: UIScene {
  /// Where a scene is and which way up.
  public final class Geometry: NSObject, Sendable {
    private let orientation: UIInterfaceOrientation
    init(_ orientation: UIInterfaceOrientation) {
      self.orientation = orientation
      super.init()
    }
    /// Which way up the interface is.
    public var interfaceOrientation: UIInterfaceOrientation { orientation }
  }

  package var home: UIScreen { didSet { madeSpace = nil } }
  /// Where the scene is on the screen.
  package var frameOnScreen: CGRect
  var windowList: [WeakWindow] = []
  private var madeSpace: PlacedSpace?

  package init(screen: UIScreen, frame: CGRect, world: StandInEnvironment) {
    home = screen
    frameOnScreen = frame
    super.init()
    ownWorld = world
  }

  /// The screen it is on.
  open var screen: UIScreen { home }
  /// Which way up the interface is.
  open var interfaceOrientation: UIInterfaceOrientation { home.orientation }
  /// The scene's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { space }
  private var space: PlacedSpace {
    if let madeSpace { return madeSpace }
    let space = PlacedSpace(
      on: home, rect: { [weak self] in CGRect(origin: .zero, size: self?.frameOnScreen.size ?? .zero) },
      map: { [weak self] in
        CoordinateMap(translationX: self?.frameOnScreen.minX ?? 0, y: self?.frameOnScreen.minY ?? 0)
      })
    madeSpace = space
    return space
  }
  /// Where it is and which way up.
  open var effectiveGeometry: UIWindowScene.Geometry { Geometry(home.orientation) }
  /// What it knows of its surroundings.
  open var traitCollection: UITraitCollection { home.traits }
  /// Its windows.
  open var windows: [UIWindow] { windowList.compactMap(\.window) }
  /// The window that takes keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

/// A scene does not keep its windows alive; the app does.
@MainActor struct WeakWindow { weak var window: UIWindow? }
#endif
