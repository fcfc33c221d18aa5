import AutoLayout

/// A form of labels and fields in rows, each of which can be made another way at any time.
struct RandomForm {
  struct Row {
    var labelWidth: Double
    var height: Double
    var isHidden: Bool
    var spacing: Double
  }

  var scene: Scene
  var rows: [Row] = []
  private var top: Double
  private var stack: LayoutTree.ItemID
  private var topConstraint: LayoutTree.ConstraintID
  private var rowItems: [(stack: LayoutTree.ItemID, label: LayoutTree.ItemID, field: LayoutTree.ItemID)] = []

  init(rows count: Int, using generator: inout SeededGenerator) {
    let rows = (0..<count).map { _ in
      Row(
        labelWidth: Double(Int.random(in: 40...120, using: &generator)),
        height: Double(Int.random(in: 20...50, using: &generator)), isHidden: Bool.random(using: &generator),
        spacing: Double(Int.random(in: 0...20, using: &generator)))
    }
    self.init(rows: rows, top: 20)
  }

  init(rows: [Row], top: Double) {
    self.rows = rows
    self.top = top
    scene = Scene { $0.safeAreaInsets = LayoutInsets(top: 44, bottom: 34) }
    var configuration = StackConfiguration()
    configuration.axis = .vertical
    configuration.spacing = 8
    stack = scene.view(.stack(configuration))
    topConstraint = scene.pin(stack, .top, to: .safeArea(scene.root), .top, top)
    scene.pin(stack, .leading, to: .layoutMargins(scene.root), .leading)
    scene.pin(stack, .trailing, to: .layoutMargins(scene.root), .trailing)
    for row in rows { addRow(row) }
    scene.tree.setArrangedItems(rowItems.map(\.stack), of: stack)
  }

  private mutating func addRow(_ row: Row) {
    var configuration = StackConfiguration()
    configuration.spacing = row.spacing
    configuration.alignment = .center
    let line = scene.view(in: stack, .stack(configuration)) { $0.isHidden = row.isHidden }
    let label = scene.view(in: line, width: row.labelWidth, height: 20) { $0.hugging.horizontal = 251 }
    let field = scene.view(in: line, width: 30, height: row.height)
    scene.tree.setArrangedItems([label, field], of: line)
    rowItems.append((line, label, field))
  }

  mutating func change(using generator: inout SeededGenerator) {
    let place = Int.random(in: rows.indices, using: &generator)
    let number = Double(Int.random(in: 10...90, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      rows[place].labelWidth = number
      scene.tree[rowItems[place].label].intrinsicSize.width = number
    case 1:
      rows[place].height = number
      scene.tree[rowItems[place].field].intrinsicSize.height = number
    case 2:
      rows[place].isHidden.toggle()
      scene.tree[rowItems[place].stack].isHidden = rows[place].isHidden
    case 3:
      rows[place].spacing = number
      var configuration = StackConfiguration()
      configuration.spacing = number
      configuration.alignment = .center
      scene.tree[rowItems[place].stack].kind = .stack(configuration)
    default:
      top = number
      scene.tree[topConstraint].constant = number
    }
  }

  func rebuilt() -> RandomForm { RandomForm(rows: rows, top: top) }

  /// The frames of all that is visible.
  var frames: [LayoutRect] {
    zip(rows, rowItems).filter { !$0.0.isHidden }.flatMap { [$0.1.stack, $0.1.label, $0.1.field] }
      .map { scene.tree.frameInRoot(of: $0).rounded }
  }
}
