/// One plan in the making: the screen as it was read and, beside each view, what the plan wants of it.
///
/// Decisions write here; `Engine+Commit.swift` compares with what stands and makes the plan of the difference. All
/// rectangles are in window coordinates and without the shift, unless said otherwise.
struct Draft {
  /// What a plan wants of one view. Only scroll views are ever given anything but their present values.
  struct Work {
    /// What the ledger holds of it, as it was before the event.
    var held: Ledger.Entry?
    /// Where the ledger holds it, as it was before the event; nil if it does not.
    var position: Int?
    /// What we added before the event.
    private(set) var before = Parts.none
    /// What we add.
    var parts = Parts.none
    /// Where its content stands, vertically.
    let standing: Double
    /// Where scrolling begins in this plan.
    var begin: Double
    /// Where its content is to stand.
    var offset: Double
    /// Where it returns to, so that what is edited is in sight there; nil where that is not to be looked for.
    var followedHome: Double?
    /// Whether it is the focused input or holds it.
    var isInChain = false
    /// Whether the strategy works on it for this focus.
    var isWorkedOn = false

    /// What a view has before anything is decided: all stays.
    init(standing: Double = 0) {
      self.standing = standing
      begin = standing
      offset = standing
    }

    /// Takes what the ledger holds of the view.
    mutating func take(_ entry: Ledger.Entry, at position: Int) {
      held = entry
      self.position = position
      before = entry.parts
      parts = before
    }
  }

  /// The screen with the app's own values.
  var screen: Screen
  /// The strategy to plan by.
  var strategy: Strategy
  /// What the keyboard is.
  var keyboardState: Keyboard.State
  /// The keyboard's top in window coordinates; infinite where no room is taken.
  var keyboardTop: Double
  /// How much of the window's height keyboard and accessory cover.
  var keyboardHeight: Double
  /// Whether any input has the focus, in the layout or not.
  var hasFocus: Bool
  /// The focused input's index; nil if the layout has none such.
  var input: Int?
  /// Whether a keyboard notification caused it, so that scroll views are scrolled from their start.
  var isFromStart: Bool
  /// Whether homes follow the focus: a layout, a focus or a keyboard notification caused it.
  var movesHomes: Bool
  /// The root's translation.
  var shift: Double
  /// What is wanted of each view, by the view's index.
  var works: [Work]
  /// The scroll view that the automatic strategy moves as a whole; nil for none.
  var movedAsWhole: Int?
  /// Whether the plan takes back what was added.
  var givesBack = false

  /// Lets what rounding alone tells apart from before be as it was.
  mutating func settle(on shift: Double) {
    if self.shift != 0 && self.shift.isNear(shift) { self.shift = shift }
    for index in works.indices where works[index].parts != works[index].before {
      works[index].parts = works[index].parts.settled(on: works[index].before)
    }
  }

  /// Takes out the parts that the event overwrote, for a screen without a layout, on which nothing is added again.
  mutating func loseParts(overwrittenBy event: Event) {
    for index in works.indices {
      works[index].parts = event.standing(works[index].parts, of: screen.views[index].id)
    }
  }

  /// The window's top that nothing to be seen is moved above.
  var safeTop: Double { screen.safeArea.top }
  /// Whether something is to be revealed, not only room to be made.
  var isDocked: Bool { keyboardState == .docked }
  /// Whether the keyboard takes room.
  var takesRoom: Bool { keyboardState == .docked || keyboardState == .foreign }
}
