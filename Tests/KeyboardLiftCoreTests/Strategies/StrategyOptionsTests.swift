import Testing

@testable import KeyboardLiftCore

@Suite struct StrategyOptionsTests {
  @Test func defaultsAreTheDocumentedOnes() {
    #expect(Strategy.automatic() == .automatic(distance: 10, restoresOffset: true))
    #expect(
      Strategy.slide() == .slide(minimumFraction: 0.2, maximumFraction: 0.8, keyboardHeight: .actual))
    #expect(Strategy.resize() == .resize(afterHide: .restore, target: nil, restoresOffset: true))
    #expect(Strategy.extend() == .extend(padding: 5, target: nil, restoresOffset: true))
    #expect(Strategy.inset() == .inset(distance: 0, target: nil, restoresOffset: true))
    #expect(Strategy.KeyboardHeight.classic == .constant(portrait: 216, landscape: 162))
    #expect(Engine().strategy == .automatic())
  }

  @Test func onlyAutomaticAndInsetHaveADistance() {
    #expect(Strategy.automatic(distance: 50).distance == 50)
    #expect(Strategy.inset(distance: 8).distance == 8)
    for strategy: Strategy in [.none, .slide(), .resize(), .extend(padding: 20)] { #expect(strategy.distance == 0) }
  }

  @Test func resizeExtendAndInsetTakeATarget() {
    #expect(Strategy.resize(target: 1).target == 1)
    #expect(Strategy.extend(target: 2).target == 2)
    #expect(Strategy.inset(target: 3).target == 3)
    for strategy: Strategy in [.none, .slide(), .automatic()] { #expect(strategy.target == nil) }
  }

  @Test func offsetsAreRestoredUnlessSaidOtherwise() {
    let keeping: [Strategy] = [
      .automatic(restoresOffset: false), .resize(restoresOffset: false), .extend(restoresOffset: false),
      .inset(restoresOffset: false),
    ]
    for strategy in keeping { #expect(!strategy.restoresOffset, "\(strategy)") }
    for strategy: Strategy in [.none, .slide(), .automatic(), .resize(), .extend(), .inset()] {
      #expect(strategy.restoresOffset, "\(strategy)")
    }
  }

  @Test func theHistoricalWaysTakeNoCompanion() {
    for strategy: Strategy in [.automatic(), .resize(), .inset()] { #expect(strategy.takesCompanion) }
    for strategy: Strategy in [.none, .slide(), .extend()] { #expect(!strategy.takesCompanion) }
  }

  @Test func onlyResizeScrollsToTheTop() {
    #expect(Strategy.resize(afterHide: .scrollToTop).scrollsToTop)
    for strategy: Strategy in [.none, .slide(), .automatic(), .resize(), .extend(), .inset()] {
      #expect(!strategy.scrollsToTop)
    }
  }
}
