import KeyboardLiftCore

/// The fields of a strategy.
private enum StrategyKey: String, CodingKey {
  case kind, distance, minimumFraction, maximumFraction, keyboardHeight, afterHide, padding, target, restoresOffset
}

/// The fields of a strategy's keyboard height.
private enum KeyboardHeightKey: String, CodingKey {
  case portrait, landscape
}

extension TraceHeader {
  init(_ fields: KeyedDecodingContainer<LineKey>) throws {
    let format = try fields.required(.format, as: String.self)
    guard format == Self.format else {
      throw fields.problem("unknown: \(format.quoted); expected \"\(Self.format)\"", at: .format)
    }
    let version = try fields.required(.version, as: Int.self)
    guard version == Self.version else {
      throw fields.problem(
        "\(version) is unknown; expected \(Self.version). A newer KeyboardLift may read it.", at: .version)
    }
    self.init(
      device: try fields.optional(.device), os: try fields.optional(.os), orientation: try fields.name(.orientation),
      screen: try fields.required(.screen), scale: try fields.optional(.scale), note: try fields.optional(.note),
      strategy: try fields.strategy())
  }
}

extension KeyedDecodingContainer<LineKey> {
  fileprivate func strategy() throws -> TraceStrategy? {
    guard contains(.strategy), try !decodeNil(forKey: .strategy) else { return nil }
    guard let fields = try? nestedContainer(keyedBy: StrategyKey.self, forKey: .strategy) else {
      throw problem("expected an object: {\"kind\":\"automatic\"}", at: .strategy)
    }
    if try fields.required(.kind, as: String.self) == TraceStrategy.Kind.off { return TraceStrategy(.none) }
    guard let kind = try fields.name(.kind, as: TraceStrategy.Kind.self) else { return nil }
    return try fields.strategy(of: kind)
  }
}

extension KeyedDecodingContainer<StrategyKey> {
  /// The strategy of a kind; what is missing has the kind's default.
  fileprivate func strategy(of kind: TraceStrategy.Kind) throws -> TraceStrategy {
    switch kind.standard {
    case .none:
      return TraceStrategy(.none)
    case .automatic(let distance, let restores):
      return TraceStrategy(
        .automatic(
          distance: try length(.distance) ?? distance, restoresOffset: try optional(.restoresOffset) ?? restores))
    case .slide(let minimum, let maximum, let height):
      return TraceStrategy(
        .slide(
          minimumFraction: try optional(.minimumFraction) ?? minimum,
          maximumFraction: try optional(.maximumFraction) ?? maximum,
          keyboardHeight: try keyboardHeight() ?? height))
    case .resize(let afterHide, _, let restores):
      return TraceStrategy(
        .resize(
          afterHide: try name(.afterHide, as: Strategy.AfterHide.Name.self)?.value ?? afterHide,
          restoresOffset: try optional(.restoresOffset) ?? restores),
        target: try optional(.target))
    case .extend(let padding, _, let restores):
      return TraceStrategy(
        .extend(padding: try length(.padding) ?? padding, restoresOffset: try optional(.restoresOffset) ?? restores),
        target: try optional(.target))
    case .inset(let distance, _, let restores):
      return TraceStrategy(
        .inset(
          distance: try length(.distance) ?? distance, restoresOffset: try optional(.restoresOffset) ?? restores),
        target: try optional(.target))
    }
  }

  private func length(_ key: Key) throws -> Double? { try optional(key, as: Length.self)?.points }

  private func keyboardHeight() throws -> Strategy.KeyboardHeight? {
    guard contains(.keyboardHeight), try !decodeNil(forKey: .keyboardHeight) else { return nil }
    if let fields = try? nestedContainer(keyedBy: KeyboardHeightKey.self, forKey: .keyboardHeight) {
      return .constant(
        portrait: try fields.required(.portrait, as: Length.self).points,
        landscape: try fields.required(.landscape, as: Length.self).points)
    }
    if let word = try? decode(String.self, forKey: .keyboardHeight), word == "actual" { return .actual }
    throw problem("expected \"actual\" or {\"portrait\":216,\"landscape\":162}", at: .keyboardHeight)
  }
}

extension Strategy.AfterHide {
  /// The names that the format gives.
  enum Name: String, CaseIterable {
    case restore, scrollToTop

    var value: Strategy.AfterHide {
      switch self {
      case .restore: .restore
      case .scrollToTop: .scrollToTop
      }
    }
  }

  var name: Name {
    switch self {
    case .restore: .restore
    case .scrollToTop: .scrollToTop
    }
  }
}
