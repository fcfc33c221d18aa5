import Testing

@testable import KeyboardLiftCore

@Suite struct PlacesTests {
  @Test("an element is found from wherever one begins to look", arguments: -2..<9) func foundFromAnywhere(place: Int) {
    let ids = [4, 8, 15, 16, 23, 42]
    for (index, id) in ids.enumerated() {
      #expect(ids.index(near: place) { $0 == id } == index)
    }
    #expect(ids.index(near: place) { $0 == 7 } == nil)
    #expect([Int]().index(near: place) { $0 == 7 } == nil)
  }

  @Test("the nearest of several is found") func nearest() {
    #expect([1, 0, 1, 0, 0, 1].index(near: 3) { $0 == 1 } == 2)
    #expect([1, 0, 1, 0, 0, 1].index(near: 5) { $0 == 1 } == 5)
  }
}
