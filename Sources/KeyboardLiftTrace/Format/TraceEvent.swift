public import KeyboardLiftCore

/// Something that happened on a recorded screen, with the new values; views go by their names.
public struct TraceEvent: Equatable, Sendable {
  /// What happened.
  public enum Action: Equatable, Sendable {
    /// The app laid the views out: at first, and again after a rotation, a resize or a change of the tree.
    case layout(TraceLayout)
    /// An input became first responder.
    case focus(String)
    /// An input stopped being first responder.
    case blur(String)
    /// UIKit posted a keyboard notification.
    case keyboard(KeyboardNotification)
    /// The user scrolled a scroll view to an offset, in points.
    case scroll(String, contentOffset: Point)
    /// The system scrolled by itself, as UIKit reveals a caret: keyboard notifications scroll from there, and the scroll view
    /// still returns to where the user had it.
    case systemScroll(String, contentOffset: Point)
    /// A text view's caret moved, in its content coordinates; nil when it is no longer known.
    case caret(String, caret: Rect?)
    /// The app set a scroll view's content size, a view's frame (in its superview's coordinates), or both.
    case content(String, contentSize: Size?, frame: Rect?)
    /// The app set a scroll view's own `contentInset`.
    case inset(String, contentInset: Insets)
    /// The app left the screen.
    case background
    /// The app came back.
    case foreground
  }

  /// When, in seconds from any moment. Events count in the order in which they stand, whatever their times.
  public var time: Double
  /// What happened.
  public var action: Action
  /// The views as they were read with the event, where they differ from what the trace told so far in more than the event
  /// says; nil where they do not. The engine is told of no layout by it. A layout has none.
  public var reading: TraceLayout?

  /// Makes an event.
  /// - Parameters:
  ///   - time: in seconds.
  ///   - action: what happened.
  ///   - reading: the views as they were read with the event; nil for what the trace told so far.
  public init(at time: Double, _ action: Action, reading: TraceLayout? = nil) {
    self.time = time
    self.action = action
    self.reading = reading
  }

  /// The event's name in the format.
  public var name: String { action.name.rawValue }
}

extension TraceEvent {
  /// The events' names in the format.
  enum Name: String, CaseIterable {
    case layout, focus, blur, keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide
    case keyboardWillChangeFrame, keyboardDidChangeFrame, scroll, caret, content, inset, background, foreground

    init(_ name: KeyboardNotification.Name) {
      self =
        switch name {
        case .willShow: .keyboardWillShow
        case .didShow: .keyboardDidShow
        case .willHide: .keyboardWillHide
        case .didHide: .keyboardDidHide
        case .willChangeFrame: .keyboardWillChangeFrame
        case .didChangeFrame: .keyboardDidChangeFrame
        }
    }
  }
}

extension TraceEvent {
  /// Who scrolled.
  enum Scroller: String, CaseIterable {
    case user, system
  }
}

extension TraceEvent.Action {
  /// The name in the format.
  var name: TraceEvent.Name {
    switch self {
    case .layout: .layout
    case .focus: .focus
    case .blur: .blur
    case .keyboard(let notification): TraceEvent.Name(notification.name)
    case .scroll, .systemScroll: .scroll
    case .caret: .caret
    case .content: .content
    case .inset: .inset
    case .background: .background
    case .foreground: .foreground
    }
  }
}
