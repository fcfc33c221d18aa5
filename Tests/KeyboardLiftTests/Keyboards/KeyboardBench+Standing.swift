#if !canImport(UIKit)
import KeyboardLiftTesting
import UIKitStandInTesting

/// Where a form stands: all that a lifter may change, but for what the app has by itself.
struct Standing: Equatable {
  var shift: CGFloat = 0
  /// Parts of the scroll view: inset, indicator's inset, lost height of the frame, gained height of the content.
  var inset: CGFloat = 0
  var indicator: CGFloat = 0
  var loss: CGFloat = 0
  var gain: CGFloat = 0
  var offset: CGFloat = 0

  /// Whether two are the same but for what conversions and pixels leave.
  func isNear(_ other: Standing) -> Bool {
    func near(_ value: KeyPath<Standing, CGFloat>, within tolerance: CGFloat = 0.001) -> Bool {
      abs(self[keyPath: value] - other[keyPath: value]) <= tolerance
    }
    return near(\.shift) && near(\.inset) && near(\.indicator) && near(\.loss) && near(\.gain)
      && near(\.offset, within: 0.5)
  }
}

extension KeyboardBench {
  /// What the lifter's strategies want free below the input; resize and extend have no such wish.
  private static let distance: CGFloat = 10
  private static let padding: CGFloat = 5

  /// Where the form stands.
  var standing: Standing {
    var standing = Standing(shift: stage.view.transform.ty)
    if let scrollView {
      standing.inset = scrollView.contentInset.bottom
      standing.indicator = scrollView.verticalScrollIndicatorInsets.bottom
      standing.loss = stage.view.bounds.height - scrollView.bounds.height
      standing.gain = scrollView.contentSize.height - ownContentHeight
      standing.offset = scrollView.contentOffset.y
    }
    return standing
  }

  private var ownContentHeight: CGFloat {
    guard let scrollView else { return 0 }
    if let text = scrollView as? UITextView { return text.sizeThatFits(text.bounds.size).height }
    return 2 * max(stage.view.bounds.width, stage.view.bounds.height)
  }

  /// What must be seen, without any motion: the field, or the text view's caret.
  private var seen: CGRect {
    guard let text = input as? UITextView, let caret = text.selectedTextRange?.end else { return input.frame }
    return text.caretRect(for: caret)
  }

  /// How much of the screen is covered, from the bottom up; 0 where no keyboard takes room.
  var covered: CGFloat {
    guard keyboard.model.placement == .docked, let frame = keyboard.frame else { return 0 }
    return stage.device.screen.bounds.height - (keyboard.accessoryFrame ?? frame).minY
  }

  /// Where UIKit has scrolled by itself: slide scrolls nothing, and in landscape the input is below the screen's bottom.
  private var offsetOfUIKit: CGFloat {
    if case .slide = strategy, hasTurned { scrollView?.contentOffset.y ?? 0 } else { 0 }
  }

  /// Where the form has to stand with the keyboard as it is, worked out from the strategies' own words.
  var expected: Standing {
    let (height, covered) = (stage.view.bounds.height, covered)
    let followsFocus = strategy == .automatic && form != .plain
    if followsFocus, covered > 0, keyboard.isLocal {
      home = least(from: home, to: seen.minY, seen.maxY, room: height)
    }
    var result = Standing(offset: followsFocus ? home : offsetOfUIKit)
    guard covered > 0 else { return result }
    guard keyboard.isLocal else {
      // Nobody edits here: only a scroll view that makes room in any case does.
      if scrollView?.keyboardLift.makesRoom == true { (result.inset, result.indicator) = (covered, covered) }
      return result
    }
    let hidden = seen.maxY + covered - height
    let need = hidden + Self.distance
    switch (strategy, form) {
    case (.slide, _):
      let middle = form == .plain ? input.center.y : form == .textView ? height / 2 : input.frame.midY - offsetOfUIKit
      let fraction = min(max((middle / height - 0.2) / 0.6, 0), 1)
      result.shift = -(covered * fraction).rounded(.down)
    case (.automatic, .plain):
      result.shift = -max(0, need)
    case (_, .plain):
      break
    case (.resize, _):
      result.loss = covered
      result.offset = max(0, hidden)
    case (.extend, _):
      result.gain = covered
      result.offset = hidden < 0 ? 0 : hidden + Self.padding
    default:
      (result.inset, result.indicator) = (covered, covered)
      result.offset =
        followsFocus
        ? least(from: home, to: seen.minY, seen.maxY + Self.distance, room: height - covered) : max(0, need)
    }
    return result
  }

  /// The offset of the least scrolling that shows a range in a room.
  private func least(from offset: CGFloat, to top: CGFloat, _ bottom: CGFloat, room: CGFloat) -> CGFloat {
    if top < offset || bottom - top > room { return top }
    return max(offset, bottom - room)
  }
}
#endif
