extension Override<CGFloat> {
  /// An inset that holds our part. The app often adds to the inset that it finds or takes from it: one that is still as large
  /// as our part holds it. A smaller one is the app's as it is.
  static var insetRule: Rule {
    { present, own, written in
      let part = written - own
      return present >= part ? present - part : present
    }
  }

  /// A height that we made smaller or greater. One that lies beyond ours in our direction was computed from what the app
  /// found, and only the difference is the app's. Any other, as a layout pass sets it, is the app's as it is.
  static var heightRule: Rule {
    { present, own, written in
      let part = written - own
      let isBeyond = part > 0 ? present > written : present < written
      return part != 0 && isBeyond ? present - part : present
    }
  }
}

extension Override<CGAffineTransform> {
  /// A transform that holds our move along the y axis. The app either replaces it or changes what it finds, as an animation
  /// that shakes the view does: the reading that moves the view less counts.
  static var moveRule: Rule {
    { present, own, written in
      let byReplacing = abs(present.ty - own.ty)
      let byChanging = abs(present.ty - written.ty)
      guard byChanging < byReplacing else { return present }
      return present.concatenating(
        CGAffineTransform(translationX: own.tx - written.tx, y: own.ty - written.ty))
    }
  }
}
