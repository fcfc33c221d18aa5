import KeyboardLiftCore
import KeyboardLiftDevices

/// One movement of the keyboard, of which several notifications tell.
struct Motion {
  /// Where it begins; nil where the system leaves that out.
  var begin: Rect?
  /// Where it ends; nil where the system leaves that out, zero where it does not know.
  var end: Rect?
  /// Seconds.
  var duration = OSVersion.plainDuration
  /// The animation's raw curve; nil for the keyboard's own.
  var curve: Int?
  /// Where the accessory view ends, if the system reports it apart.
  var accessory: Rect?
  /// Whether its `did…` carry frames alone, as those of some motions do on old systems.
  var endsWithFramesOnly = false
}

extension KeyboardModel {
  /// A notification of a motion, with the keys that the system gives it.
  func notification(_ name: KeyboardNotification.Name, _ motion: Motion) -> KeyboardNotification {
    var notification = KeyboardNotification(
      name, begin: motion.begin.map(reportedUnlessZero), end: motion.end.map(reportedUnlessZero),
      duration: motion.duration, curve: motion.curve ?? os.keyboardCurve, isLocal: os.reportsIsLocal ? isLocal : nil,
      accessory: motion.accessory)
    if carriesFramesOnly(name, motion) {
      notification.duration = nil
      notification.curve = nil
      notification.isLocal = nil
    }
    return notification
  }

  private func reportedUnlessZero(_ frame: Rect) -> Rect { frame == .zero ? .zero : reported(frame) }

  private func carriesFramesOnly(_ name: KeyboardNotification.Name, _ motion: Motion) -> Bool {
    switch name {
    case .didShow, .didHide: os.didShowCarriesFramesOnly || motion.endsWithFramesOnly
    case .didChangeFrame: motion.endsWithFramesOnly
    case .willShow, .willHide, .willChangeFrame: false
    }
  }

  /// A motion from where the keyboard is to where it will be.
  func motion(from begin: Rect?, to end: Rect, duration: Double = OSVersion.plainDuration) -> Motion {
    Motion(begin: begin, end: end, duration: duration, accessory: accessory(above: end))
  }

  /// The four notifications of a keyboard that comes or changes: two before the motion, two after it.
  func showing(_ motion: Motion, at start: Double) -> [KeyboardScript.Step] {
    steps([.willChangeFrame, .willShow], motion, at: start)
      + steps([.didChangeFrame, .didShow], motion, at: end(of: motion, from: start, settling: Timing.showSettling))
  }

  /// The four notifications of a keyboard that goes.
  func hiding(_ motion: Motion, at start: Double) -> [KeyboardScript.Step] {
    steps([.willChangeFrame, .willHide], motion, at: start)
      + steps([.didChangeFrame, .didHide], motion, at: end(of: motion, from: start, settling: Timing.hideSettling))
  }

  /// The two notifications of a keyboard that is neither coming nor going.
  func moving(_ motion: Motion, at start: Double) -> [KeyboardScript.Step] {
    steps([.willChangeFrame], motion, at: start)
      + steps([.didChangeFrame], motion, at: end(of: motion, from: start, settling: Timing.showSettling))
  }

  /// Notifications of one moment, one right after the other.
  func steps(_ names: [KeyboardNotification.Name], _ motion: Motion, at start: Double) -> [KeyboardScript.Step] {
    names.enumerated().map { index, name in
      KeyboardScript.Step(at: start + Double(index) * Timing.gap, .keyboard(notification(name, motion)))
    }
  }

  /// When a motion's `did…` come; without a duration right after its `will…`.
  private func end(of motion: Motion, from start: Double, settling: Double) -> Double {
    motion.duration > 0 ? start + motion.duration + settling : start + 2 * Timing.gap
  }
}
