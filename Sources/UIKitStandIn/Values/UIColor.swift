#if !canImport(UIKit)
public import Foundation

/// A colour: red, green, blue and alpha from 0 to 1.
open class UIColor: NSObject {
  let components: [CGFloat]

  /// A colour of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// A grey.
  public init(white: CGFloat, alpha: CGFloat) {
    components = [white, white, white, alpha]
    super.init()
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Transparent.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// What content stands on, in the light appearance.
  open class var systemBackground: UIColor { .white }
  /// What is told apart from that, in the light appearance.
  open class var secondarySystemBackground: UIColor {
    UIColor(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
  }
  /// The light appearance's system blue.
  open class var systemBlue: UIColor { UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
  open override var hash: Int { components.hashValue }
}
#endif
