#if !canImport(UIKit)
import AutoLayout

/// That of the layout tree's comment.
extension Snippets {
  static func layOutAField() -> LayoutRect {
    // snippet: layout tree
    var tree = LayoutTree()
    let root = tree.add(LayoutItem(frame: LayoutRect(x: 0, y: 0, width: 375, height: 667)))
    let field = tree.add(LayoutItem(), to: root)
    tree.add(LayoutConstraint(.item(field), .leading, .equal, .layoutMargins(root), .leading))
    tree.add(LayoutConstraint(.item(field), .trailing, .equal, .layoutMargins(root), .trailing))
    tree.layOut()
    let frame = tree.frame(of: field)
    // end
    return frame
  }
}
#endif
