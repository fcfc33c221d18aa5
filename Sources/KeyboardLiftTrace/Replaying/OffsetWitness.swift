import KeyboardLiftCore

/// Keeps account, independently of the engine, of where each scroll view would stand if no keyboard had ever come and the
/// user had scrolled and typed the same and, with the automatic strategy, had brought what is edited into sight.
///
/// Only scroll views that a plan has touched are in the account: any other stands where it should. The engine's own homes
/// are not asked, so an engine that returns a scroll view to a wrong place is found out.
struct OffsetWitness: Sendable {
  private struct Account {
    /// Where the scroll view would stand.
    var offset: Point
    /// Whether a plan touched it since all was last given back.
    var isTouched = true
    /// What stood of it before the plan that gives back.
    var before: StandingValues?
  }

  private var accounts: [Int: Account] = [:]

  /// Takes what the app or the system changed by themselves, told by a reading of the screen or as the system's scrolling: how
  /// far the content is scrolled sideways is never ours, nor is anything of a scroll view that we hold nothing of.
  mutating func observeOwnChanges(from old: TraceScreen, to new: TraceScreen) {
    for (id, account) in accounts {
      guard let before = old.standing(of: id)?.contentOffset, let after = new.standing(of: id)?.contentOffset else {
        continue
      }
      if after.x != before.x { accounts[id]?.offset.x = after.x }
      if after.y != before.y && !account.isTouched { accounts[id]?.offset.y = after.y }
    }
  }

  /// Where the scroll views around an input would stand, if the user had brought it into sight.
  func followedHomes(of input: Int, in screen: TraceScreen) -> FollowedHomes? {
    FollowedHomes(of: input, in: screen) { id in
      accounts[id].flatMap { $0.isTouched ? $0.offset.y : nil }
    }
  }

  /// Takes the homes that an event's plan has moved, after the plan: they count for what is touched.
  mutating func take(_ homes: FollowedHomes) {
    for (id, offset) in homes.offsets where accounts[id]?.isTouched == true { accounts[id]?.offset.y = offset }
  }

  /// Takes what an event says of offsets, before its plan.
  mutating func observe(_ event: Event, in screen: TraceScreen) {
    switch event {
    case .layout:
      accounts.removeAll(keepingCapacity: true)
    case .scroll(let id):
      if let offset = screen.standing(of: id)?.contentOffset { accounts[id]?.offset = offset }
    case .focus, .blur, .keyboard, .caret, .content, .inset, .background, .foreground:
      break
    }
  }

  /// Takes a plan before the screen does.
  /// - Parameter isTyping: whether the event may be the user's typing, so that what its plan moves, the user has moved.
  mutating func observe(_ plan: Plan, isTyping: Bool, in screen: TraceScreen) {
    for change in plan.changes {
      if case .translation = change.value { continue }
      guard let standing = screen.standing(of: change.id) else { continue }
      accounts[change.id, default: Account(offset: standing.contentOffset)].isTouched = true
      if case .contentOffset(let offset) = change.value, isTyping, !plan.givesBack {
        accounts[change.id]?.offset = offset
      }
    }
    guard plan.givesBack else { return }
    for (id, account) in accounts where account.isTouched { accounts[id]?.before = screen.standing(of: id) }
  }

  /// Clamps what is touched to its range, as giving back does, once the screen has taken the plan that gives back. A scroll
  /// view that keeps a part, because the app marked it, stays touched, and is clamped only if it moves or its part became
  /// smaller.
  mutating func settle(in screen: TraceScreen) {
    for (id, account) in accounts where account.isTouched {
      guard let old = account.before, let new = screen.standing(of: id) else { continue }
      let keepsPart = screen.isAltered(id)
      accounts[id]?.isTouched = keepsPart
      let stays = old.contentOffset == account.offset && new.contentInset.bottom >= old.contentInset.bottom
      guard !(keepsPart && stays), let range = screen.range(of: id, own: !keepsPart) else { continue }
      accounts[id]?.offset.y = min(max(account.offset.y, range.lowerBound), range.upperBound)
    }
  }

  /// Whether every scroll view stands where it would.
  func isConfirmed(by screen: TraceScreen) -> Bool {
    accounts.allSatisfy { id, account in
      screen.standing(of: id).map { $0.contentOffset.isNear(account.offset) } ?? true
    }
  }
}
