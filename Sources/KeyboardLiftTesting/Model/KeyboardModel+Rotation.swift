import KeyboardLiftCore
import KeyboardLiftDevices

extension KeyboardModel {
  /// The interface rotates. A docked keyboard hides and shows; an iPad since iOS 9 shows twice, twelve notifications
  /// in all.
  ///
  /// The frames of the hide are those of the old orientation; in the new one begin and end are alike.
  @discardableResult
  public mutating func rotate(to new: ScreenOrientation) -> KeyboardScript {
    guard new != orientation else { return KeyboardScript() }
    guard placement != .hidden, let old = frame else {
      turn(to: new)
      return KeyboardScript()
    }
    if undockedFrame != nil {
      turn(to: new)
      return KeyboardScript(moving(Motion(begin: undockedFrame, end: undockedFrame), at: 0))
    }
    var hide = Motion(begin: old, end: hidden(height: old.height))
    hide.endsWithFramesOnly = os.rotationEndsWithFramesOnly
    let script = KeyboardScript(hiding(hide, at: 0))
    turn(to: new)
    guard let frame else { return script }
    var show = motion(from: frame, to: frame)
    show.endsWithFramesOnly = os.rotationEndsWithFramesOnly
    let shown = KeyboardScript(showing(show, at: 0))
    let once = script.followed(by: shown, after: Timing.gap)
    return device.family == .iPad && os.padRotatesInTwelve ? once.followed(by: shown, after: Timing.gap) : once
  }

  /// The keyboard's state in another orientation. An undocked keyboard keeps its place as a share of the screen.
  private mutating func turn(to new: ScreenOrientation) {
    let before = screen
    orientation = new
    heightWhenHidden = nil
    guard let old = undockedFrame else { return }
    let isFullWidth = old.width == before.width
    let size = isFullWidth ? Size(width: screen.width, height: keysHeight) : old.size
    let corner = Point(x: old.minX / before.width * screen.width, y: old.minY / before.height * screen.height)
    undockedFrame = aboveDock(corner, size)
  }
}
