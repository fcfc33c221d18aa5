import KeyboardLift

/// One of the examples: what it is called, what it shows, and its screen.
struct Example: Sendable {
  let title: String
  let summary: String
  let makeController: @MainActor @Sendable () -> UIViewController

  static let all = [
    Example(title: "Sign Up", summary: "A form in a scroll view, with a button to keep in sight") {
      SignUpController()
    },
    Example(title: "Chat", summary: "A composer that rides on the keyboard, below a list") { ChatController() },
    Example(title: "Settings", summary: "Fields in the rows of a table") { SettingsController() },
    Example(title: "Settings, by the system", summary: "A table controller: UIKit avoids the keyboard itself") {
      SettingsTableController()
    },
    Example(title: "Note", summary: "A long text, its caret followed") { NoteController() },
    Example(title: "Cards", summary: "Scroll views in each other") { CardsController() },
    Example(title: "Feedback", summary: "A form in a sheet") { FeedbackHostController() },
    Example(title: "Slide", summary: "The way of 2008") { SlidingController() },
    Example(title: "Shrink", summary: "The way of 2009") { ShrinkingController() },
    Example(title: "One Delegate", summary: "The way of 2010") { DelegatedController() },
    Example(title: "Grow", summary: "The way of 2018") { GrowingController() },
  ]
}
