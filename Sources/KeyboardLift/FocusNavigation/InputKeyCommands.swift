#if !canImport(UIKit)
import FocusOrder

/// The key commands that are offered for an input. Without selectors there are no commands of UIKit's: they are only kept.
@MainActor final class InputKeyCommands {
  private(set) var commands: [InputCommand] = []
  private(set) weak var controller: UIViewController?

  func offer(_ commands: [InputCommand], to input: UIView?) {
    self.commands = commands
    controller = input?.nearestViewController
  }
}
#endif
