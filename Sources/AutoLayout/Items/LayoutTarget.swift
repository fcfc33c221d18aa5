/// What a constraint can be about: an item, or one of the guides that every view has.
public enum LayoutTarget: Hashable, Sendable {
  /// A view or a layout guide of the tree.
  case item(LayoutTree.ItemID)
  /// A view's safe area.
  case safeArea(LayoutTree.ItemID)
  /// The area inside a view's margins.
  case layoutMargins(LayoutTree.ItemID)
  /// The area inside a view's margins, not wider than can be read well.
  case readableContent(LayoutTree.ItemID)
  /// A scroll view's content.
  case content(LayoutTree.ItemID)
  /// A scroll view's frame, in which the content moves.
  case frame(LayoutTree.ItemID)
  /// What the keyboard leaves: its top is the keyboard's, or that of the bottom safe area.
  case keyboard(LayoutTree.ItemID)
  /// The strip that bars cover at the top: a view controller's `topLayoutGuide`.
  case topLayoutGuide(LayoutTree.ItemID)
  /// The strip that bars cover at the bottom: a view controller's `bottomLayoutGuide`.
  case bottomLayoutGuide(LayoutTree.ItemID)

  /// The item itself, or the view whose guide it is.
  public var itemID: LayoutTree.ItemID {
    switch self {
    case .item(let id), .safeArea(let id), .layoutMargins(let id), .readableContent(let id), .content(let id),
      .frame(let id), .keyboard(let id), .topLayoutGuide(let id), .bottomLayoutGuide(let id):
      id
    }
  }
}
