/// The settings of one lifter. A nil setting is inherited: a screen's from the app's lifter, the app's from the default.
struct LifterSettings {
  var strategy = KeyboardLifter.Strategy.automatic
  var distance: CGFloat?
  var restoresOffset: Bool?
  var dismissesOnTap: Bool?
  var dragDismissMode: UIScrollView.KeyboardDismissMode?
  var showsBar: Bool?
  var returnKeyMovesOn: Bool?
  var usesKeyCommands: Bool?
  var inputOrder: InputWay.Order?
  var inputOrderWrapsAround: Bool?
  var isExempt: (@MainActor (UIViewController) -> Bool)?
  var toolbarItems: (@MainActor (UIView) -> [UIBarButtonItem])?
}
