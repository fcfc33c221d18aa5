#if !canImport(UIKit)
import KeyboardLiftTestSupport
import KeyboardLiftTesting
import UIKitStandInTesting

/// What the user and the app do to the content.
extension RandomSession {
  func scroll() {
    guard let index = dice.pick(Array(top.scrollViews.indices)) else { return }
    let scrollView = top.scrollViews[index]
    let range = scrollView.restingOffsets
    let y = dice.number(Int(range.least.y.rounded(.up))...Int(max(range.greatest.y, range.least.y.rounded(.up))))
    story.append("scroll \(index) to \(y)")
    user.beginDragging(scrollView)
    user.drag(scrollView, to: CGPoint(x: scrollView.contentOffset.x, y: y))
    // Where nothing observes offsets, a reading with the finger down tells the user's scrolling from UIKit's own.
    haveRead()
    user.endDragging(scrollView)
    if !takesRoom { top.noteOwn() }
    if top.own[index].home != nil { top.own[index].home = scrollView.contentOffset }
    mustBeSeen = false
  }

  func type() {
    guard let focused else { return }
    story.append("type")
    user.type(dice.one(of: ["a", "word", "\n", "line\nline\nline\n"]))
    for screen in screens {
      for index in screen.own.indices where focused.isDescendant(of: screen.scrollViews[index]) {
        (screen.own[index].home, screen.own[index].content) = (nil, nil)
      }
    }
  }

  func changeInset() {
    guard let index = dice.pick(Array(top.scrollViews.indices)) else { return }
    let (scrollView, part, bottom) = (top.scrollViews[index], top.part(of: index), dice.number(0...30))
    // While something of ours stands there, the app's own value must be told from one that holds it.
    guard part == 0 || bottom < part else { return }
    story.append("inset \(index) by \(bottom)")
    haveRead()
    scrollView.contentInset.bottom = bottom
    top.own[index].contentInset = scrollView.contentInset
    haveRead()
    if !takesRoom { top.noteOwn() }
    mustBeSeen = false
  }

  /// The app loads other content into a scroll view.
  func changeContent() {
    guard strategy == .automatic || strategy == .inset, let index = dice.pick(Array(top.scrollViews.indices)),
      Swift.type(of: top.scrollViews[index]) == UIScrollView.self
    else { return }
    let scrollView = top.scrollViews[index]
    let lowest = scrollView.subviews.map(\.frame.maxY).max() ?? 0
    story.append("content \(index)")
    haveRead()
    scrollView.contentSize.height = max(lowest, dice.number(300...1500))
    (top.own[index].content, top.own[index].home) = (scrollView.contentSize, nil)
    haveRead()
    if !takesRoom { top.noteOwn() }
    mustBeSeen = false
  }

  /// The app inserts, deletes or loads anew rows of a table.
  func changeRows() {
    guard let index = top.scrollViews.firstIndex(where: { $0 is UITableView }) else { return }
    story.append("rows")
    haveRead()
    top.changeRows(&dice)
    stage.device.layOut()
    (top.own[index].content, top.own[index].home) = (nil, nil)
    haveRead()
    if !takesRoom { top.noteOwn() }
    mustBeSeen = false
  }

  /// The app has the input at the bottom ride on the keyboard, or no more.
  func dockBar() {
    guard top.bar != nil else { return }
    top.isBarDocked.toggle()
    story.append(top.isBarDocked ? "dock" : "undock")
    mustBeSeen = false
  }

  /// The user wants text of another size, and text views that follow that grow or shrink.
  func changeTextSize() {
    story.append("text size")
    stage.device.contentSizeCategory = dice.one(of: [.extraSmall, .large, .extraExtraExtraLarge])
    stage.device.layOut()
    haveRead()
    for screen in screens {
      for index in screen.own.indices where screen.scrollViews[index] is UITextView {
        (screen.own[index].content, screen.own[index].home) = (nil, nil)
      }
    }
    if !takesRoom { top.noteOwn() }
    mustBeSeen = false
  }

  /// The app removes the input that has the focus.
  func removeInput() {
    guard let focused, let index = top.inputs.firstIndex(where: { $0 === focused }), !(focused is UIScrollView),
      !(focused.superview?.superview is UITableViewCell)
    else { return }
    story.append("remove the input")
    top.inputs.remove(at: index)
    // Home may have followed its focus.
    for (index, scrollView) in top.scrollViews.enumerated() where focused.isDescendant(of: scrollView) {
      top.own[index].home = nil
    }
    focused.removeFromSuperview()
    mustBeSeen = false
  }

  func changeOptions() {
    guard changesOptions else { return }
    let wasAutomatic = strategy == .automatic && lifter.isEnabled
    switch Int(dice.number(0...4)) {
    case 0: lifter.distance = dice.number(0...40)
    case 1: strategy = dice.one(of: Self.otherStrategies)
    case 2: strategy = .automatic
    case 3: focused?.keyboardLift.distance = dice.number(0...60)
    default: lifter.isEnabled.toggle()
    }
    story.append("options: \(lifter.isEnabled) \(strategy) \(lifter.distance)")
    // The others leave scrolling to UIKit, and what UIKit scrolled stays.
    if !wasAutomatic || strategy != .automatic { screens.forEach { $0.forgetHomes() } }
    mustBeSeen = lifter.isEnabled
  }

  /// Has the lifter read the views, by a notification that is no news.
  private func haveRead() {
    if takesRoom { keyboard.repeatFrame() }
  }
}
#endif
