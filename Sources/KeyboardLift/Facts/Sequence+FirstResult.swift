extension Sequence {
  /// The first result that is not nil.
  ///
  /// NB: `lazy.compactMap(_:).first` calls its closure a second time for the element that it found. A weak reference may be nil
  /// by then, and a search of a tree doubles its work at each level.
  func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
