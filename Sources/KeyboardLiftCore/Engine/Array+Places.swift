extension Array {
  /// The index of the element that fits, looked for from a place outward: what has stayed, or moved by little, is found at
  /// once, so that what is done for each of many views takes time in line with their number.
  func index(near place: Int, where fits: (Element) -> Bool) -> Int? {
    var above = Swift.min(Swift.max(place, 0), count)
    var below = above - 1
    while above < count || below >= 0 {
      if above < count {
        if fits(self[above]) { return above }
        above += 1
      }
      if below >= 0 {
        if fits(self[below]) { return below }
        below -= 1
      }
    }
    return nil
  }
}
