extension Draft {
  /// Works out, for each scroll view that the automatic strategy works on, the home at which what is edited is in sight
  /// without a keyboard: whoever goes on from field to field far down a form must not lose it when the keyboard goes.
  ///
  /// Innermost first, each from its home so far, by the least scrolling in the room that it has without us. An input that is
  /// in sight there leaves the home as it is.
  mutating func followFocus(of input: Int) {
    guard case .automatic = strategy, movesHomes, isDocked else { return }
    for index in works.indices.reversed() where works[index].isWorkedOn {
      let home = works[index].held?.home ?? works[index].standing
      works[index].followedHome = home
      if input != index || !scrollsNotForItself(input) {
        let rect = focusRect(of: input, inContentOf: index)
        let offset = ownRoom(of: index).reveal(minY: rect.minY, maxY: rect.maxY, from: home)
        if !offset.isNear(home) {
          works[index].followedHome = extent(of: index, with: .none).clamp(offset)
        }
      }
      // What lies further out sees the input where it is with the inner ones at home.
      works[index].offset = works[index].followedHome ?? home
    }
    for index in works.indices where works[index].isWorkedOn { works[index].offset = works[index].standing }
  }
}
