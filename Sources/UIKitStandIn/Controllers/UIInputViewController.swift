#if !canImport(UIKit)
/// A controller of what stands in the keyboard's place or on top of it; it stands where a signature wants one.
@MainActor open class UIInputViewController: UIViewController {}
#endif
