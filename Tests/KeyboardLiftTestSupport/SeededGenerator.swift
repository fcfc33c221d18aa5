/// Random numbers that a seed repeats: a failing test names its seed, and the seed brings the failure back.
///
/// SplitMix64 by Guy Steele, Doug Lea and Christine Flood (OOPSLA 2014), with Sebastiano Vigna's constants from
/// <https://prng.di.unimi.it/splitmix64.c>.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator whose numbers follow from the seed alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// A whole number of a range.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Whole points of a range.
  public mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(int(range))
  }

  /// True once in so many times.
  public mutating func once(in times: Int) -> Bool {
    next() % UInt64(times) == 0
  }

  /// One of some values; nil if there are none.
  public mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[int(0...values.count - 1)]
  }
}
