/// A question for a keyboard's height. The rules are told at
/// ``Device/keyboardHeight(orientation:kind:suggestionBar:os:displayZoom:)``.
struct KeyboardQuery {
  var device: Device
  var orientation: Orientation
  var kind: KeyboardKind
  var suggestionBar: Bool?
  var os: OSVersion?
  var displayZoom: Bool

  func answer() -> KeyboardHeight? {
    if suggestionBar == nil, let entry = entries(of: kind, suggestionBar: nil).first(where: isForSystem) {
      return answer(entry, as: kind)
    }
    if let entry = best(of: kind) { return answer(entry, as: kind) }
    if let entry = best(of: .qwerty) { return answer(entry, as: .qwerty) }
    return displayZoom ? nil : formula()
  }

  /// Whether the bar is there, after what the systems allow.
  private var showsBar: Bool {
    if let os, os < OSVersion(8) { return false }
    if kind == .emoji { return true }
    if device.family == .iPad, os.map({ $0 >= OSVersion(9) }) ?? true { return true }
    return suggestionBar ?? true
  }

  private func best(of kind: KeyboardKind) -> KeyboardEntry? {
    let candidates = entries(of: kind, suggestionBar: showsBar)
    guard var best = candidates.first else { return nil }
    for candidate in candidates.dropFirst() where isBetter(candidate, than: best) { best = candidate }
    return best
  }

  private func entries(of kind: KeyboardKind, suggestionBar: Bool?) -> [KeyboardEntry] {
    device.keyboardEntries.filter {
      $0.height != nil && $0.orientation == orientation && $0.kind == kind && $0.suggestionBar == suggestionBar
        && ($0.displayZoom != nil) == displayZoom
    }
  }

  private func isForSystem(_ entry: KeyboardEntry) -> Bool { os.map(entry.systems.contains) ?? true }

  /// Nearer to the system asked for, or newer where none is; of two equal ones what begins later is the more special.
  private func isBetter(_ entry: KeyboardEntry, than other: KeyboardEntry) -> Bool {
    if let os {
      let distance = entry.systems.distance(to: os)
      let otherDistance = other.systems.distance(to: os)
      if distance != otherDistance { return distance < otherDistance }
    } else if entry.systems.end != other.systems.end {
      return ends(entry.systems, after: other.systems)
    }
    return (entry.systems.start ?? OSVersion(0)) > (other.systems.start ?? OSVersion(0))
  }

  private func ends(_ range: OSRange, after other: OSRange) -> Bool {
    guard let otherEnd = other.end else { return false }
    return range.end.map { $0 > otherEnd } ?? true
  }

  private func answer(_ entry: KeyboardEntry, as found: KeyboardKind) -> KeyboardHeight? {
    guard let height = entry.height else { return nil }
    let isForSystem = isForSystem(entry)
    let other = Confidence(.inferred, "inferred (\(entry.confidence.text) on \(entry.systems))")
    return KeyboardHeight(
      height: height,
      basis: !isForSystem ? .nearestSystem : found == kind ? .table : .textKeyboard,
      confidence: isForSystem ? entry.confidence : other,
      source: entry.source, note: entry.note, entry: entry, rule: rule)
  }

  private func formula() -> KeyboardHeight? {
    guard let parts = device.keyboardParts(orientation: orientation, suggestionBar: showsBar, os: os) else {
      return nil
    }
    return KeyboardHeight(
      height: parts.height, basis: .formula, confidence: Confidence(.computed, "computed (\(parts))"),
      source: "keys + bar + bottom", note: nil, entry: nil, rule: rule)
  }

  /// The row without a height that speaks of this kind.
  private var rule: KeyboardEntry? {
    device.keyboardEntries.first { $0.height == nil && $0.kind == kind && $0.confidence.level == .rule }
  }
}
