import KeyboardLiftCore

extension Demonstration {
  /// What a reader of the figures has to know, a paragraph each.
  static var notes: [String] {
    var notes = [
      """
      Button seen: the ways that also leave the whole button below the last field in sight while that field is edited. \
      The button is the field’s companion, and resize, inset and automatic move further to show both.
      """
    ]
    if case .automatic(let distance, _) = Way.automatic.strategy {
      notes.append(
        """
        The distance of \(distance.written): automatic leaves \(distance.points) free between the keyboard and what it \
        shows, so it moves the content \(distance.points) further than inset, whose distance is 0.
        """)
    }
    return notes
  }

  /// What `~` means before a keyboard's height.
  static let derivedNote = "~ marks a keyboard height that nobody measured or published: it is derived from others."
}
