#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import FocusOrder
import KeyboardLiftCore
package import SwiftUI

extension UIHostingController: AvoidsKeyboardItself {
  /// Since iOS 16.4 an app can take the keyboard out of what hosted content keeps clear of.
  package var avoidsKeyboard: Bool {
    if #available(iOS 16.4, *) { safeAreaRegions.contains(.keyboard) } else { true }
  }
}

/// Follows what no notification tells, by key-value observing: the offsets of the scroll views around the input, and where
/// the selection is.
@MainActor final class ViewObservations {
  private var tokens: [NSKeyValueObservation] = []

  func follow(
    _ input: UIView?, in root: UIView?, caret: @escaping @MainActor () -> Void,
    scroll: @escaping @MainActor (UIScrollView) -> Void
  ) {
    tokens = []
    if let textView = input as? UITextView {
      tokens.append(
        textView.observe(\.selectedTextRange) { _, _ in
          MainActor.assumeIsolated { caret() }
        })
    }
    var view = input
    while let current = view {
      if let scrollView = current as? UIScrollView {
        tokens.append(
          scrollView.observe(\.contentOffset) { scrollView, _ in
            MainActor.assumeIsolated {
              if scrollView.isMovedByUser { scroll(scrollView) }
            }
          })
      }
      view = current === root ? nil : current.superview
    }
  }
}

/// The key commands that are offered for an input: the controller around it has them while it has the focus.
@MainActor final class InputKeyCommands {
  private var commands: [InputCommand] = []
  private weak var controller: UIViewController?
  private var added: [UIKeyCommand] = []

  func offer(_ commands: [InputCommand], to input: UIView?) {
    let controller = input?.nearestViewController
    guard commands != self.commands || controller !== self.controller else { return }
    for command in added { self.controller?.removeKeyCommand(command) }
    added = commands.map(\.keyCommand)
    for command in added { controller?.addKeyCommand(command) }
    (self.commands, self.controller) = (commands, controller)
  }
}

extension InputCommand {
  /// UIKit's command, found where ⌘ is held.
  @MainActor fileprivate var keyCommand: UIKeyCommand {
    let words = MovingWords.present
    let (title, action) =
      switch effect {
      case .move(.next): (words.next, #selector(UIViewController.keyboardLiftFocusNextInput))
      case .move(.previous): (words.previous, #selector(UIViewController.keyboardLiftFocusPreviousInput))
      case .endEditing: (words.done, #selector(UIViewController.keyboardLiftEndEditing))
      }
    let input =
      switch key {
      case .tab: "\t"
      case .escape: UIKeyCommand.inputEscape
      case .upArrow: UIKeyCommand.inputUpArrow
      case .downArrow: UIKeyCommand.inputDownArrow
      }
    var flags: UIKeyModifierFlags = []
    if hasShift { flags.insert(.shift) }
    if hasCommand { flags.insert(.command) }
    let command = UIKeyCommand(
      title: title, action: action, input: input, modifierFlags: flags, discoverabilityTitle: title)
    command.wantsPriorityOverSystemBehavior = overridesText
    return command
  }
}

/// The actions of the key commands, which UIKit looks for in the responders around the input.
extension UIViewController {
  @objc fileprivate func keyboardLiftFocusNextInput() { KeyboardCenter.shared.navigation.perform(.move(.next)) }
  @objc fileprivate func keyboardLiftFocusPreviousInput() { KeyboardCenter.shared.navigation.perform(.move(.previous)) }
  @objc fileprivate func keyboardLiftEndEditing() { KeyboardCenter.shared.navigation.perform(.endEditing) }
}

/// Tells of taps.
class TellingTapRecognizer: UITapGestureRecognizer {
  /// A tap was recognised.
  func tapped() {}

  /// Begins to tell.
  func listen() { addTarget(self, action: #selector(tell)) }

  @objc private func tell() { tapped() }
}

/// Tells of drags.
class TellingPanRecognizer: UIPanGestureRecognizer {
  /// A finger that drags moved, or was lifted.
  func dragged() {}

  /// Begins to tell.
  func listen() { addTarget(self, action: #selector(tell)) }

  @objc private func tell() { dragged() }
}

extension SlidingTextFieldDelegate {
  /// The app's own delegate's answer; yes without one.
  func forwardedShouldReturn(_ textField: UITextField) -> Bool {
    forwardee?.textFieldShouldReturn?(textField) ?? true
  }

  /// Says yes to what the app's own delegate answers.
  public nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || presentForwardee?.responds(to: selector) == true
  }

  /// Leaves to the app's own delegate what this one does not answer itself: all of the protocol, with what later systems add.
  public nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    if let presentForwardee, presentForwardee.responds(to: selector) { return presentForwardee }
    return super.forwardingTarget(for: selector)
  }

  /// NSObject's methods belong to no actor, and UIKit calls them on the main thread; elsewhere nothing is forwarded.
  private nonisolated var presentForwardee: (any NSObjectProtocol)? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var result: (any NSObjectProtocol)?
    MainActor.assumeIsolated { result = forwardee }
    return result
  }
}
#endif
