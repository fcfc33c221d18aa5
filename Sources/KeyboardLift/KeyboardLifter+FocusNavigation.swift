import FocusOrder

extension KeyboardLifter {
  /// Whether a bar with previous, next, the input's title and done stands on the keyboard; false by default.
  ///
  /// The title is the input's placeholder, else its accessibility label. The bar is the input's `inputAccessoryView` while it
  /// has the focus, and only where the app has no accessory of its own, in the input or in what is around it. Inputs of alerts,
  /// search bars and SwiftUI get none. ``KeyboardLiftOptions/showsBar`` says it of a view.
  public var showsBar: Bool {
    get { lift.setting(\.showsBar) ?? false }
    set { lift.settings.showsBar = newValue }
  }

  /// Your own items for an input, which the toolbar shows before its done button; nil, by default, for none.
  ///
  /// It is asked for the input that gets the focus, and again when a setting changes.
  public var toolbarItems: (@MainActor (_ input: UIView) -> [UIBarButtonItem])? {
    get { lift.setting(\.toolbarItems) }
    set { lift.settings.toolbarItems = newValue }
  }

  /// Whether the return key of text fields gives the next input the focus, and ends editing in the last one; false by default.
  ///
  /// A field whose `returnKeyType` is the default shows next or done while it has the focus. One with next goes on too, one
  /// with done ends editing, and any other key is left to the app. The field's delegate is asked first, as UIKit does: where it
  /// answers no or ends editing itself, that counts. In a text view return is a character: to move on from there, call
  /// ``focusNextInput()`` in `textView(_:shouldChangeTextIn:replacementText:)`, since only its delegate learns of the key in
  /// time. ``KeyboardLiftOptions/returnKeyMovesOn`` says it of a view.
  public var returnKeyMovesOn: Bool {
    get { lift.setting(\.returnKeyMovesOn) ?? false }
    set { lift.settings.returnKeyMovesOn = newValue }
  }

  /// Whether the keys of a hardware keyboard move between inputs: Tab, Shift-Tab, ⌘↓ and ⌘↑, and Escape to end editing; false
  /// by default.
  ///
  /// In a text view only Escape: there Tab is a character, and ⌘ with arrows moves the caret. While an input method composes,
  /// its keys are its own. The commands are added to the controller around the input while it has the focus, and are found
  /// where ⌘ is held. ``KeyboardLiftOptions/usesKeyCommands`` says it of a view.
  public var usesKeyCommands: Bool {
    get { lift.setting(\.usesKeyCommands) ?? false }
    set { lift.settings.usesKeyCommands = newValue }
  }

  /// The order in which the focus goes from input to input.
  public enum InputOrder {
    /// Lines from top to bottom, and in a line the way one reads: from the right where the view's layout direction says so.
    /// What scrolls by itself is gone through before what follows it.
    case position
    /// The order of subviews, as they were added; in a table its rows.
    case hierarchy
    /// These inputs and no others. Held weakly.
    case custom([UIView])
  }

  /// The order in which the focus goes from input to input; by position by default.
  ///
  /// Hidden and disabled inputs are passed over. In a table it goes on to rows that are not there yet: the table is scrolled to
  /// them. It looks at 50 rows without an input before it gives a table up.
  public var inputOrder: InputOrder {
    get { lift.setting(\.inputOrder)?.inputOrder ?? .position }
    set { lift.settings.inputOrder = InputWay.Order(newValue) }
  }

  /// Whether the first input comes after the last one; false by default.
  public var inputOrderWrapsAround: Bool {
    get { lift.setting(\.inputOrderWrapsAround) ?? false }
    set { lift.settings.inputOrderWrapsAround = newValue }
  }

  /// Gives the input after the present one the focus.
  /// - Returns: false where there is none, where it refuses, or where the present input is not looked after here.
  @discardableResult public func focusNextInput() -> Bool { KeyboardCenter.shared.navigation.move(.next, within: lift) }

  /// Gives the input before the present one the focus.
  /// - Returns: false where there is none, where it refuses, or where the present input is not looked after here.
  @discardableResult public func focusPreviousInput() -> Bool {
    KeyboardCenter.shared.navigation.move(.previous, within: lift)
  }

  /// Whether a lifter does what the return key of a field says, so that the field's delegate need not end editing.
  public static func handlesReturn(in field: UITextField) -> Bool {
    KeyboardCenter.shared.navigation.handlesReturn(in: field)
  }
}
