import KeyboardLiftCore

/// Places in lines, as one reads them.
///
/// Two places are in one line if they overlap by more than half of the lower one's height and stand side by side: what one
/// sees as a line need not be aligned to the point, and what lies over something else is in no line with it. A line is what is
/// beside its topmost place, by midlines. In a group that is wider than what is seen of it, one page comes after the other.
struct InputLines {
  /// The places' indices in their list, line by line.
  private(set) var indices: [Int] = []
  private let list: [InputPlace]
  private let isRightToLeft: Bool

  /// - Parameter pageWidth: how wide a page is; nil where there are none.
  init(_ indices: [Int], of list: [InputPlace], pageWidth: Double?, isRightToLeft: Bool) {
    self.list = list
    self.isRightToLeft = isRightToLeft
    // What is nowhere comes last.
    let placed = indices.filter { list[$0].frame.isFinite }
    var line: [Int] = []
    var page: Double?
    for index in sorted(placed, pageWidth: pageWidth) {
      let isSamePage = page == self.page(of: index, width: pageWidth)
      if !isSamePage || !continues(line, index) {
        append(line)
        line = []
      }
      page = self.page(of: index, width: pageWidth)
      line.append(index)
    }
    append(line)
    self.indices += indices.filter { !list[$0].frame.isFinite }
  }

  /// By pages, midlines, and where those are the same in the order of the list.
  private func sorted(_ indices: [Int], pageWidth: Double?) -> [Int] {
    indices.sorted { one, other in
      let (page, otherPage) = (page(of: one, width: pageWidth), self.page(of: other, width: pageWidth))
      if page != otherPage { return page < otherPage }
      let (midline, otherMidline) = (list[one].frame.midY, list[other].frame.midY)
      return midline == otherMidline ? one < other : midline < otherMidline
    }
  }

  /// The number of the page that a place is on, growing the way one reads.
  private func page(of index: Int, width: Double?) -> Double {
    guard let width, width > 0 else { return 0 }
    let frame = list[index].frame
    let number = ((frame.minX + frame.width / 2) / width).rounded(.down)
    return isRightToLeft ? -number : number
  }

  private func continues(_ line: [Int], _ index: Int) -> Bool {
    guard let first = line.first else { return false }
    let frame = list[index].frame
    return Self.overlap(list[first].frame.minY, list[first].frame.maxY, frame.minY, frame.maxY)
      && !line.contains { Self.overlap(list[$0].frame.minX, list[$0].frame.maxX, frame.minX, frame.maxX) }
  }

  /// Whether two stretches share more than half of the shorter one.
  private static func overlap(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double) -> Bool {
    min(end, otherEnd) - max(start, otherStart) > min(end - start, otherEnd - otherStart) / 2
  }

  private mutating func append(_ line: [Int]) {
    indices += line.sorted { one, other in
      let (edge, otherEdge) = (edge(of: one), edge(of: other))
      return edge == otherEdge ? one < other : edge < otherEdge
    }
  }

  /// Where a place begins, growing the way one reads.
  private func edge(of index: Int) -> Double {
    isRightToLeft ? -list[index].frame.maxX : list[index].frame.minX
  }
}
