#if !canImport(UIKit)
import KeyboardLift
import KeyboardLiftTestSupport
import Testing
import UIKitStandInTesting

/// A user's random session on a random screen, with what the laws say checked against the views themselves.
@MainActor final class RandomSession {
  let seed: Int
  var dice: SeededGenerator
  let screen: RandomScreen
  let lifter: KeyboardLifter
  let user: SimulatedUser
  let isAutomatic: Bool
  var keyboard: CGFloat?
  var focused: UIView?
  /// Whether the last thing that happened was the keyboard's or the focus', so that the input must be in sight.
  var mustBeSeen = false
  /// What each scroll view has of the app, and where it belongs; nil while typing decides that.
  var own: [Own] = []

  /// What happened, for whoever looks into a failure.
  private(set) var story: [String] = []

  struct Own {
    var contentInset: UIEdgeInsets
    var indicator: CGFloat
    var home: CGPoint?
  }

  init(seed: Int) {
    self.seed = seed
    dice = SeededGenerator(seed: UInt64(seed) &* 0xD134_2543_DE82_EF95)
    screen = RandomScreen(dice.one(of: RandomScreen.Kind.allCases), &dice)
    user = SimulatedUser(screen.stage.window)
    let strategies: [KeyboardLifter.Strategy] = [.resize(), .extend(), .inset, .slide()]
    isAutomatic = !dice.once(in: 5)
    lifter = KeyboardLifter(for: screen.stage.view, strategy: isAutomatic ? .automatic : dice.one(of: strategies))
    noteOwn()
  }

  var stage: Stage { screen.stage }

  func run() {
    for _ in 0..<14 {
      act()
      story.append("offsets \(screen.scrollViews.map { Double($0.contentOffset.y) })")
      if keyboard == nil { checkGivenBack() } else { checkShown() }
    }
    if keyboard != nil { hide() }
    checkGivenBack()
    lifter.isEnabled = false
  }

  // MARK: Acting

  private func act() {
    switch Int(dice.number(0...11)) {
    case 0...3: focus()
    case 4: if keyboard != nil { show() }
    case 5: if keyboard != nil { hide() }
    case 6, 7: scroll()
    case 8: type()
    case 9: if dice.once(in: 3) { rotate() }
    case 10: changeInset()
    default: if keyboard != nil { repeatShow() }
    }
  }

  private func focus() {
    let input = dice.one(of: screen.inputs)
    // A row that is out of sight is no view: nobody can tap it.
    if input === focused || input.window == nil { return }
    focused = input
    story.append("focus \(screen.inputs.firstIndex { $0 === input } ?? 0)")
    if keyboard != nil {
      // Where the user moves from field to field the system may say nothing at all.
      input.becomeFirstResponder()
      if dice.once(in: 2) { repeatShow() }
    } else if dice.once(in: 2) {
      stage.device.inputDidChange = { [weak self] in if $0 != nil { self?.willShow() } }
      input.becomeFirstResponder()
      stage.device.inputDidChange = nil
      didShow()
    } else {
      input.becomeFirstResponder()
      noteOwn()
      willShow()
      didShow()
    }
    mustBeSeen = true
  }

  private func willShow() {
    keyboard = dice.number(180...320)
    story.append("keyboard \(keyboard ?? 0)")
    stage.willShowKeyboard(keyboard ?? 0, duration: dice.one(of: [0, 0.25]))
  }

  private func didShow() {
    guard let keyboard else { return }
    stage.device.advance(by: 0.25)
    stage.post(UIResponder.keyboardDidShowNotification, to: stage.frame(ofKeyboard: keyboard))
    stage.device.advance(by: 0.5)
  }

  private func show() {
    willShow()
    didShow()
    mustBeSeen = true
  }

  private func repeatShow() {
    guard let keyboard else { return }
    story.append("the same keyboard")
    let before = screen.scrollViews.map(\.contentOffset)
    stage.showKeyboard(keyboard)
    // What UIKit reveals again, after the user scrolled it away, in a view that holds nothing of ours, is UIKit's.
    for (index, scrollView) in screen.scrollViews.enumerated() where !mustBeSeen {
      let isOwn = scrollView.contentInset == own[index].contentInset
      if isOwn && scrollView.contentOffset != before[index] { own[index].home = nil }
    }
  }

  private func hide() {
    story.append("hide")
    stage.window.endEditing(true)
    stage.hideKeyboard()
    (focused, keyboard) = (nil, nil)
  }

  private func scroll() {
    guard !screen.scrollViews.isEmpty else { return }
    let index = Int(dice.number(0...(screen.scrollViews.count - 1)))
    let scrollView = screen.scrollViews[index]
    let range = scrollView.restingOffsets
    let y = dice.number(Int(range.least.y.rounded(.up))...Int(max(range.greatest.y, range.least.y.rounded(.up))))
    story.append("scroll \(index) to \(y)")
    user.beginDragging(scrollView)
    user.drag(scrollView, to: CGPoint(x: scrollView.contentOffset.x, y: y))
    // Where nothing observes offsets, a reading with the finger down tells the user's scrolling from UIKit's own.
    stage.willShowKeyboardAgain(keyboard)
    user.endDragging(scrollView)
    if keyboard == nil { noteOwn() }
    if own[index].home != nil { own[index].home = scrollView.contentOffset }
    mustBeSeen = false
  }

  private func type() {
    guard let focused else { return }
    story.append("type")
    user.type(dice.one(of: ["a", "word", "\n", "line\nline\nline\n"]))
    for index in own.indices where focused.isDescendant(of: screen.scrollViews[index]) { own[index].home = nil }
  }

  private func rotate() {
    let (portrait, tops) = (stage.device.screen.bounds.height > stage.device.screen.bounds.width, insetTops)
    let safe = UIEdgeInsets(top: portrait ? 0 : 40, left: 0, bottom: 20, right: 0)
    if keyboard != nil && dice.once(in: 2) { hide() }
    story.append("rotate")
    stage.device.rotate(to: portrait ? .landscapeLeft : .portrait, safeArea: safe)
    stage.device.layOut()
    if keyboard != nil { show() } else { noteOwn() }
    // What stood at the top stands there again, and the rest is in the range, as UIKit has it of a change of sizes.
    for (index, scrollView) in screen.scrollViews.enumerated() {
      guard let home = own[index].home else { continue }
      let part = scrollView.contentInset.bottom - own[index].contentInset.bottom
      let (least, most) = (-insetTops[index], scrollView.restingOffsets.greatest.y - part)
      own[index].home?.y = home.y == -tops[index] ? least : min(max(home.y, least), max(least, most))
    }
    // An input that the rotation left out of its superview is none that must be seen.
    mustBeSeen = false
  }

  private var insetTops: [CGFloat] { screen.scrollViews.map(\.adjustedContentInset.top) }

  private func changeInset() {
    guard !screen.scrollViews.isEmpty else { return }
    let index = Int(dice.number(0...(screen.scrollViews.count - 1)))
    let scrollView = screen.scrollViews[index]
    let bottom = dice.number(0...30)
    // While something of ours stands there, the app's own value must be told from one that holds it.
    let part = scrollView.contentInset.bottom - own[index].contentInset.bottom
    guard part == 0 || bottom < part else { return }
    story.append("inset \(index) by \(bottom)")
    stage.willShowKeyboardAgain(keyboard)
    scrollView.contentInset.bottom = bottom
    own[index].contentInset = scrollView.contentInset
    stage.willShowKeyboardAgain(keyboard)
    if keyboard == nil { noteOwn() }
    mustBeSeen = false
  }

  /// Notes what the app has, while nothing of ours stands anywhere.
  func noteOwn() {
    own = screen.scrollViews.map {
      Own(contentInset: $0.contentInset, indicator: $0.verticalScrollIndicatorInsets.bottom, home: $0.contentOffset)
    }
  }
}

extension Stage {
  /// The same notification once more, which has the views read; nothing while no keyboard is up.
  func willShowKeyboardAgain(_ height: CGFloat?) {
    if let height { willShowKeyboard(height) }
  }
}
#endif
