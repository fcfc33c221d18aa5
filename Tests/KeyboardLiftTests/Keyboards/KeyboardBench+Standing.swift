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

  /// In hundredths of a point: what conversions and pixels leave is no difference.
  var rounded: [Int] {
    [shift, inset, indicator, loss, gain, offset].map { Int(($0 * 100).rounded()) }
  }
}

extension KeyboardBench {
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

  /// Where the form has to stand with the keyboard as it is, worked out from the strategies' own words.
  var expected: Standing {
    let (height, covered, isForeign) = (stage.view.bounds.height, covered, !keyboard.isLocal)
    var result = Standing()
    guard covered > 0 else { return result }
    let need = seen.maxY + Self.distance + covered - height
    switch (strategy, form) {
    case (.slide, _):
      let middle = form == .plain ? input.center.y : form == .textView ? height / 2 : input.frame.midY
      let fraction = min(max((middle / height - 0.2) / 0.6, 0), 1)
      result.shift = isForeign ? 0 : -(covered * fraction).rounded(.down)
    case (.automatic, .plain):
      result.shift = isForeign ? 0 : -max(0, need)
    case (_, .plain):
      break
    case (.resize, _):
      result.loss = covered
      result.offset = isForeign ? 0 : max(0, need)
    case (.extend, _):
      result.gain = covered
      let collapse = covered - (height - seen.maxY)
      result.offset = isForeign || collapse < 0 ? 0 : collapse + Self.padding
    default:
      (result.inset, result.indicator) = (covered, covered)
      result.offset = isForeign ? 0 : max(0, need)
    }
    return result
  }
}
#endif
