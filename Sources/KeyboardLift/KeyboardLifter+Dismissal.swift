extension KeyboardLifter {
  /// Whether a tap beside an input that it looks after ends editing; false by default.
  ///
  /// No touch is cancelled or delayed. Spared are taps on controls, on rows and items, on text inputs, in what UIKit or SwiftUI
  /// runs by itself, such as an alert, on docked bars, and on what the app spares by ``KeyboardLiftOptions/sparesTaps``. The
  /// input's delegate may refuse.
  public var dismissesOnTap: Bool {
    get { lift.setting(\.dismissesOnTap) ?? false }
    set { lift.settings.dismissesOnTap = newValue }
  }

  /// What a drag of the scroll views around an input does to the keyboard while the input has the focus; `none` by default.
  ///
  /// A scroll view for which the app chose a mode of its own keeps it.
  public var dragDismissMode: UIScrollView.KeyboardDismissMode {
    get { lift.setting(\.dragDismissMode) ?? .none }
    set { lift.settings.dragDismissMode = newValue }
  }
}

extension KeyboardLiftOptions {
  /// Whether a tap on this view, or on anything in it, leaves the keyboard up where a lifter has taps end editing; false by
  /// default.
  public var sparesTaps: Bool {
    get { KeyboardCenter.shared.options[view].sparesTaps }
    nonmutating set { KeyboardCenter.shared.change(view) { $0.sparesTaps = newValue } }
  }
}
