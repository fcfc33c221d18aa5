import Foundation

/// The motion of the on-screen keyboard, by which everything here moves.
///
/// UIKit moves the keyboard by a `CASpringAnimation` of mass 3, stiffness 1000 and damping 500 that lasts 0.5 s, whatever the
/// notification's duration says. The damping is clamped to the critical one, so the motion has a closed form. Measured in
/// react-native-keyboard-controller (SpringAnimationPerformanceTest) and in Flutter's engine (pull request 37604).
enum KeyboardSpring {
  /// How long the animation lasts, in seconds.
  static let duration = 0.5

  /// The natural frequency, `sqrt(stiffness / mass)`, per second.
  private static let frequency = (1000.0 / 3).squareRoot()

  /// The share of the way that is done after a time in seconds: `1 − exp(−w·t)·(1 + w·t)`.
  ///
  /// It never reaches 1: after 0.5 s it is 0.9989.
  static func fraction(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let phase = frequency * time
    return 1 - exp(-phase) * (1 + phase)
  }

  /// The motion as a timing function of CSS, from samples at equal distances.
  ///
  /// The last sample is 1: when the animation ends, the layer stands where it was sent.
  static func timingFunction(samples: Int = 100) -> String {
    let inner = (0..<samples).map { index in
      let fraction = fraction(at: duration * Double(index) / Double(samples))
      return "\((fraction * 10_000).rounded() / 10_000)"
    }
    return "linear(\((inner + ["1"]).joined(separator: ",")))"
  }
}
