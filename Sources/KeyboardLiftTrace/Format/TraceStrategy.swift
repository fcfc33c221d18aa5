public import KeyboardLiftCore

/// A strategy as a trace names it: its target is a view's name, where the engine has a number.
public struct TraceStrategy: Equatable, Sendable {
  /// The strategy with its options; its own `target` is nil and stands in ``target``.
  public var strategy: Strategy
  /// The name of the scroll view to work on; nil for the strategy's own choice. Only resize, extend and inset heed it.
  public var target: String?

  /// Makes a strategy with the name of its target.
  public init(_ strategy: Strategy, target: String? = nil) {
    self.strategy = strategy
    self.target = target
  }

  /// Makes the strategy of a kind with all defaults; nil if no kind has this name.
  /// - Parameter kind: one of ``spellings``.
  public init?(kind: String) {
    guard let kind = Kind(spelling: kind) else { return nil }
    self.init(kind.standard)
  }

  /// The names of all kinds, the default first.
  public static var kinds: [String] { Kind.allCases.map(\.rawValue) }

  /// All names that a header and a command line may use: ``kinds``, and `off` for `none`.
  public static var spellings: [String] { kinds + [Kind.off] }

  /// The name of its kind.
  public var kind: String { Kind(strategy).rawValue }

  /// The kinds by the names that the format gives them.
  enum Kind: String, CaseIterable {
    case automatic, slide, resize, extend, inset, none

    /// Another spelling of `none`, the one that the library uses.
    static let off = "off"

    /// The kind with one of ``TraceStrategy/spellings``; nil if there is none.
    init?(spelling: String) {
      self.init(rawValue: spelling == Self.off ? Self.none.rawValue : spelling)
    }

    init(_ strategy: Strategy) {
      self =
        switch strategy {
        case .none: .none
        case .automatic: .automatic
        case .slide: .slide
        case .resize: .resize
        case .extend: .extend
        case .inset: .inset
        }
    }

    /// The strategy of this kind with its defaults.
    var standard: Strategy {
      switch self {
      case .automatic: .automatic()
      case .slide: .slide()
      case .resize: .resize()
      case .extend: .extend()
      case .inset: .inset()
      case .none: .none
      }
    }
  }
}

extension Strategy {
  /// The same strategy working on another scroll view, if it is one that takes a target.
  func working(on target: Int?) -> Strategy {
    switch self {
    case .none, .automatic, .slide:
      self
    case .resize(let afterHide, _, let restoresOffset):
      .resize(afterHide: afterHide, target: target, restoresOffset: restoresOffset)
    case .extend(let padding, _, let restoresOffset):
      .extend(padding: padding, target: target, restoresOffset: restoresOffset)
    case .inset(let distance, _, let restoresOffset):
      .inset(distance: distance, target: target, restoresOffset: restoresOffset)
    }
  }
}
