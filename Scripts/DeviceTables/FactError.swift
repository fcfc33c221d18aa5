/// A fact that the generator does not understand.
package struct FactError: Error, CustomStringConvertible {
  /// The file, where in it, what is wrong and what to do.
  package var description: String

  init(_ file: String, _ place: String, _ problem: String) {
    description = "\(file): \(place): \(problem)"
  }
}
