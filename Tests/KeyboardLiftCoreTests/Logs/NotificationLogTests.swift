import Foundation
import KeyboardLiftTestSupport
import Testing

@testable import KeyboardLiftCore

/// Every measured log over a form with a field low on the screen, plain and in a scroll view.
@Suite struct NotificationLogTests {
  @Test func everyLogWithFramesIsReplayed() throws {
    let logs = try NotificationLog.all()
    var replayed = 0
    for log in logs {
      var notifications = 0
      for strategy: Strategy in [.automatic(), .slide(), .resize(), .extend(), .inset()] {
        for screen in [plainForm(log.screen), scrollingForm(log.screen)] {
          notifications += replay(log, on: screen, strategy)
        }
      }
      if notifications > 0 { replayed += 1 }
      if log.hasFrames && notifications == 0 { Issue.record("\(log.id) was skipped") }
    }
    #expect(logs.count == 64)
    #expect(logs.filter(\.hasFrames).count == 56)
    #expect(replayed == 59)
  }

  /// Where the keyboard's top is after each log's last word, as its source tells it.
  @Test(
    arguments: [
      ("omni-ipad5-show", 416), ("iphone4-ios5-rotate-landscape", 158), ("iphone5-pred-late", .infinity),
      ("iphone6-ios11-two-willshow", 377.5), ("swiftkey-ios8", 309), ("ipad5-undock-menu", 984),
      ("ipad-hardware-shortcutbar-55", 969), ("ipad-floating-zero-drag", .infinity), ("se2-show-order", .infinity),
      ("modal-present-iphone5-ios7", 352), ("begin-equals-end-offscreen", .infinity), ("crossfade-hide", .infinity),
      ("password-manager-prompt", .infinity), ("resign-when-pushing", 409), ("iphonex-335-show-hide", .infinity),
    ] as [(String, Double)])
  func aLogEndsWithTheKeyboardWhereItsSourceSays(id: String, top: Double) throws {
    let log = try #require(try NotificationLog.all().first { $0.id == id })
    var keyboard = Keyboard()
    for notification in log.events.compactMap(log.notification) { _ = keyboard.receive(notification, on: log.screen) }
    #expect(keyboard.top(in: Rect(origin: .zero, size: log.screen)) == top)
  }

  /// A field near the bottom of the screen, nothing that scrolls.
  private func plainForm(_ size: Size) -> Screen {
    .phone(size, safeArea: [20, 0, 0, 0], .field(2, [16, size.height - 60, 200, 34]))
  }

  /// The same field in a scroll view that fills the screen, scrolled a little.
  private func scrollingForm(_ size: Size) -> Screen {
    let scroll: ScreenNode = .scroll(
      1, Rect(origin: .zero, size: size), content: size.height + 200, offset: 30,
      .field(2, [16, size.height - 60, 200, 34]))
    return .phone(size, safeArea: [20, 0, 0, 0], scroll)
  }

  /// Replays a log; returns how many notifications it had.
  private func replay(_ log: NotificationLog, on screen: Screen, _ strategy: Strategy) -> Int {
    var bench = Bench(screen, strategy, note: log.id)
    var notifications = 0
    if !log.events.contains(where: { $0.name.contains("DidBeginEditing") }) { bench.focus(2) }
    for entry in log.events {
      if entry.name.contains("DidBeginEditing") { bench.focus(2) }
      if entry.name.contains("DidEndEditing") { bench.blur(2) }
      guard let notification = log.notification(entry) else { continue }
      notifications += 1
      bench.post(notification)
      if case .automatic = strategy, bench.engine.keyboard.state == .docked, bench.engine.focus != nil {
        #expect(bench.seen?.covered == 0, "\(log.id)")
      }
    }
    if bench.engine.keyboard.state != .hidden {
      bench.post(KeyboardNotification(.willHide))
      bench.post(KeyboardNotification(.didHide))
    }
    #expect(bench.showsOwnValues, "\(log.id)")
    #expect(bench.screen.offsets == screen.offsets, "\(log.id)")
    return notifications
  }
}
