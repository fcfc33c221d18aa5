#if !canImport(UIKit)
import Testing
import UIKitStandIn

@MainActor @Suite struct DefaultsTests {
  @Test func aNewViewIsVisibleAndTransparent() {
    let view = UIView()
    #expect(view.frame == .zero && view.alpha == 1 && !view.isHidden && view.backgroundColor == nil)
    #expect(view.isUserInteractionEnabled && view.autoresizesSubviews && view.autoresizingMask == [])
    #expect(view.translatesAutoresizingMaskIntoConstraints && !view.clipsToBounds && view.transform == .identity)
  }
}
#endif
