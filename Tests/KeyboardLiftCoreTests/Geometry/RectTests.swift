import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

@Suite struct RectTests {
  @Test func edgesFollowFromCornerAndExtents() {
    let rect: Rect = [10, 20, 30, 40]
    #expect([rect.minX, rect.maxX, rect.minY, rect.maxY] == [10, 40, 20, 60])
    #expect(rect.midY == 40)
    #expect(rect.area == 1200)
  }

  @Test func offsetMovesOnlyTheCorner() {
    #expect(([10, 20, 30, 40] as Rect).offset(x: 1, y: -2) == [11, 18, 30, 40])
  }

  @Test func unionHoldsBothAlsoApart() {
    #expect(([0, 0, 10, 10] as Rect).union([20, 30, 5, 5]) == [0, 0, 25, 35])
    #expect(([0, 0, 10, 10] as Rect).union([2, 3, 4, 5]) == [0, 0, 10, 10])
  }

  @Test func intersectionIsWhatBothShare() {
    #expect(([0, 0, 10, 10] as Rect).intersection([4, 6, 10, 10]) == [4, 6, 6, 4])
  }

  @Test func intersectionOfApartIsEmptyAndNeverNegative() {
    let shared = ([0, 0, 10, 10] as Rect).intersection([20, 30, 5, 5])
    #expect(shared.area == 0)
    #expect(shared.width == 0 && shared.height == 0)
  }

  @Test func touchingRectanglesDoNotIntersect() {
    #expect(!([0, 0, 10, 10] as Rect).intersects([10, 0, 10, 10]))
    #expect(!([0, 0, 10, 10] as Rect).intersects([0, 10, 10, 10]))
    #expect(([0, 0, 10, 10] as Rect).intersects([9, 9, 10, 10]))
  }

  @Test func anEmptyRectangleIntersectsNothing() {
    #expect(!([0, 0, 10, 10] as Rect).intersects([5, 5, 0, 10]))
    #expect(([5, 5, 0, 10] as Rect).area == 0)
    #expect(([0, 0, -5, 10] as Rect).area == 0)
  }

  @Test func infiniteAndUndefinedRectanglesAreNotFinite() {
    #expect(([0, 0, 10, 10] as Rect).isFinite)
    #expect(!([.infinity, .infinity, 0, 0] as Rect).isFinite)
    #expect(!([0, .nan, 0, 0] as Rect).isFinite)
    #expect(!([0, 0, .infinity, 0] as Rect).isFinite)
    #expect(!([0, 0, 0, .nan] as Rect).isFinite)
  }

  @Test func aRectangleIsShortenedAtTheBottom() {
    #expect(([10, 20, 30, 40] as Rect).shortened(by: 15) == [10, 20, 30, 25])
  }
}
