#if !canImport(UIKit)
import KeyboardLift
import Testing
import UIKitStandInTesting

/// The list above a docked bar.
@MainActor @Suite(.serialized) struct DockedListTests {
  @Test("A list that stands at its end does so with the keyboard and without", arguments: ChatScreen.Layout.allCases)
  func aListThatStandsAtItsEnd(layout: ChatScreen.Layout) {
    let chat = ChatScreen(layout)
    chat.composer.keyboardLift.dock(list: chat.list)
    #expect(chat.end == 1272)
    chat.list.contentOffset.y = 1272
    chat.edit()
    #expect(chat.end == 1574)
    #expect(chat.list.contentOffset.y == 1574)
    chat.stage.endEditing()
    #expect(chat.end == 1272)
    #expect(chat.list.contentOffset.y == 1272)
  }

  @Test(
    "Content elsewhere stays where it is, and one that the user scrolls to its end stays there",
    arguments: ChatScreen.Layout.allCases)
  func contentElsewhereStays(layout: ChatScreen.Layout) {
    let chat = ChatScreen(layout)
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.list.contentOffset.y = 500
    chat.edit()
    #expect(chat.list.contentOffset.y == 500)
    chat.stage.hideKeyboard()
    #expect(chat.list.contentOffset.y == 500)
    chat.stage.showKeyboard(336)
    SimulatedUser(chat.stage.window).scroll(chat.list, to: CGPoint(x: 0, y: 1574))
    chat.stage.endEditing()
    #expect(chat.list.contentOffset.y == 1272)
  }

  @Test("Content that fitted goes to its end once it fits no more, and back", arguments: ChatScreen.Layout.allCases)
  func contentThatFitted(layout: ChatScreen.Layout) {
    let chat = ChatScreen(layout, content: 500)
    chat.composer.keyboardLift.dock(list: chat.list)
    let start = chat.list.contentOffset.y
    chat.edit()
    #expect(chat.list.contentOffset.y == 74)
    chat.stage.endEditing()
    #expect(chat.list.contentOffset.y == start)
  }

  @Test("What the app does to the list's inset meanwhile stays done")
  func whatTheAppDoesToTheInsetStays() {
    let chat = ChatScreen(.framed)
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.edit()
    #expect(chat.list.contentInset.bottom == 302)
    #expect(chat.list.verticalScrollIndicatorInsets.bottom == 302)
    chat.list.contentInset.bottom += 20
    chat.stage.showKeyboard(260)
    #expect(chat.list.contentInset.bottom == 246)
    chat.stage.endEditing()
    #expect(chat.list.contentInset.bottom == 20)
    #expect(chat.list.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test("A composer that grows with its text covers more of the list behind it, which stays at its end")
  func aComposerThatGrows() {
    let chat = ChatScreen(.framed)
    let note = UITextView(frame: CGRect(x: 8, y: 8, width: 300, height: 34))
    chat.composer.addSubview(note)
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.list.contentOffset.y = 1272
    chat.stage.edit(note, keyboard: 336)
    chat.composer.bounds.size.height = 70
    chat.composer.center.y -= 10
    SimulatedUser(chat.stage.window).type("more")
    #expect(chat.span == [406, 476])
    #expect(chat.list.contentInset.bottom == 302)
    chat.stage.endEditing()
    #expect(chat.span == [708, 778])
    #expect(chat.list.contentInset.bottom == 0)
  }

  @Test("A list above a composer that grows stays at its end, and where the user scrolled it to")
  func aConstrainedComposerThatGrows() throws {
    let chat = ChatScreen(.constrained)
    let note = UITextView(frame: CGRect(x: 8, y: 8, width: 300, height: 34))
    chat.composer.addSubview(note)
    let height = try #require(chat.composer.constraints.first { $0.firstAttribute == .height })
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.list.contentOffset.y = 1272
    chat.stage.edit(note, keyboard: 336)
    let user = SimulatedUser(chat.stage.window)
    // It is laid out before anybody tells of it: by then the list is lower already.
    (height.constant, _) = (70, chat.stage.window.layoutIfNeeded())
    user.type("more")
    #expect(chat.span == [406, 476])
    #expect(chat.list.contentOffset.y == 1594 && chat.end == 1594)
    user.scroll(chat.list, to: CGPoint(x: 0, y: 1200))
    height.constant = 90
    user.type("still more")
    #expect(chat.span == [386, 476])
    #expect(chat.list.contentOffset.y == 1200 && chat.end == 1614)
    chat.stage.endEditing()
    #expect(chat.list.contentOffset.y == 1200)
  }

  @Test("A list to which the app adds a message is not scrolled to it")
  func aMessageIsAdded() {
    let chat = ChatScreen(.constrained)
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.list.contentOffset.y = 1272
    chat.edit()
    chat.list.contentSize.height += 44
    SimulatedUser(chat.stage.window).type("more")
    #expect(chat.list.contentOffset.y == 1574)
    chat.stage.endEditing()
  }

  // MARK: Interactive dismissal

  @Test("While a finger drags the keyboard down the bar follows it, no farther than to its own place")
  func theBarFollowsTheFinger() {
    let chat = ChatScreen()
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.list.keyboardDismissMode = .interactive
    chat.edit()
    let user = SimulatedUser(chat.stage.window)
    user.beginDragging(chat.list)
    var bottoms: [CGFloat] = []
    for height in [300, 476, 600, 700, 800, 650] as [CGFloat] {
      user.moveFinger(on: chat.list, to: CGPoint(x: 100, y: height))
      bottoms.append(chat.span[1])
    }
    #expect(bottoms == [476, 476, 600, 700, 778, 650])
    #expect(chat.span(of: chat.list) == [0, 600])
    user.endDragging(chat.list)
    chat.stage.endEditing()
    #expect(chat.span == [728, 778])
  }

  @Test(
    "A list that does not drag the keyboard drags no bar", arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func aListThatDoesNotDragTheKeyboard(mode: UIScrollView.KeyboardDismissMode) {
    let chat = ChatScreen()
    chat.composer.keyboardLift.dock(list: chat.list)
    chat.list.keyboardDismissMode = mode
    chat.edit()
    let user = SimulatedUser(chat.stage.window)
    user.beginDragging(chat.list)
    user.moveFinger(on: chat.list, to: CGPoint(x: 100, y: 600))
    #expect(chat.span == [426, 476])
    user.endDragging(chat.list)
    chat.stage.endEditing()
  }
}
#endif
