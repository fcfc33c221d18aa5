#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import SwiftUI

// What SwiftUI needs; what is decided is decided in `KeyboardAnchorView`, which is tested without it.

extension View {
  /// Moves this part of the screen up for an input in it that the keyboard would hide, the least that shows the input, and
  /// puts it back.
  ///
  /// SwiftUI avoids the keyboard by itself by its safe area; switched on, this part leaves that and is moved here alone.
  /// Around a `ScrollView`, a `List` or a `Form`, which scroll to their inputs, leave it to SwiftUI.
  /// - Parameters:
  ///   - isEnabled: true by default; false leaves this part to SwiftUI.
  ///   - distance: the free space that an input wants below it, in points; 10 by default.
  public func keyboardLift(_ isEnabled: Bool = true, distance: CGFloat = 10) -> some View {
    modifier(KeyboardLiftModifier(isEnabled: isEnabled, distance: distance))
  }

  /// Keeps this view, such as a button below the inputs, in sight together with the input, if both fit, in the nearest part
  /// around it that ``keyboardLift(_:distance:)`` moves.
  public func keyboardLiftCompanion() -> some View {
    anchorPreference(key: CompanionKey.self, value: .bounds) { $0 }
  }

  /// Has this view, a bar at the bottom, ride on the keyboard: its bottom stands on the keyboard's top, and without a keyboard
  /// where it is anyway. Where SwiftUI has moved it above the keyboard already it stays there.
  /// - Parameter padding: the free space between bar and keyboard, in points; 0 by default.
  public func dockedToKeyboard(padding: CGFloat = 0) -> some View {
    modifier(DockedToKeyboardModifier(padding: padding))
  }
}

private struct KeyboardLiftModifier: ViewModifier {
  let isEnabled: Bool
  let distance: CGFloat
  @State private var shift: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .offset(y: isEnabled ? shift : 0)
      .backgroundPreferenceValue(CompanionKey.self) { companion in
        GeometryReader { proxy in
          KeyboardAnchor(distance: distance, companion: companion.map { proxy[$0].offsetBy(dx: 0, dy: -shift) }) {
            shift = $0.shift
          }
        }
      }
      .ignoresSafeArea(isEnabled ? .keyboard : [])
  }
}

private struct DockedToKeyboardModifier: ViewModifier {
  let padding: CGFloat
  @State private var rise: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .offset(y: -rise)
      .background(KeyboardAnchor(padding: padding) { rise = $0.rise })
  }
}

private struct CompanionKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Tells of the keyboard behind a part of the screen.
private struct KeyboardAnchor: UIViewRepresentable {
  var distance: CGFloat = 10
  var companion: CGRect?
  var padding: CGFloat = 0
  let changed: (KeyboardAnchorView) -> Void

  func makeUIView(context: Context) -> KeyboardAnchorView { KeyboardAnchorView() }

  func updateUIView(_ view: KeyboardAnchorView, context: Context) {
    view.didChange = { view, duration in
      // The keyboard's own motion: a spring, critically damped, whose length is its own.
      withAnimation(duration > 0 ? .interpolatingSpring(mass: 3, stiffness: 1000, damping: 110) : nil) { changed(view) }
    }
    view.distance = distance
    view.companion = companion
    view.padding = padding
  }
}
#endif
