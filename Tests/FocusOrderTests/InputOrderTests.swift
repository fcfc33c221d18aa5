import KeyboardLiftCore
import KeyboardLiftTestSupport
import Testing

@testable import FocusOrder

/// The order of inputs by where they are.
@Suite struct InputOrderTests {
  /// The ids of places in order.
  private func ids(_ places: [InputPlace], rightToLeft: Bool = false) -> [Int] {
    InputOrder(places, by: .position(isRightToLeft: rightToLeft)).places.map(\.id)
  }

  private func place(_ id: Int, _ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 30) -> InputPlace {
    InputPlace(id: id, frame: Rect(x: x, y: y, width: width, height: height))
  }

  @Test("B058 the order is that of the lines, whatever the fields are nested in") func linesFirst() {
    // Three columns of two fields each, listed column by column as stacks hold them.
    let places = [
      place(1, 0, 0), place(4, 0, 40), place(2, 110, 0), place(5, 110, 40), place(3, 220, 0), place(6, 220, 40),
    ]
    #expect(ids(places) == [1, 2, 3, 4, 5, 6])
    #expect(ids(places, rightToLeft: true) == [3, 2, 1, 6, 5, 4])
  }

  @Test("groups may be nested as deep as one likes") func deepGroups() {
    let frame: Rect = [0, 0, 100, 100]
    let depth = 50_000
    var places = (0..<depth).map { InputPlace(id: $0, kind: .group, group: $0 == 0 ? nil : $0 - 1, frame: frame) }
    places.append(InputPlace(id: depth, group: depth - 1, frame: frame))
    // One behind the outermost group, one in it, and one in the innermost, which comes first.
    places.append(place(depth + 1, 0, 200))
    places.append(InputPlace(id: depth + 2, group: 0, frame: [0, 300, 100, 30]))
    #expect(ids(places) == [depth, depth + 2, depth + 1])
  }

  @Test("fields are in one line if they overlap by more than half of the lower one") func linesByOverlap() {
    // 16 points of 30 are more than half, 15 are not.
    #expect(ids([place(1, 110, 0), place(2, 0, 14)]) == [2, 1])
    #expect(ids([place(1, 110, 0), place(2, 0, 15)]) == [1, 2])
    // The lower of the two counts: a field beside the middle of a text view.
    #expect(ids([place(1, 110, 0, 100, 100), place(2, 0, 40)]) == [2, 1])
  }

  @Test("what lies over something is not beside it") func stackedIsNoLine() {
    // A search field over the top of a list, a composer over its end.
    let list = place(2, 0, 0, 375, 667)
    #expect(ids([list, place(1, 8, 50, 359, 36)]) == [1, 2])
    #expect(ids([list, place(3, 8, 620, 300, 36)]) == [2, 3])
  }

  @Test("the same place falls back to the list's order") func tiesAreStable() {
    #expect(ids([place(7, 0, 0), place(3, 0, 0), place(5, 0, 0)]) == [7, 3, 5])
    #expect(ids([place(7, 0, 0), place(3, 0, 0), place(5, 0, 0)], rightToLeft: true) == [7, 3, 5])
  }

  @Test("every grid is read row by row, from either side and however it is listed") func grids() {
    for rows in 1...4 {
      for columns in 1...4 {
        for jitter in [0.0, 6] {
          let cells = (0..<rows * columns).map { index in
            let (row, column) = (index / columns, index % columns)
            // Neighbours stand a little higher and lower, as different fields in a line do.
            return place(index, Double(column) * 110, Double(row) * 40 + (column % 2 == 0 ? 0 : jitter))
          }
          let mirrored = (0..<rows * columns).map { $0 / columns * columns + columns - 1 - $0 % columns }
          for list in [cells, cells.reversed(), cells.filter { $0.id % 2 == 0 } + cells.filter { $0.id % 2 != 0 }] {
            #expect(ids(list) == Array(0..<rows * columns))
            #expect(ids(list, rightToLeft: true) == mirrored)
          }
        }
      }
    }
  }

  @Test("what scrolls by itself is gone through before what follows it") func groupsStayTogether() {
    // A box of 100 points with content of 400: its last fields lie lower in the content than the field below the box.
    var box = place(10, 0, 50, 375, 100)
    box.kind = .group
    let inner = [0.0, 150, 300].enumerated().map { index, y in
      InputPlace(id: 11 + index, group: 0, frame: Rect(x: 0, y: y, width: 100, height: 30))
    }
    #expect(ids([box, place(20, 0, 200), place(1, 0, 0)] + inner) == [1, 11, 12, 13, 20])
    // Two boxes side by side: one column after the other.
    var left = place(30, 0, 0, 180, 600)
    var right = place(40, 190, 0, 180, 600)
    (left.kind, right.kind) = (.group, .group)
    let columns = [0, 1].flatMap { group in
      [0.0, 40].map {
        InputPlace(
          id: 31 + 10 * group + ($0 > 0 ? 1 : 0), group: group, frame: Rect(x: 0, y: $0, width: 90, height: 30))
      }
    }
    #expect(ids([left, right] + columns) == [31, 32, 41, 42])
    #expect(ids([left, right] + columns, rightToLeft: true) == [41, 42, 31, 32])
  }

  @Test("in a row of pages one page comes after the other") func pages() {
    var pager = place(0, 0, 0, 375, 400)
    pager.kind = .group
    let fields = [(1, 10.0, 0.0), (2, 10, 40), (3, 385, 0), (4, 385, 40)].map {
      InputPlace(id: $0.0, group: 0, frame: Rect(x: $0.1, y: $0.2, width: 100, height: 30))
    }
    #expect(ids([pager] + fields) == [1, 2, 3, 4])
    #expect(ids([pager] + fields, rightToLeft: true) == [3, 4, 1, 2])
  }

  @Test("listed, places stay as they are, group by group") func listed() {
    var group = place(1, 0, 0)
    group.kind = .group
    let list = [group, place(9, 0, 500), InputPlace(id: 5, group: 0, frame: .zero), place(2, 0, 0)]
    #expect(InputOrder(list, by: .listed).places.map(\.id) == [5, 9, 2])
  }

  @Test("a group that is none, or comes later, is none; nothing gets lost and nothing hangs") func wrongGroups() {
    var (own, missing, later, input) = (place(1, 0, 0), place(2, 0, 40), place(3, 0, 80), place(4, 0, 120))
    (own.group, missing.group, later.group, input.group) = (0, -7, 3, 2)
    #expect(ids([own, missing, later, input]) == [1, 2, 3, 4])
  }

  @Test("for random places the order is total, the same however they are listed, and mirrored from the other side")
  func randomPlaces() {
    var generator = SeededGenerator(seed: 58)
    for _ in 0..<300 {
      let count = Int.random(in: 1...9, using: &generator)
      let list = (0..<count).map { id in
        place(
          id, .random(in: 0...300, using: &generator), .random(in: 0...200, using: &generator),
          .random(in: 1...150, using: &generator), .random(in: 1...80, using: &generator))
      }
      let order = ids(list)
      #expect(order.sorted() == Array(0..<count))
      #expect(ids(list.shuffled(using: &generator)) == order)
      let mirrored = list.map { place($0.id, 400 - $0.frame.maxX, $0.frame.minY, $0.frame.width, $0.frame.height) }
      #expect(ids(mirrored, rightToLeft: true) == order)
    }
  }

  @Test("what is nowhere comes last") func notFinite() {
    let places = [place(1, .nan, 0), place(2, 0, .infinity), place(3, 0, 80), place(4, 0, 0)]
    #expect(ids(places) == [4, 3, 1, 2])
  }
}
