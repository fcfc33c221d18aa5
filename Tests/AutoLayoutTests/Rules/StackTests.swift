import AutoLayout
import Testing

/// Stack views: each distribution, alignment and kind of spacing, hidden views, margins and mirrored layouts.
@Suite struct StackTests {
  /// A stack at the root's top left corner and the frames of what it arranges.
  private struct Arrangement {
    var scene = Scene()
    var stack: LayoutTree.ItemID
    var items: [LayoutTree.ItemID] = []

    init(
      _ sizes: [(width: Double?, height: Double?)], width: Double? = nil, height: Double? = nil,
      _ change: (inout StackConfiguration) -> Void = { _ in }
    ) {
      var configuration = StackConfiguration()
      change(&configuration)
      stack = scene.view(.stack(configuration))
      for size in sizes { items.append(scene.view(in: stack, width: size.width, height: size.height)) }
      scene.tree.setArrangedItems(items, of: stack)
      scene.pin(stack, .left, to: scene.root)
      scene.pin(stack, .top, to: scene.root)
      if let width { scene.set(stack, .width, width) }
      if let height { scene.set(stack, .height, height) }
    }

    var frames: [LayoutRect] {
      mutating get { items.map { scene.frame($0) } }
    }
    var size: LayoutSize {
      mutating get { scene.frame(stack).size }
    }
  }

  @Test("Without constraints of its own a stack is as large as what it arranges")
  func naturalSize() {
    var row = Arrangement([(50, 20), (60, 30)]) {
      $0.spacing = 8
      $0.alignment = .center
    }
    #expect(row.frames == [LayoutRect(0, 5, 50, 20), LayoutRect(58, 0, 60, 30)])
    #expect(row.size == LayoutSize(width: 118, height: 30))
  }

  @Test("Fill: the view that hugs less takes what is left over")
  func fill() {
    var row = Arrangement([(50, 20), (60, 30)], width: 200, height: 40) { $0.spacing = 10 }
    row.scene.tree[row.items[0]].hugging.horizontal = 251
    #expect(row.frames == [LayoutRect(0, 0, 50, 40), LayoutRect(60, 0, 140, 40)])
  }

  @Test("Fill equally: equal lengths, less the spacing")
  func fillEqually() {
    var row = Arrangement([(50, 20), (10, 30), (nil, nil)], width: 320, height: 40) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(row.frames == [0, 110, 220].map { LayoutRect($0, 0, 100, 40) })
  }

  @Test("Fill proportionally: lengths in proportion to the contents'")
  func fillProportionally() {
    var row = Arrangement([(30, 20), (90, 20)], width: 240, height: 40) { $0.distribution = .fillProportionally }
    #expect(row.frames == [LayoutRect(0, 0, 60, 40), LayoutRect(60, 0, 180, 40)])
  }

  @Test("Fill proportionally with spacing: the first views get their share, the last one the rest")
  func fillProportionallyWithSpacing() {
    var row = Arrangement([(30, 20), (60, 20)], width: 200, height: 40) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    // 200 × 30 / (30 + 60 + 10), then 200 − 10 − 60.
    #expect(row.frames == [LayoutRect(0, 0, 60, 40), LayoutRect(70, 0, 130, 40)])
  }

  @Test("Text with several lines gets an equal share of a horizontal stack that fills")
  func textWidths() {
    var row = Arrangement([(500, 20), (50, 20)], width: 300, height: 40)
    row.scene.tree[row.items[0]].wrapsContent = true
    #expect(row.frames.map(\.width) == [150, 150])
    // What a developer does about it.
    row.scene.tree[row.items[1]].hugging.horizontal = 761
    #expect(row.frames.map(\.width) == [250, 50])
  }

  @Test("Equal spacing: equal gaps between views of their own lengths")
  func equalSpacing() {
    var row = Arrangement([(20, 20), (40, 20), (60, 20)], width: 200, height: 20) { $0.distribution = .equalSpacing }
    #expect(row.frames == [LayoutRect(0, 0, 20, 20), LayoutRect(60, 0, 40, 20), LayoutRect(140, 0, 60, 20)])
  }

  @Test("Equal centering: equally distant centres")
  func equalCentering() {
    var row = Arrangement([(20, 20), (60, 20), (20, 20)], width: 200, height: 20) { $0.distribution = .equalCentering }
    #expect(row.frames == [LayoutRect(0, 0, 20, 20), LayoutRect(70, 0, 60, 20), LayoutRect(180, 0, 20, 20)])
  }

  @Test("Equal centering keeps at least the spacing, and then the centres are not equally distant")
  func equalCenteringKeepsTheSpacing() {
    var row = Arrangement([(20, 20), (60, 20), (10, 20)], width: 110, height: 20) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(row.frames == [LayoutRect(0, 0, 20, 20), LayoutRect(30, 0, 60, 20), LayoutRect(100, 0, 10, 20)])
  }

  @Test(
    "Alignments across a vertical stack",
    arguments: [
      (StackConfiguration.Alignment.fill, [0.0, 0], [100.0, 100]), (.leading, [0, 0], [40, 60]),
      (.center, [30, 20], [40, 60]), (.trailing, [60, 40], [40, 60]),
    ])
  func alignments(_ alignment: StackConfiguration.Alignment, _ places: [Double], _ widths: [Double]) {
    var column = Arrangement([(40, 20), (60, 30)], width: 100) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(column.frames.map(\.x) == places)
    #expect(column.frames.map(\.width) == widths)
    #expect(column.frames.map(\.y) == [0, 20])
  }

  @Test("First and last baselines across a horizontal stack")
  func baselines() {
    for alignment in [StackConfiguration.Alignment.firstBaseline, .lastBaseline] {
      var row = Arrangement([(40, 40), (60, 20)]) { $0.alignment = alignment }
      for item in row.items {
        row.scene.tree[item].firstBaseline = .belowTop(15)
        row.scene.tree[item].lastBaseline = .aboveBottom(5)
        row.scene.tree[item].hugging.vertical = 800
      }
      #expect(row.frames.map(\.y) == (alignment == .firstBaseline ? [0, 0] : [0, 20]))
      #expect(row.size.height == 40)
    }
  }

  @Test("A view without text is aligned by its top to first baselines, by its bottom to last ones")
  func baselinesWithoutText() {
    var row = Arrangement([(40, 40), (10, 10)]) { $0.alignment = .firstBaseline }
    row.scene.tree[row.items[0]].firstBaseline = .belowTop(15)
    for item in row.items { row.scene.tree[item].hugging.vertical = 800 }
    #expect(row.frames.map(\.y) == [0, 15])
  }

  @Test("A spacing of its own after one view")
  func customSpacing() {
    var row = Arrangement([(10, 10), (10, 10), (10, 10)]) { $0.spacing = 5 }
    var configuration = StackConfiguration()
    configuration.spacing = 5
    configuration.customSpacings = [row.items[0]: StackConfiguration.standardSpacing]
    row.scene.tree[row.stack].kind = .stack(configuration)
    #expect(row.frames.map(\.x) == [0, 18, 33])
  }

  @Test("Baseline-relative spacing is from baseline to baseline")
  func baselineRelativeSpacing() {
    var column = Arrangement([(40, 20), (40, 30)]) {
      $0.axis = .vertical
      $0.spacing = 25
      $0.isBaselineRelative = true
    }
    for item in column.items {
      column.scene.tree[item].firstBaseline = .belowTop(16)
      column.scene.tree[item].lastBaseline = .aboveBottom(4)
    }
    // The first one's baseline is at 16, the next one's at 41.
    #expect(column.frames.map(\.y) == [0, 25])
  }

  @Test("A hidden view takes neither length nor spacing, and comes back")
  func hiddenViews() {
    var row = Arrangement([(10, 10), (20, 10), (30, 10)]) { $0.spacing = 5 }
    row.scene.tree[row.items[1]].isHidden = true
    #expect(row.frames[2] == LayoutRect(15, 0, 30, 10))
    #expect(row.frames[1].width == 0)
    #expect(row.size.width == 45)
    row.scene.tree[row.items[1]].isHidden = false
    #expect(row.frames.map(\.x) == [0, 15, 40])
    #expect(row.size.width == 70)
  }

  @Test("A stack with margins arranges inside them")
  func margins() {
    var row = Arrangement([(10, 10), (20, 10)]) { $0.isLayoutMarginsRelative = true }
    row.scene.tree[row.stack].margins = LayoutMargins(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(row.frames == [LayoutRect(2, 1, 10, 10), LayoutRect(12, 1, 20, 10)])
    #expect(row.size == LayoutSize(width: 36, height: 14))
  }

  @Test("Read from right to left a stack begins at the right")
  func mirrored() {
    var row = Arrangement([(10, 10), (20, 10)], width: 100) {
      $0.spacing = 5
      $0.distribution = .equalSpacing
    }
    row.scene.tree[row.stack].direction = .rightToLeft
    #expect(row.frames.map(\.x) == [90, 0])
    var column = Arrangement([(10, 10), (20, 10)], width: 100) {
      $0.axis = .vertical
      $0.alignment = .leading
    }
    column.scene.tree[column.stack].direction = .rightToLeft
    #expect(column.frames.map(\.x) == [90, 80])
  }

  @Test("A stack's baselines are those of what it arranges")
  func baselinesOfAStack() {
    var column = Arrangement([(40, 20), (40, 20)]) { $0.axis = .vertical }
    for item in column.items {
      column.scene.tree[item].firstBaseline = .belowTop(16)
      column.scene.tree[item].lastBaseline = .aboveBottom(4)
    }
    let (first, last) = (column.scene.view(width: 1, height: 1), column.scene.view(width: 1, height: 1))
    column.scene.pin(first, .bottom, to: column.stack, .firstBaseline)
    column.scene.pin(last, .bottom, to: column.stack, .lastBaseline)
    #expect(column.scene.frame(first).maxY == 16)
    #expect(column.scene.frame(last).maxY == 36)
    column.scene.tree[column.items[1]].lastBaseline = .aboveBottom(10)
    #expect(column.scene.frame(last).maxY == 30)
  }

  @Test("A stack that contradicts its container reports UIKit's identifiers")
  func conflictsNameTheRule() {
    var row = Arrangement([(10, 10)], width: 100)
    let width = row.scene.set(row.items[0], .width, 60)
    row.scene.tree.layOut()
    #expect(row.scene.tree.conflicts.map(\.broken) == [.constraint(width)])
    let sources = row.scene.tree.conflicts.first?.sources ?? []
    #expect(sources.contains(.item(row.stack, .stack("UISV-canvas-connection"))))
  }
}
