import Testing

@testable import KeyboardLiftReport

@Suite struct KeyboardSpringTests {
  /// The positions measured on a device, as shares of the way (react-native-keyboard-controller).
  @Test(arguments: [(0.08, 0.4289), (0.125, 0.6650), (0.25, 0.9420), (0.325, 0.9816), (0.5, 0.9989)])
  func positionsAreTheMeasuredOnes(time: Double, fraction: Double) {
    #expect(abs(KeyboardSpring.fraction(at: time) - fraction) < 0.00005)
  }

  @Test func nothingMovesBeforeTheBeginning() {
    #expect(KeyboardSpring.fraction(at: 0) == 0)
    #expect(KeyboardSpring.fraction(at: -1) == 0)
  }

  @Test func timingFunctionRisesFromNothingToAll() {
    let function = KeyboardSpring.timingFunction(samples: 50)
    let samples = function.dropFirst("linear(".count).dropLast().split(separator: ",").compactMap { Double($0) }
    #expect(samples.count == 51)
    #expect(samples.first == 0)
    #expect(samples.last == 1)
    #expect(samples[8] == 0.4289)
    #expect(samples[25] == 0.942)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 < $1 })
  }
}
