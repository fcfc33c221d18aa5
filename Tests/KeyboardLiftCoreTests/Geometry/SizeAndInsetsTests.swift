import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

@Suite struct SizeAndInsetsTests {
  @Test func aSizeWithoutExtentIsEmpty() {
    #expect(!([1, 1] as Size).isEmpty)
    for size: Size in [[0, 1], [1, 0], [-1, 1], [.nan, 1], [1, .nan]] { #expect(size.isEmpty, "\(size)") }
  }

  @Test func aSquareIsPortrait() {
    #expect(([2, 1] as Size).isLandscape)
    #expect(!([1, 1] as Size).isLandscape)
    #expect(!([1, 2] as Size).isLandscape)
  }

  @Test func aSizeGrowsInHeight() {
    #expect(([375, 900] as Size).grown(by: 260) == [375, 1160])
  }

  @Test func insetsDeepenAtTheBottomOnly() {
    #expect(([1, 2, 3, 4] as Insets).deepened(by: 260) == [1, 2, 263, 4])
    #expect(Insets.zero == [0, 0, 0, 0])
  }
}
