/// An inset that carries a part of ours.
struct HeldInset {
  /// The app's own, in points.
  var own: Double
  /// What was made of it.
  var written: Double

  /// What of a present inset is the app's own.
  ///
  /// One that the app has changed since holds our part still if it is as large: the app has added to what it found, or
  /// taken from it. A smaller one was set without a look at what was there, and is the app's as it is.
  func own(of present: Double) -> Double {
    if present == written { return own }
    let part = written - own
    return present >= part ? present - part : present
  }
}
