#if !canImport(UIKit)
import Foundation

/// Where the rows of a table lie, one below the other, with headers and footers.
struct TableHeights {
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
  }
  private struct Span {
    var top: CGFloat
    /// The upper edges of the rows, and the lower one of the last.
    var edges: [CGFloat]
    var bottom: CGFloat
  }

  private var spans: [Span] = []
  /// Where what stands above the rows ends.
  private(set) var start: CGFloat = 0

  init() {}

  init(below start: CGFloat, _ sections: [Section]) {
    self.start = start
    var y = start
    for section in sections {
      let top = y
      y += section.header
      var edges = [y]
      for row in section.rows {
        y += row
        edges.append(y)
      }
      y += section.footer
      spans.append(Span(top: top, edges: edges, bottom: y))
    }
  }

  /// Where the last section ends.
  var end: CGFloat { spans.last?.bottom ?? start }

  func rect(of path: IndexPath, width: CGFloat) -> CGRect {
    let edges = spans[path[0]].edges
    return CGRect(x: 0, y: edges[path[1]], width: width, height: edges[path[1] + 1] - edges[path[1]])
  }

  func headerRect(of section: Int, width: CGFloat) -> CGRect {
    let span = spans[section]
    return CGRect(x: 0, y: span.top, width: width, height: (span.edges.first ?? span.top) - span.top)
  }

  func footerRect(of section: Int, width: CGFloat) -> CGRect {
    let span = spans[section]
    let top = span.edges.last ?? span.bottom
    return CGRect(x: 0, y: top, width: width, height: span.bottom - top)
  }

  /// The rows that a rectangle meets.
  func rows(in rect: CGRect) -> [IndexPath] {
    spans.enumerated().filter { $1.bottom > rect.minY && $1.top < rect.maxY }.flatMap { section, span in
      let edges = span.edges
      let first = max(0, edges.firstIndex(after: rect.minY) - 1)
      return (first..<max(first, edges.count - 1)).prefix { edges[$0] < rect.maxY }
        .filter { edges[$0 + 1] > rect.minY }.map { IndexPath(indexes: [section, $0]) }
    }
  }
}

extension [CGFloat] {
  /// The first element that is greater, of ascending ones.
  fileprivate func firstIndex(after value: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
#endif
